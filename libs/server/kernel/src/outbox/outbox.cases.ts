import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Injectable } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { Test, type TestingModule } from '@nestjs/testing';
import { commonErrors } from '@lyceum/contracts/common';
import {
  createTestDatabase,
  crossing,
  testConfig,
  type TestDatabase,
  testDatabaseModule,
} from '@lyceum/testing';
import { store, stored } from '../demo/stored';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { ConfigModule } from '../config/config.module';
import { DomainError } from '../errors/domain-error';
import { JobsModule } from '../jobs.module';
import { OutgoingModule } from '../outgoing/outgoing.module';
import type { Transaction } from '../unit-of-work/transaction';
import { AfterCommitOf } from '../unit-of-work/after-commit-of.decorator';
import { UnitOfWork } from '../unit-of-work/unit-of-work';
import { DeliveryHandler } from './delivery-handler';
import { defineEvent, type DeliveredEvent } from '../unit-of-work/event';
import { OutboxModule } from './outbox.module';
import { OutboxRelay } from './outbox-relay';
import { Subscribe } from './subscribe.decorator';
import { Subscriptions } from './subscriptions';

const BellRung = defineEvent('test.bell-rung', z.object({ times: z.int() }));
type Bell = DeliveredEvent<{ times: number }>;

@Injectable()
class Listeners {
  heard: number[] = [];
  told: number[] = [];
  followed: number[] = [];
  during: ((bell: Bell, transaction: Transaction) => Promise<void>) | undefined;

  @Subscribe(BellRung, 'test.first-listener')
  async first(bell: Bell, transaction: Transaction): Promise<void> {
    await this.during?.(bell, transaction);
    this.heard.push(bell.payload.times);
    await note(transaction, 'first', bell);
  }

  @Subscribe(BellRung, 'test.second-listener')
  async second(bell: Bell, transaction: Transaction): Promise<void> {
    await note(transaction, 'second', bell);
    transaction.afterCommit(bell.id, () => void this.told.push(bell.payload.times));
  }

  @AfterCommitOf(BellRung)
  follow({ times }: { times: number }): void {
    this.followed.push(times);
  }

  @Subscribe(BellRung, 'test.listener-for-many', {
    when: ({ times }) => {
      if (times === 666) throw new Error('cannot say');
      return times > 1_000;
    },
  })
  async many(bell: Bell, transaction: Transaction): Promise<void> {
    await note(transaction, 'many', bell);
  }
}

/** What a subscriber writes: rows nothing keeps from being written twice. */
const note = async ({ manager }: Transaction, who: string, { payload }: Bell): Promise<void> => {
  await manager.query('INSERT INTO notes (who, times) VALUES ($1, $2)', [who, payload.times]);
};

let database: TestDatabase;
let here: TestingModule;
let there: TestingModule;
let listeners: Listeners;
let rows: DataSource;

/** A process; it works by itself where it runs jobs, otherwise as the test says. */
async function openProcess(runsJobs: boolean): Promise<TestingModule> {
  const config = testConfig(database.url, { RUN_JOBS: String(runsJobs) });
  const module = await Test.createTestingModule({
    imports: [
      testDatabaseModule(config),
      ConfigModule.forRoot(config),
      DiscoveryModule,
      JobsModule.forRoot({ REDIS_URL: undefined }),
      OutgoingModule,
      OutboxModule,
    ],
    providers: [Listeners],
  }).compile();
  module.useLogger(false);
  return module.init();
}

beforeAll(async () => {
  database = await createTestDatabase();
  here = await openProcess(false);
  there = await openProcess(false);
  listeners = here.get(Listeners);
  rows = here.get(DataSource);
  await rows.query('CREATE TABLE notes (who text NOT NULL, times int NOT NULL)');
});
afterAll(async () => {
  await here.close();
  await there.close();
  await database.drop();
});
beforeEach(async () => {
  for (const module of [here, there])
    Object.assign(module.get(Listeners), { heard: [], told: [], followed: [], during: undefined });
  await rows.query('TRUNCATE outbox_events, event_deliveries, notes');
});

const ring = (...times: number[]) =>
  here.get(UnitOfWork).run(async (transaction) => {
    for (const one of times) transaction.raise(BellRung, { times: one });
  });
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);
const record = (process = here) => process.get(OutboxRelay).recordDeliveries();

/** Has a process handle one batch of a subscriber. */
const handle = (subscriber: string, process = here) => {
  const subscription = process.get(Subscriptions).get(subscriber);
  if (!subscription) throw new Error(`Nobody subscribes as ${subscriber}`);
  return process.get(DeliveryHandler).handleBatch(subscription);
};
const notes = async (who: string): Promise<number[]> => {
  const noted = await rows.query<{ times: number }[]>(
    'SELECT times FROM notes WHERE who = $1 ORDER BY times',
    [who],
  );
  return noted.map(({ times }) => times);
};
type Delivery = Record<'nextTryAt' | 'handledAt' | 'parkedAt', Date> & { subscriber: string; tries: number };
const deliveries = (subscriber: string) => stored<Delivery>(rows.manager, 'event_deliveries', { subscriber });
const comeDue = () => rows.query('UPDATE event_deliveries SET next_try_at = now()');

/** Repeats a question until the answer is yes; the test's own time limit ends it. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20));
}

describe('a unit of work', () => {
  test('that a deadlock ends is done again: it writes once, and is followed once', async () => {
    const { stays, isEnded, times } = await crossing(rows);
    const other = there.get(UnitOfWork).run(({ manager }) => stays(manager));
    await here.get(UnitOfWork).run(async (transaction) => {
      transaction.raise(BellRung, { times: 1 });
      transaction.afterCommit('told', () => void listeners.told.push(1));
      await isEnded(transaction.manager);
    });
    await other;
    expect(times).toEqual({ ended: 2, stayed: 1 });
    expect(await rows.query('SELECT times FROM crossed')).toEqual([{ times: 2 }, { times: 2 }]);
    expect((await stored(rows.manager, 'outbox_events')).length).toBe(1);
    await until(() => Promise.resolve(listeners.told.length > 0 && listeners.followed.length > 0));
    expect([listeners.told, listeners.followed]).toEqual([[1], [1]]);
  });

  test('that is ended again and again fails for good, after three times', async () => {
    let times = 0;
    const failing = here.get(UnitOfWork).run(async ({ manager }) => {
      times += 1;
      await manager.query(`DO $$ BEGIN RAISE 'lost' USING ERRCODE = '40001'; END $$`);
    });
    await expect(failing).rejects.toThrow('lost');
    expect(times).toBe(3);
  });

  test('that fails leaves neither writes nor events nor audit rows, and nothing follows from it', async () => {
    const audits = (await stored(rows.manager, 'audit_entries')).length;
    const failing = here.get(UnitOfWork).run(async (transaction) => {
      transaction.raise(BellRung, { times: 1 });
      transaction.audit({
        actorId: null,
        action: 'job.retry',
        targetType: 'job',
        targetId: '1',
        before: null,
        after: null,
      });
      transaction.afterCommit('told', () => void listeners.told.push(1));
      await store(transaction.manager, 'event_deliveries', { eventId: crypto.randomUUID(), subscriber: 'x' });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect((await stored(rows.manager, 'outbox_events')).length).toBe(0);
    expect((await stored(rows.manager, 'event_deliveries')).length).toBe(0);
    expect((await stored(rows.manager, 'audit_entries')).length).toBe(audits);
    expect(listeners.told).toEqual([]);
    expect(listeners.followed).toEqual([]);
  });

  test('that commits is followed at once by what may be missed, in its own process, once', async () => {
    await ring(3, 4);
    await until(() => Promise.resolve(listeners.followed.length === 2));
    expect(listeners.followed).toEqual([3, 4]);
    expect(there.get(Listeners).followed).toEqual([]);
  });

  test('refuses an event that is not of its declared shape', async () => {
    await expect(ring(1.5)).rejects.toThrow();
  });

  test('is not opened within a delivery, whose rows it could wait for', async () => {
    await ring(1);
    await record();
    listeners.during = () => ring(2);
    await handle('test.first-listener');
    expect(await deliveries('test.first-listener')).toMatchObject([{ tries: 1, handledAt: null }]);
  });
});

describe('the relay', () => {
  test('records one delivery for each subscriber that wants the event, once, however many record', async () => {
    await ring(...upTo(30), 5_000);
    await Promise.all([here, there, here, there].map((process) => record(process)));
    expect(await record()).toBe(0);
    const counts = await rows.query<{ subscriber: string; count: number }[]>(
      'SELECT subscriber, count(*)::int AS count FROM event_deliveries GROUP BY 1 ORDER BY 1',
    );
    expect(counts).toEqual([
      { subscriber: 'test.first-listener', count: 31 },
      { subscriber: 'test.listener-for-many', count: 1 },
      { subscriber: 'test.second-listener', count: 31 },
    ]);
  });

  test('records for a subscriber that cannot say whether it wants an event, and goes on to the next', async () => {
    await ring(666, 1);
    await record();
    expect(await deliveries('test.listener-for-many')).toHaveLength(1);
    expect(await deliveries('test.first-listener')).toHaveLength(2);
  });

  test('removes what is handled and old, and parks after an hour what nobody subscribes to', async () => {
    await ring(1);
    await record();
    await rows.query(`UPDATE outbox_events SET relayed_at = now() - interval '1 year'`);
    await rows.query(
      `INSERT INTO event_deliveries (event_id, subscriber, next_try_at)
       SELECT event_id, left_by, now() - due FROM event_deliveries,
         (VALUES ('test.left', interval '61 minutes'), ('test.of-the-next-release', interval '59 minutes')) of (left_by, due)
       WHERE subscriber = 'test.first-listener'`,
    );
    await here.get(OutboxRelay).tidy();
    expect((await stored(rows.manager, 'outbox_events')).length).toBe(1);
    expect(await deliveries('test.left')).toMatchObject([
      { parkedReason: 'Nobody subscribes as test.left', tries: 1 },
    ]);
    expect(await deliveries('test.of-the-next-release')).toMatchObject([{ parkedAt: null, tries: 0 }]);
    await rows.query('UPDATE event_deliveries SET handled_at = now()');
    await here.get(OutboxRelay).tidy();
    expect((await stored(rows.manager, 'outbox_events')).length).toBe(0);
    expect((await stored(rows.manager, 'event_deliveries')).length).toBe(0);
  });
});

describe('deliveries', () => {
  test('of one subscriber are handled together, in one transaction, which others follow', async () => {
    await ring(...upTo(50));
    await record();
    await handle('test.second-listener');
    expect(await notes('second')).toEqual(upTo(50));
    const [writers] = await rows.query<{ count: number }[]>(
      'SELECT count(DISTINCT xmin::text)::int AS count FROM notes',
    );
    expect(writers?.count).toBe(1);
    await until(() => Promise.resolve(listeners.told.length === 50));
  });

  test('are each handled once by workers of two processes that go at them together', async () => {
    await ring(...upTo(400));
    await record();
    await Promise.all(
      upTo(8).map(async (turn) => {
        while (await handle('test.first-listener', turn % 2 ? here : there));
      }),
    );
    expect(await notes('first')).toEqual(upTo(400));
  });

  test('one that throws among fifty leaves the other 49 done, and is tried again with growing waits', async () => {
    await ring(...upTo(50));
    await record();
    listeners.during = async ({ payload }) => {
      if (payload.times === 17) throw new Error('the printer is on fire');
    };
    await handle('test.first-listener');
    expect(await notes('first')).toEqual(upTo(50).filter((times) => times !== 17));
    const waits: number[] = [];
    for (let tries = 1; tries < 5; tries += 1) {
      const left = (await deliveries('test.first-listener')).filter(({ handledAt }) => handledAt === null);
      expect(left).toMatchObject([{ tries, parkedAt: null }]);
      waits.push((left[0] as Delivery).nextTryAt.getTime() - Date.now());
      await comeDue();
      await handle('test.first-listener');
    }
    expect(waits.map((wait, index) => wait > (waits[index - 1] ?? 0))).toEqual([true, true, true, true]);
    expect(await parked()).toMatchObject([{ tries: 5, parkedReason: 'the printer is on fire' }]);
  });

  test('whose batch a deadlock ends are handled again together, and none counts as tried', async () => {
    await ring(...upTo(20));
    await record();
    const { stays, isEnded, times } = await crossing(rows);
    listeners.during = async ({ payload }, { manager }) => {
      if (payload.times === 10) await isEnded(manager);
    };
    await Promise.all([
      there.get(UnitOfWork).run(({ manager }) => stays(manager)),
      handle('test.first-listener'),
    ]);
    expect(times).toEqual({ ended: 2, stayed: 1 });
    expect(await notes('first')).toEqual(upTo(20));
    const [writers] = await rows.query<{ count: number }[]>(
      `SELECT count(DISTINCT xmin::text)::int AS count FROM notes WHERE who = 'first'`,
    );
    expect(writers?.count).toBe(1);
    expect((await deliveries('test.first-listener')).every(({ tries }) => tries === 0)).toBe(true);
  });

  test('refused by a rule are parked at once', async () => {
    await ring(1);
    await record();
    listeners.during = () => Promise.reject(new DomainError(commonErrors.NOT_FOUND));
    await handle('test.first-listener');
    expect(await parked()).toMatchObject([{ tries: 1, parkedReason: commonErrors.NOT_FOUND.message }]);
  });

  test('of a process that is killed in the middle are neither lost nor done twice', async () => {
    await ring(...upTo(20));
    await record();
    const [halfway, dead] = [Promise.withResolvers<null>(), Promise.withResolvers<never>()];
    there.get(Listeners).during = async ({ payload }, { manager }) => {
      if (payload.times !== 10) return;
      const [own] = await manager.query<{ pid: number }[]>('SELECT pg_backend_pid() AS pid');
      // What the database sees of a SIGKILL: the connection is gone.
      await rows.query('SELECT pg_terminate_backend($1)', [own?.pid]);
      halfway.resolve(null);
      // The dead do nothing more.
      await dead.promise;
    };
    const killed = handle('test.first-listener', there);
    await halfway.promise;
    await until(async () => {
      await handle('test.first-listener');
      return (await notes('first')).length >= 20;
    });
    expect(await notes('first')).toEqual(upTo(20));
    expect(
      (await deliveries('test.first-listener')).every(({ handledAt, tries }) => handledAt && tries === 0),
    ).toBe(true);
    dead.reject(new Error('dead'));
    await killed.catch(() => undefined);
  });

  const parked = async () =>
    (await deliveries('test.first-listener')).filter(({ parkedAt }) => parkedAt !== null);
});

describe('a process that runs jobs', () => {
  let worker: TestingModule;
  beforeAll(async () => {
    worker = await openProcess(true);
  });
  afterAll(() => worker.close());

  test('handles what another process raises, and a subscriber that hangs delays no other', async () => {
    const stuck = Promise.withResolvers<undefined>();
    worker.get(Listeners).during = () => stuck.promise;
    await ring(1);
    await until(async () => (await notes('second')).length === 1);
    await ring(...upTo(200));
    await until(async () => (await notes('second')).length === 201);
    expect(await notes('first')).toEqual([]);
    stuck.resolve(undefined);
    await until(async () => (await notes('first')).length === 201);
  });

  test('tries again by itself what failed', async () => {
    let failures = 0;
    worker.get(Listeners).during = async () => {
      failures += 1;
      if (failures === 1) throw new Error('for now');
    };
    await ring(7);
    await until(async () => (await notes('first')).length === 1);
    expect(await deliveries('test.first-listener')).toMatchObject([{ tries: 1, parkedAt: null }]);
  });
});
