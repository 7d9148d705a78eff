import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Global, Injectable, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { Test, type TestingModule } from '@nestjs/testing';
import { commonErrors } from '@lyceum/contracts';
import { createTestDatabase, testConfig, type TestDatabase, testDatabaseModule } from '@lyceum/testing';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { AuditEntry } from '../audit/audit-entry.entity';
import { ConfigModule } from '../config/config.module';
import { DomainError } from '../errors/domain-error';
import { type Job, type JobCounts, JobFailedError, JobQueue } from '../jobs/job-queue.port';
import { OutgoingModule } from '../outgoing/outgoing.module';
import type { Transaction } from '../unit-of-work/transaction';
import { UnitOfWork } from '../unit-of-work/unit-of-work';
import { DeliveryHandler } from './delivery-handler';
import { defineEvent, type DeliveredEvent } from './event';
import { EventDelivery } from './event-delivery.entity';
import { OutboxEvent } from './outbox-event.entity';
import { OutboxModule } from './outbox.module';
import { OutboxRelay } from './outbox-relay';
import { Subscribe } from './subscribe.decorator';

const BellRung = defineEvent('test.bell-rung', z.object({ times: z.int() }));
type Bell = DeliveredEvent<{ times: number }>;

@Injectable()
class Listeners {
  heard: string[] = [];
  failure: Error | undefined;

  @Subscribe(BellRung, 'test.first-listener')
  async first({ id }: Bell): Promise<void> {
    if (this.failure) throw this.failure;
    this.heard.push(`first ${id}`);
  }

  @Subscribe(BellRung, 'test.second-listener')
  async second({ id, payload }: Bell, transaction: Transaction): Promise<void> {
    this.heard.push(`second ${id}`);
    transaction.audit({ ...emptyAudit, action: 'test.second', targetId: String(payload.times) });
  }
}

const emptyAudit = {
  actorId: null,
  action: '',
  targetType: 'test',
  targetId: '',
  before: null,
  after: null,
  requestId: null,
};

/** A queue one can look into, and lose: the port's promises about running jobs have their own contract test. */
class HeldQueue extends JobQueue {
  jobs: Job[] = [];
  override async enqueue(jobs: readonly Job[]): Promise<void> {
    this.jobs.push(...jobs);
  }
  override work(): Promise<void> {
    return Promise.resolve();
  }
  override async counts(): Promise<JobCounts> {
    return { waiting: this.jobs.length, active: 0, delayed: 0, failed: 0 };
  }
  override ping(): Promise<void> {
    return Promise.resolve();
  }
  override close(): Promise<void> {
    return Promise.resolve();
  }
}

const queue = new HeldQueue();

@Global()
@Module({ providers: [{ provide: JobQueue, useValue: queue }], exports: [JobQueue] })
class HeldQueueModule {}

let database: TestDatabase;
let module: TestingModule;
let listeners: Listeners;
let unitOfWork: UnitOfWork;
let relay: OutboxRelay;
let handler: DeliveryHandler;
let rows: DataSource;

beforeAll(async () => {
  database = await createTestDatabase();
  const config = testConfig(database.url, { RUN_JOBS: 'false' });
  module = await Test.createTestingModule({
    imports: [
      testDatabaseModule(config),
      ConfigModule.forRoot(config),
      DiscoveryModule,
      HeldQueueModule,
      OutgoingModule,
      OutboxModule,
    ],
    providers: [Listeners],
  }).compile();
  await module.init();
  listeners = module.get(Listeners);
  unitOfWork = module.get(UnitOfWork);
  relay = module.get(OutboxRelay);
  handler = module.get(DeliveryHandler);
  rows = module.get(DataSource);
});
afterAll(async () => {
  await module.close();
  await database.drop();
});
beforeEach(async () => {
  queue.jobs = [];
  listeners.heard = [];
  listeners.failure = undefined;
  await rows.query('TRUNCATE outbox_events, event_deliveries');
});

const ring = (times = 1) => unitOfWork.run(async (transaction) => transaction.raise(BellRung, { times }));
const relayAll = async () => {
  await relay.recordDeliveries();
  await relay.handOver();
};
const run = (job: Job, isLastAttempt = false) => handler.handle({ ...job, isLastAttempt });

function jobFor(subscriber: string): Job {
  const job = queue.jobs.find(({ name }) => name === subscriber);
  if (!job) throw new Error(`No job for ${subscriber}`);
  return job;
}

describe('a unit of work', () => {
  test('that fails leaves neither writes nor events nor audit rows', async () => {
    const audits = await rows.manager.count(AuditEntry);
    const failing = unitOfWork.run(async (transaction) => {
      transaction.raise(BellRung, { times: 1 });
      transaction.audit({ ...emptyAudit, action: 'test.fail', targetId: '1' });
      await transaction.manager.insert(EventDelivery, {
        eventId: crypto.randomUUID(),
        subscriber: 'x',
        enqueuedAt: new Date(),
      });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await rows.manager.count(OutboxEvent)).toBe(0);
    expect(await rows.manager.count(EventDelivery)).toBe(0);
    expect(await rows.manager.count(AuditEntry)).toBe(audits);
  });

  test('refuses an event that is not of its declared shape', async () => {
    const wrong = unitOfWork.run(async (transaction) => transaction.raise(BellRung, { times: 1.5 }));
    await expect(wrong).rejects.toThrow();
  });
});

describe('the relay', () => {
  test('makes one job for each subscriber of an event, once', async () => {
    await ring();
    expect(await relay.recordDeliveries()).toBe(1);
    expect(await relay.recordDeliveries()).toBe(0);
    expect(await relay.handOver()).toBe(2);
    expect(await relay.handOver()).toBe(0);
    expect(queue.jobs.map(({ name }) => name).sort()).toEqual([
      'test.first-listener',
      'test.second-listener',
    ]);
  });

  test('run in several processes at once still makes each job once', async () => {
    await Promise.all(Array.from({ length: 30 }, (_, index) => ring(index)));
    await Promise.all(Array.from({ length: 6 }, () => relayAll()));
    await relayAll();
    expect(queue.jobs).toHaveLength(60);
    expect(new Set(queue.jobs.map(({ id }) => id)).size).toBe(60);
  });

  test('keeps the event when the queue does not take the job', async () => {
    await ring();
    const enqueue = queue.enqueue.bind(queue);
    queue.enqueue = () => Promise.reject(new Error('the queue is away'));
    await expect(relayAll()).rejects.toThrow('the queue is away');
    queue.enqueue = enqueue;
    await relayAll();
    expect(queue.jobs).toHaveLength(2);
  });

  test('hands over again what a queue has lost, and not what is fresh', async () => {
    await ring();
    await relayAll();
    queue.jobs = [];
    expect(await relay.handOver()).toBe(0);
    await rows.query(`UPDATE event_deliveries SET enqueued_at = now() - interval '1 hour'`);
    expect(await relay.handOver()).toBe(2);
    await run(jobFor('test.first-listener'));
    expect(listeners.heard).toHaveLength(1);
  });

  test('removes what is handled and old, and nothing else', async () => {
    await ring();
    await relayAll();
    await rows.query(`UPDATE outbox_events SET relayed_at = now() - interval '1 year'`);
    await relay.removeHandled();
    expect(await rows.manager.count(OutboxEvent)).toBe(1);
    await Promise.all(queue.jobs.map((job) => run(job)));
    await relay.removeHandled();
    expect(await rows.manager.count(OutboxEvent)).toBe(0);
    expect(await rows.manager.count(EventDelivery)).toBe(0);
  });
});

describe('a delivery', () => {
  beforeEach(async () => {
    await ring(7);
    await relayAll();
  });

  test('may start before the relay has committed, and is not taken for handled', async () => {
    await ring(8);
    await relay.recordDeliveries();
    const early: Promise<void>[] = [];
    const enqueue = queue.enqueue.bind(queue);
    queue.enqueue = async (jobs) => {
      early.push(...jobs.map((job) => run(job)));
    };
    await relay.handOver();
    queue.enqueue = enqueue;
    await Promise.all(early);
    expect(listeners.heard).toHaveLength(2);
  });

  test('that comes twice, even at once, is handled once', async () => {
    const job = jobFor('test.second-listener');
    const audits = await rows.manager.countBy(AuditEntry, { action: 'test.second' });
    await Promise.all([run(job), run(job), run(job), run(job)]);
    await run(job);
    expect(listeners.heard).toHaveLength(1);
    expect(await rows.manager.countBy(AuditEntry, { action: 'test.second' })).toBe(audits + 1);
  });

  test('whose subscriber breaks is tried again and parked after the last try', async () => {
    listeners.failure = new Error('the printer is on fire');
    const job = jobFor('test.first-listener');
    await expect(run(job)).rejects.toMatchObject({ retry: true });
    expect(await parked()).toEqual([]);
    await expect(run(job, true)).rejects.toBeInstanceOf(JobFailedError);
    expect(await parked()).toEqual([
      { subscriber: 'test.first-listener', parkedReason: 'the printer is on fire' },
    ]);
    await rows.query(`UPDATE event_deliveries SET enqueued_at = now() - interval '1 hour'`);
    expect(await relay.handOver()).toBe(1);
  });

  test('refused by a rule is parked at once', async () => {
    listeners.failure = new DomainError(commonErrors.NOT_FOUND);
    await expect(run(jobFor('test.first-listener'))).rejects.toMatchObject({ retry: false });
    expect(await parked()).toEqual([
      { subscriber: 'test.first-listener', parkedReason: commonErrors.NOT_FOUND.message },
    ]);
  });

  test('that was parked and then works is no longer parked', async () => {
    listeners.failure = new Error('for now');
    await expect(run(jobFor('test.first-listener'), true)).rejects.toThrow();
    listeners.failure = undefined;
    await run(jobFor('test.first-listener'));
    expect(await parked()).toEqual([]);
    expect(listeners.heard).toHaveLength(1);
  });

  const parked = async () => {
    const deliveries = await rows.manager.find(EventDelivery);
    return deliveries
      .filter(({ parkedAt }) => parkedAt !== null)
      .map(({ subscriber, parkedReason }) => ({ subscriber, parkedReason }));
  };
});
