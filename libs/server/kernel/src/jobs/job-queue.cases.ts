import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestDatabase, describeWithRedis, type TestDatabase } from '@lyceum/testing';
import Bull from 'bull';
import { DataSource } from 'typeorm';
import { DueJobs } from '../outbox/due-jobs';
import { EventSignal } from '../sql/event-signal';
import type { Subscriptions } from '../outbox/subscriptions';
import { PreparedQueries } from '../sql/prepared-queries';
import { BullJobQueue } from './bull-job-queue';
import { byLane, type JobLane } from './job-lanes';
import type { Job, JobHandler, JobQueue, JobSource } from './job-queue.port';
import { PostgresJobQueue } from './postgres-job-queue';

const nameIn = (lane: JobLane): string => `test.${lane}`;

/** What every adapter of the port must do, driven through the real stores. */
function jobQueueContract(open: (source: JobSource) => JobQueue): void {
  let database: TestDatabase;
  let dataSource: DataSource;
  let opened: JobQueue[];
  let source: DueJobs;
  beforeEach(async () => {
    opened = [];
    database = await createTestDatabase();
    dataSource = await new DataSource({ type: 'postgres', url: database.url }).initialize();
    const subscriptions = { ofLane: (lane: JobLane) => [nameIn(lane)] } as Subscriptions;
    source = new DueJobs(new PreparedQueries(dataSource, new EventSignal(dataSource)), subscriptions);
  });
  afterEach(async () => {
    await Promise.all(opened.map((queue) => queue.close()));
    await dataSource.destroy();
    await database.drop();
  });

  const openQueue = (): JobQueue => {
    const queue = open(source);
    opened.push(queue);
    return queue;
  };

  /** @returns the events whose deliveries are due now */
  const owe = async (count: number, lane: JobLane = 'mail'): Promise<string[]> => {
    const rows = await dataSource.query<{ id: string }[]>(
      `INSERT INTO event_deliveries (event_id, subscriber) SELECT uuidv7(), $2 FROM generate_series(1, $1)
       RETURNING event_id AS id`,
      [count, nameIn(lane)],
    );
    return rows.map(({ id }) => id);
  };
  const finish = ({ eventId, name }: Job) =>
    dataSource.query(
      'UPDATE event_deliveries SET handled_at = now() WHERE event_id = $1 AND subscriber = $2',
      [eventId, name],
    );

  /** A handler that finishes jobs, and tells when it has seen so many. */
  const collect = (count: number): { handler: JobHandler; happened: Promise<Job[]> } => {
    const { promise, resolve } = Promise.withResolvers<Job[]>();
    const seen: Job[] = [];
    const handler: JobHandler = async (job) => {
      await finish(job);
      seen.push(job);
      if (seen.length === count) resolve(seen);
    };
    return { handler, happened: promise };
  };
  const eventsOf = (jobs: readonly Job[]) => jobs.map(({ eventId }) => eventId).sort();

  test('hands a job to a worker, with its event and its subscriber', async () => {
    const queue = openQueue();
    const seen = collect(1);
    await queue.work(seen.handler, 2, 'mail');
    const [eventId] = await owe(1);
    await queue.wake('mail');
    expect(await seen.happened).toEqual([{ eventId, name: nameIn('mail') }]);
  });

  test('does what was due before there was a worker, more than there are workers, each once', async () => {
    const given = await owe(12);
    const seen = collect(12);
    const queue = openQueue();
    await queue.work(seen.handler, 2, 'mail');
    await queue.wake('mail');
    expect(eventsOf(await seen.happened)).toEqual([...given].sort());
  });

  test('shared by two processes still does each job once', async () => {
    const given = await owe(40);
    const seen = collect(40);
    const queues = [openQueue(), openQueue()];
    await Promise.all(queues.map((queue) => queue.work(seen.handler, 2, 'mail')));
    await Promise.all(queues.map((queue) => queue.wake('mail')));
    expect(eventsOf(await seen.happened)).toEqual([...given].sort());
  });

  test('goes on after a job whose end could not be noted, which is due again when its time is up', async () => {
    const [lost] = await owe(1);
    const queue = openQueue();
    const seen = collect(2);
    const failed = Promise.withResolvers<null>();
    let hasFailed = false;
    await queue.work(
      async (job) => {
        if (hasFailed) return seen.handler(job);
        hasFailed = true;
        failed.resolve(null);
        throw new Error('the database was away');
      },
      1,
      'mail',
    );
    await queue.wake('mail');
    await failed.promise;
    const [next] = await owe(1);
    await queue.wake('mail');
    await dataSource.query('UPDATE event_deliveries SET next_try_at = now() WHERE event_id = $1', [lost]);
    await queue.wake('mail');
    expect(eventsOf(await seen.happened)).toEqual([lost, next].sort());
  });

  test('never works on more at once than asked, and on several', async () => {
    const queue = openQueue();
    let [running, most] = [0, 0];
    await owe(12);
    const seen = collect(12);
    await queue.work(
      async (job) => {
        running += 1;
        most = Math.max(most, running);
        await queue.counts();
        running -= 1;
        await seen.handler(job);
      },
      3,
      'mail',
    );
    await queue.wake('mail');
    await seen.happened;
    expect(most).toBeGreaterThan(1);
    expect(most).toBeLessThanOrEqual(3);
  });

  test('works on one lane while another one is stuck', async () => {
    const queue = openQueue();
    const seen = collect(3);
    const stuck = Promise.withResolvers<null>();
    await queue.work(async () => void (await stuck.promise), 1, 'mail');
    await queue.work(seen.handler, 1, 'files');
    await owe(3, 'mail');
    await queue.wake('mail');
    const given = await owe(3, 'files');
    await queue.wake('files');
    expect(eventsOf(await seen.happened)).toEqual([...given].sort());
    expect((await queue.counts()).waiting).toBe(2);
    stuck.resolve(null);
  });

  test('answers a ping', async () => {
    await expect(openQueue().ping()).resolves.toBeUndefined();
  });
}

describe('the job queue on PostgreSQL', () => {
  jobQueueContract((source) => new PostgresJobQueue(source));
});

describeWithRedis('the job queue on Redis (Bull)', (redisUrl) => {
  let prefix: string;
  beforeEach(() => {
    prefix = `test-${randomUUID()}`;
  });
  jobQueueContract(
    (source) =>
      new BullJobQueue(
        byLane((lane) => new Bull(`contract-${lane}`, redisUrl, { prefix })),
        source,
      ),
  );
});

describe('jobs that Redis does not take', () => {
  test('are due again at once, but for those that a worker has begun with all the same', async () => {
    const database = await createTestDatabase();
    const dataSource = await new DataSource({ type: 'postgres', url: database.url }).initialize();
    const subscriptions = { ofLane: (lane: JobLane) => [nameIn(lane)] } as Subscriptions;
    const source = new DueJobs(new PreparedQueries(dataSource, new EventSignal(dataSource)), subscriptions);
    // Nobody listens there.
    const nowhere = (lane: JobLane) =>
      new Bull(`away-${lane}`, 'redis://127.0.0.1:1', { redis: { retryStrategy: () => null } });
    const queue = new BullJobQueue(byLane(nowhere), source);
    await dataSource.query(
      `INSERT INTO event_deliveries (event_id, subscriber) SELECT uuidv7(), $1 FROM generate_series(1, 3)`,
      [nameIn('mail')],
    );
    await expect(queue.wake('mail')).rejects.toThrow();
    expect(await source.counts()).toEqual({ due: 3, later: 0 });
    const claimed = await source.claim('mail', 3);
    await dataSource.query(
      `UPDATE event_deliveries SET next_try_at = now() + interval '1 minute' WHERE event_id = $1`,
      [claimed[0]?.eventId],
    );
    await source.giveBack(claimed);
    expect(await source.counts()).toEqual({ due: 2, later: 1 });
    await queue.close();
    await dataSource.destroy();
    await database.drop();
  });
});
