import { join } from 'node:path';
import { root } from './build.ts';
import { type ServerProcess, startChild } from './child.ts';

export interface ReferenceOptions {
  /** Name of the row whose handler answers. */
  readonly row: string;
  readonly databaseUrl: string;
  /** Address of our server. */
  readonly apiUrl: string;
  readonly log: string;
}

/** Starts the bare server of one row. */
export function startReference({ row, databaseUrl, apiUrl, log }: ReferenceOptions): Promise<ServerProcess> {
  return startChild({
    what: `The bare server of ${row}`,
    program: join(root, 'tools/bench/reference/server.ts'),
    args: [row],
    cwd: root,
    log,
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', DATABASE_URL: databaseUrl, API_URL: apiUrl },
  });
}
