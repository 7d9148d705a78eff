import { describe } from '@jest/globals';

/** Address of the Redis of this test run; undefined where the machine has none. */
export function testRedisUrl(): string | undefined {
  return process.env['LYCEUM_TEST_REDIS_URL'];
}

/**
 * A `describe` block that needs Redis. Without one it is skipped, and `npm test` says so in its closing lines.
 * The Redis may be the person's own: use keys of your own with a random prefix and never FLUSHALL.
 */
export function describeWithRedis(title: string, suite: (redisUrl: string) => void): void {
  const url = testRedisUrl();
  // The title is what `npm test` counts the skipped suites by.
  if (url === undefined)
    describe.skip(`${title} [needs Redis]`, () => {
      suite('');
    });
  else
    describe(`${title} [needs Redis]`, () => {
      suite(url);
    });
}
