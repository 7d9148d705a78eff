import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { type Config, readConfig } from '@lyceum/kernel';

/** Signs the tokens of tests. */
export const testJwtSecret = 'a secret that only the tests know, long enough';

/** The server's configuration in a test: quiet, on a free port, with jobs in the same process. */
export function testConfig(databaseUrl: string, overrides: Readonly<Record<string, string>> = {}): Config {
  return readConfig({
    APP_ENV: 'TEST',
    DATABASE_URL: databaseUrl,
    DATABASE_POOL_SIZE: '12',
    JOB_CONCURRENCY: '3',
    ADDRESS_RATE_LIMIT: '1000000',
    CALL_LIMIT_FACTOR: '1000',
    JWT_SECRET: testJwtSecret,
    PORT: '0',
    STAFF_SECOND_FACTOR: 'optional',
    LOG_LEVEL: 'silent',
    // Servers over one database share their files, too.
    OBJECTS_DIR: objectsFolderOf(databaseUrl),
    ...overrides,
  });
}

/** Where a test's database has its files. */
export function objectsFolderOf(databaseUrl: string): string {
  // Each user of the machine has one of their own.
  const folder = `lyceum-test-objects-${String(userInfo().uid)}`;
  return join(tmpdir(), folder, new URL(databaseUrl).pathname.slice(1));
}
