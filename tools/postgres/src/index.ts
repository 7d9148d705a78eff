export { PostgresStartError } from './failure.ts';
export { findFreePort, isFree } from './free-port.ts';
export type { EmbeddedPostgres, EmbeddedPostgresOptions } from './server.ts';
export { guard } from './guard.ts';
export { killEmbeddedPostgres, startEmbeddedPostgres } from './server.ts';
export { startThrowAwayPostgres } from './throw-away.ts';
