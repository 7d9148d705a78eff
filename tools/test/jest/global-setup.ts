import { startThrowAwayPostgres } from '@lyceum/embedded-postgres';
import { startRedis } from './redis-server.ts';
import { shared } from './shared.ts';

/**
 * Runs once before all suites of a run: starts one throw-away PostgreSQL and, where the machine has it, one
 * throw-away Redis. Suites learn the addresses from the environment (see `@lyceum/testing`).
 */
export default async function globalSetup(): Promise<void> {
  const [postgres, redis] = await Promise.all([startThrowAwayPostgres(), startRedis()]);
  shared.stop = async () => {
    await Promise.all([postgres.stop(), redis?.stop()]);
  };
  process.env['LYCEUM_TEST_POSTGRES_URL'] = postgres.url();
  if (redis !== undefined) process.env['LYCEUM_TEST_REDIS_URL'] = redis.url;
  // The suites say themselves which of them use Redis; the person's own must not leak into the others.
  delete process.env['REDIS_URL'];
}
