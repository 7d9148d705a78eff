import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestDatabase, describeWithRedis, type TestDatabase } from '@lyceum/testing';
import Bull from 'bull';
import { BullJobQueue } from './bull-job-queue';
import { byLane } from './job-lanes';
import { type Job, type JobAttempt, JobFailedError, type JobHandler, type JobQueue } from './job-queue.port';
import { jobAttempts } from './jobs.constants';
import { PostgresJobQueue } from './postgres-job-queue';

/** Short waits between tries, in ms: the tests wait for what happens, not for how long it takes. */
const backoff = 5;

/**
 * What every adapter of the port must do, driven through the real store.
 * @param cleanUp runs after each test, once its queues are closed
 */
function jobQueueContract(open: () => JobQueue, cleanUp = async (): Promise<void> => {}): void {
  let opened: JobQueue[];
  beforeEach(() => {
    opened = [];
  });
  afterEach(async () => {
    await Promise.all(opened.map((queue) => queue.close()));
    await cleanUp();
  });

  const openQueue = (): JobQueue => {
    const queue = open();
    opened.push(queue);
    return queue;
  };

  const job = (name = 'test.greet'): Job<{ text: string }> => ({
    id: randomUUID(),
    name,
    data: { text: 'hello' },
  });

  test('hands a job to a worker of another process, with its name and data', async () => {
    const given = job();
    const attempt = nextAttempt();
    await openQueue().work(attempt.handler, 2);
    await openQueue().enqueue([given]);
    expect(await attempt.happened).toEqual({ ...given, isLastAttempt: false });
  });

  test('takes jobs over that were waiting before there was a worker', async () => {
    const given = [job(), job(), job()];
    await openQueue().enqueue(given);
    const seen = collect(3);
    await openQueue().work(seen.handler, 1);
    expect((await seen.happened).map(({ id }) => id).sort()).toEqual(given.map(({ id }) => id).sort());
  });

  test('adds a job once, however often it is handed over while it waits', async () => {
    const given = job();
    const queue = openQueue();
    await Promise.all([queue.enqueue([given]), queue.enqueue([given]), queue.enqueue([given])]);
    expect((await queue.counts()).waiting).toBe(1);
  });

  test('tries again after a failure, and says which try is the last', async () => {
    const queue = openQueue();
    const lastFlags: boolean[] = [];
    const settled = new Promise<void>((resolve) => {
      const handler: JobHandler = async ({ isLastAttempt }) => {
        lastFlags.push(isLastAttempt);
        if (isLastAttempt) resolve();
        throw new JobFailedError('not yet', true);
      };
      void queue.work(handler, 1).then(() => queue.enqueue([job()]));
    });
    await settled;
    expect(lastFlags).toEqual([...Array<boolean>(jobAttempts - 1).fill(false), true]);
  });

  test('does not try again what will never work, and goes on with the rest', async () => {
    const queue = openQueue();
    const seen: string[] = [];
    const hopeless = job('test.hopeless');
    const next = job('test.next');
    const nextRan = new Promise<void>((resolve) => {
      const handler: JobHandler = async ({ name }) => {
        seen.push(name);
        if (name === 'test.hopeless') throw new JobFailedError('never', false);
        resolve();
      };
      void queue.work(handler, 1).then(() => queue.enqueue([hopeless, next]));
    });
    await nextRan;
    expect(seen).toEqual(['test.hopeless', 'test.next']);
    expect(await queue.counts()).toMatchObject({ failed: 1, delayed: 0, waiting: 0 });
  });

  test('works on several jobs at once, and never on more than asked', async () => {
    const queue = openQueue();
    let running = 0;
    let most = 0;
    let done = 0;
    const total = 12;
    const finished = new Promise<void>((resolve) => {
      const handler: JobHandler = async () => {
        running += 1;
        most = Math.max(most, running);
        await new Promise((pause) => setImmediate(pause));
        await queue.counts();
        running -= 1;
        done += 1;
        if (done === total) resolve();
      };
      void queue.work(handler, 3).then(() => queue.enqueue(Array.from({ length: total }, () => job())));
    });
    await finished;
    expect(most).toBeGreaterThan(1);
    expect(most).toBeLessThanOrEqual(3);
  });

  test('works on one lane while another one is stuck', async () => {
    const queue = openQueue();
    const seen = collect(3);
    const stuck = Promise.withResolvers<null>();
    await queue.work(async () => void (await stuck.promise), 1, 'mail');
    await queue.work(seen.handler, 1);
    await queue.enqueue([1, 2, 3].map(() => ({ ...job('test.mail'), lane: 'mail' as const })));
    const given = [job(), job(), job()];
    await queue.enqueue(given);
    expect((await seen.happened).map(({ id }) => id).sort()).toEqual(given.map(({ id }) => id).sort());
    expect((await queue.counts()).waiting).toBeGreaterThan(0);
    stuck.resolve(null);
  });

  test('answers a ping', async () => {
    await expect(openQueue().ping()).resolves.toBeUndefined();
  });
}

function nextAttempt(): { handler: JobHandler; happened: Promise<JobAttempt> } {
  const { handler, happened } = collect(1);
  return { handler, happened: happened.then(([attempt]) => attempt as JobAttempt) };
}

function collect(count: number): { handler: JobHandler; happened: Promise<JobAttempt[]> } {
  const { promise, resolve } = Promise.withResolvers<JobAttempt[]>();
  const seen: JobAttempt[] = [];
  const handler: JobHandler = async (attempt) => {
    seen.push(attempt);
    if (seen.length === count) resolve(seen);
  };
  return { handler, happened: promise };
}

describe('the job queue on PostgreSQL', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await createTestDatabase();
  });
  jobQueueContract(
    () => new PostgresJobQueue(database.url, backoff),
    () => database.drop(),
  );
});

describeWithRedis('the job queue on Redis (Bull)', (redisUrl) => {
  let prefix: string;
  beforeEach(() => {
    prefix = `test-${randomUUID()}`;
  });
  jobQueueContract(
    () =>
      new BullJobQueue(
        byLane((lane) => new Bull(`contract-${lane}`, redisUrl, { prefix })),
        backoff,
      ),
  );
});
