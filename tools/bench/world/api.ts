import { dirname, join } from 'node:path';
import { root } from './build.ts';
import { type ServerProcess, startChild } from './child.ts';

/** What the bench's servers sign tokens with. */
export const tokenSecret = 'the-bench-signs-its-tokens-with-this';

export interface ApiOptions {
  readonly databaseUrl: string;
  /** Whether it relays events and runs jobs too, as the one process of a laptop does. */
  readonly runJobs: boolean;
  /** Whether there are front ends to serve. */
  readonly frontEnds: boolean;
  readonly log: string;
}

/** What a built role of the server is started with: nothing of this shell's environment but its path. */
export function serverEnvironment({
  databaseUrl,
  runJobs,
  frontEnds,
  log,
}: ApiOptions): Readonly<Record<string, string | undefined>> {
  return {
    PATH: process.env['PATH'],
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: '0',
    DATABASE_URL: databaseUrl,
    STAFF_SECOND_FACTOR: 'optional',
    JWT_SECRET: tokenSecret,
    RUN_JOBS: String(runJobs),
    OBJECTS_DIR: join(dirname(log), 'objects'),
    // Filling a large forum takes a while.
    ACCESS_TOKEN_MINUTES: '60',
    // All load comes from one address.
    ADDRESS_RATE_LIMIT: '10000000',
    CALL_LIMIT_FACTOR: '1000000',
    ...(frontEnds && { FRONT_END_DIR: join(root, 'apps') }),
  };
}

/** Starts the worker role, which runs the jobs and serves nobody. */
export function startWorker(options: ApiOptions): Promise<ServerProcess> {
  return startChild({
    what: 'The worker',
    program: join(root, 'apps/api/dist/worker.js'),
    cwd: root,
    log: options.log,
    env: serverEnvironment(options),
  });
}

/** Starts the built server as `npm start` does. */
export function startApi(options: ApiOptions): Promise<ServerProcess> {
  return startChild({
    what: 'The server',
    program: join(root, 'apps/api/dist/main.js'),
    cwd: root,
    log: options.log,
    env: serverEnvironment(options),
  });
}
