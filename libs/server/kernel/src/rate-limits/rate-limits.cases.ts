import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { commonErrors } from '@lyceum/contracts/common';
import { createTestDatabase, describeWithRedis, type TestDatabase } from '@lyceum/testing';
import { DataSource } from 'typeorm';
import { DomainError } from '../errors/domain-error';
import { PostgresRateLimits } from './postgres-rate-limits';
import type { RateLimit, RateLimits } from './rate-limits.port';
import { RedisRateLimits } from './redis-rate-limits';

const shared = { points: 3, seconds: 60 };

/** For a clock that is set while the database answers. */
const everythingButDate = [
  ...([
    'setTimeout',
    'clearTimeout',
    'setInterval',
    'clearInterval',
    'setImmediate',
    'clearImmediate',
  ] as const),
  ...(['nextTick', 'queueMicrotask', 'performance', 'hrtime'] as const),
];

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

  test('of what is taken several at a time as many get through as there are points, and another process has the rest', async () => {
    const [one, two] = limits;
    const taken = { ...limit, points: 7, atATime: 3 };
    const consume = (of: RateLimits): Promise<void> => of.consume('test.shares', 'x', taken);
    expect(await outcome([consume(one)])).toEqual({ passed: 1, refusals: [] });
    expect((await outcome([two, two, two, two, two, two].map(consume))).passed).toBe(
      taken.points - (one === two ? 1 : taken.atATime),
    );
    const { passed, refusals } = await outcome([one, one, one].map(consume));
    expect(passed).toBe(one === two ? 0 : taken.atATime - 1);
    expect(refusals[0]).toMatchObject({ status: 429 });
    expect((refusals[0] as DomainError).retryAfterSeconds).toBeGreaterThan(50);
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

  test('what is given back lets one more in, once, and nothing that is refused counts', async () => {
    const [one, two] = limits;
    const kept = await one.reserve('test.given-back', 'x', limit);
    const reserve = (of: RateLimits): Promise<void> =>
      of.reserve('test.given-back', 'x', limit).then(() => undefined);
    expect((await outcome([one, two, one, two].map(reserve))).passed).toBe(2);
    await Promise.all([kept.giveBack(), kept.giveBack(), kept.giveBack()]);
    expect((await outcome([two, one, two].map(reserve))).passed).toBe(1);
  });

  test('what is given back as its time ends, or after it, frees nothing of the next', async () => {
    const [one] = limits;
    const reserve = () => one.reserve('test.too-late', 'x', limit);
    const start = Date.now();
    const clockAt = (seconds: number) =>
      jest.useFakeTimers({ now: start + seconds * 1_000, doNotFake: everythingButDate });
    clockAt(0);
    const [before, after, slow] = [await reserve(), await reserve(), await reserve()];
    await expire();
    clockAt(61);
    await before.giveBack();
    for (let time = 0; time < 3; time += 1) await reserve();
    await after.giveBack();
    // By the clock of this process its time is not yet over.
    clockAt(59);
    await slow.giveBack();
    clockAt(61);
    await expect(reserve()).rejects.toThrow(DomainError);
    jest.useRealTimers();
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

/** Speaks as much of Redis as its client needs to be ready, and says nothing to any counted call. */
async function silentRedis() {
  const sockets: Socket[] = [];
  const heard: string[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      // Each command is an array whose first part is its name.
      for (const [, name = ''] of data.toString().matchAll(/\*\d+\r\n\$\d+\r\n(\w+)\r\n/g)) {
        if (/^eval/i.test(name)) heard.push(name);
        else socket.write(/^info$/i.test(name) ? '$19\r\nredis_version:7.0.0\r\n' : '+OK\r\n');
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    heard,
    url: `redis://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    stop: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

describe('a Redis that accepts and says nothing', () => {
  let redis: Awaited<ReturnType<typeof silentRedis>>;
  let limits: RedisRateLimits;
  beforeEach(async () => {
    redis = await silentRedis();
    limits = new RedisRateLimits(redis.url);
  });
  afterEach(() => {
    jest.useRealTimers();
    limits.onApplicationShutdown();
    redis.stop();
  });

  test('is waited for once; then the process counts for itself, and one call in ten seconds looks', async () => {
    const count = (key: string): Promise<void> => limits.consume('test.silence', key, shared);
    await count('the first');
    expect(redis.heard).toHaveLength(1);
    const { passed } = await outcome(Array.from({ length: 20 }, () => count('others')));
    expect([passed, redis.heard.length]).toEqual([3, 1]);

    jest.useFakeTimers({ now: Date.now() + 11_000, doNotFake: everythingButDate });
    await Promise.all(['a', 'b', 'c', 'd'].map(count));
    expect(redis.heard).toHaveLength(2);
  });
});
