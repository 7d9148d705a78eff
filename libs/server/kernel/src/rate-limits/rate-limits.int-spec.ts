import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { commonErrors } from '@lyceum/contracts';
import { createTestDatabase, describeWithRedis, type TestDatabase } from '@lyceum/testing';
import { DataSource } from 'typeorm';
import { DomainError } from '../errors/domain-error';
import { PostgresRateLimits } from './postgres-rate-limits';
import type { RateLimit, RateLimits } from './rate-limits.port';
import { RedisRateLimits } from './redis-rate-limits';

const shared = { points: 3, seconds: 60 };

let database: TestDatabase;
let dataSource: DataSource;
beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await new DataSource({ type: 'postgres', url: database.url, poolSize: 4 }).initialize();
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

/** How many of the calls got through, and the answers of those that did not. */
async function outcome(calls: Promise<void>[]): Promise<{ passed: number; refusals: unknown[] }> {
  const settled = await Promise.allSettled(calls);
  const refusals = settled.filter(({ status }) => status === 'rejected');
  return {
    passed: settled.length - refusals.length,
    refusals: refusals.map((refusal) => (refusal as PromiseRejectedResult).reason as unknown),
  };
}

/** What every adapter promises. Two of them stand for two processes. */
function promises(open: () => RateLimits, expire: () => unknown, limit: RateLimit = shared): void {
  let limits: [RateLimits, RateLimits];
  beforeEach(() => {
    limits = [open(), open()];
  });

  test('of many calls at once, in two processes, as many get through as there are points', async () => {
    const calls = Array.from({ length: 12 }, (_, index) =>
      limits[index % 2 === 0 ? 0 : 1].consume('test.race', 'one', limit),
    );
    const { passed, refusals } = await outcome(calls);
    expect(passed).toBe(3);
    for (const refusal of refusals) {
      expect(refusal).toBeInstanceOf(DomainError);
      expect(refusal).toMatchObject({ code: commonErrors.TOO_MANY_REQUESTS.code, status: 429 });
      expect((refusal as DomainError).retryAfterSeconds).toBeGreaterThan(50);
      expect((refusal as DomainError).retryAfterSeconds).toBeLessThanOrEqual(60);
    }
  });

  test('other keys and other names have counters of their own', async () => {
    const [one] = limits;
    const calls = ['a', 'b', 'c'].flatMap((key) => [
      one.consume('test.names', key, limit),
      one.consume('test.other-names', key, limit),
    ]);
    expect(await outcome(calls)).toEqual({ passed: 6, refusals: [] });
  });

  test('what is noted counts and is never refused', async () => {
    const [one, two] = limits;
    for (let index = 0; index < 5; index += 1) await two.note('test.noted', 'x', limit);
    await expect(one.consume('test.noted', 'x', limit)).rejects.toThrow(DomainError);
  });

  test('a counter starts anew when its time is over', async () => {
    const [one] = limits;
    for (let index = 0; index < 3; index += 1) await one.consume('test.time', 'x', limit);
    await expect(one.consume('test.time', 'x', limit)).rejects.toThrow(DomainError);
    await expire();
    await expect(one.consume('test.time', 'x', limit)).resolves.toBeUndefined();
  });

  test('what is given back too late, or more often than it was taken, lets no more in than there are points', async () => {
    const [one] = limits;
    const many = (call: (of: RateLimits) => Promise<void>) =>
      outcome(Array.from({ length: 12 }, (_, index) => call(limits[index % 2 === 0 ? 0 : 1])));
    const take = () => many((of) => of.consume('test.given-back', 'x', limit));
    const giveBack = () => many((of) => of.giveBack('test.given-back', 'x', limit));

    await giveBack();
    expect((await take()).passed).toBe(3);
    await expire();
    await giveBack();
    expect((await take()).passed).toBe(3);
    await giveBack();
    await giveBack();
    expect((await take()).passed).toBe(3);
    await giveBack();
    await one.consume('test.given-back', 'x', limit);
    await one.giveBack('test.given-back', 'x', limit);
    await expire();
    expect((await take()).passed).toBe(3);
  });
}

describe('rate limits of one process', () => {
  let process: RateLimits;
  beforeEach(() => {
    jest.useFakeTimers();
    process = new PostgresRateLimits(dataSource);
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  promises(
    () => process,
    () => jest.advanceTimersByTime(61_000),
    { ...shared, countedBy: 'process' },
  );
});

describe('rate limits on PostgreSQL', () => {
  promises(
    () => new PostgresRateLimits(dataSource),
    () => dataSource.query('UPDATE rate_limits SET expire = 0'),
  );

  test('leave no rows behind for ever', async () => {
    const limits = new PostgresRateLimits(dataSource);
    await limits.note('test.sweep', 'old', shared);
    await dataSource.query('UPDATE rate_limits SET expire = 1');
    await limits.note('test.sweep', 'new', shared);
    await limits.sweep();
    expect(await dataSource.query('SELECT FROM rate_limits')).toHaveLength(1);
  });
});

describeWithRedis('rate limits on Redis', (redisUrl) => {
  const prefix = `test-${crypto.randomUUID()}`;
  let opened: RedisRateLimits[] = [];
  const open = (): RedisRateLimits => {
    const limits = new RedisRateLimits(redisUrl, prefix);
    opened.push(limits);
    return limits;
  };
  afterEach(() => {
    for (const limits of opened) limits.onApplicationShutdown();
    opened = [];
  });

  promises(open, async () => {
    const { Redis } = await import('ioredis');
    const redis = new Redis(redisUrl);
    const keys = await redis.keys(`${prefix}:*`);
    await redis.del(...keys);
    redis.disconnect();
  });
});

test('a Redis that accepts and says nothing is waited for two seconds, and then the process counts for itself', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => void sockets.push(socket));
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const limits = new RedisRateLimits(`redis://127.0.0.1:${String((silent.address() as AddressInfo).port)}`);
  const twice = { points: 2, seconds: 60 };
  const tries = [1, 2, 3].map(() => limits.consume('test.silence', 'somebody', twice));
  const refused = (await Promise.allSettled(tries)).filter(({ status }) => status === 'rejected');
  expect(refused).toEqual([
    { status: 'rejected', reason: expect.objectContaining({ code: commonErrors.TOO_MANY_REQUESTS.code }) },
  ]);
  limits.onApplicationShutdown();
  for (const socket of sockets) socket.destroy();
  silent.close();
});
