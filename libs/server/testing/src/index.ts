export { runCasesIn } from './cases/run-cases-in';
export { countStatements } from './postgres/count-statements';
export { crossing, somebodyWaits } from './postgres/crossing';
export type { TestDatabase } from './postgres/test-database';
export { createTestDatabase } from './postgres/test-database';
export { describeWithRedis, testRedisUrl } from './redis/test-redis';
export { testConfig, testJwtSecret } from './app/test-config';
export { databaseModule as testDatabaseModule } from '@lyceum/database';
