import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { roles } from '@lyceum/contracts/auth';
import { commonErrors } from '@lyceum/contracts/common';
import {
  type BulkResult,
  type JobCause,
  type JobDetail,
  jobErrors,
  type JobsOverview,
  type parkedJobsTable,
} from '@lyceum/contracts/ops';
import { ObjectStore } from '@lyceum/uploads';
import { ConsoleCalls } from '../../src/testing/console';
import { buildPerson } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
let calls: ConsoleCalls;
beforeAll(async () => {
  server = await TestServer.start({ environment: { RUN_JOBS: 'true' } });
  calls = new ConsoleCalls(server, await buildPerson(server, { roles: ['ADMIN'] }));
});
afterAll(() => server.stop());

const sql = <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  server.database.query<Row[]>(text, values);

/** An event whose subscriber gave up: it was to remove this object from the store. @returns the parked job's id */
async function park(key: string, cause = 'The store was away'): Promise<string> {
  const [event] = await sql<{ id: string }>(
    `INSERT INTO outbox_events (type, payload, relayed_at) VALUES ('uploads.files-erased', $1, now()) RETURNING id`,
    [JSON.stringify({ keys: [key] })],
  );
  const [parked] = await sql<{ id: string }>(
    `INSERT INTO event_deliveries (event_id, subscriber, parked_at, parked_reason, parked_id, tries)
     VALUES ($1, 'uploads.remove-objects', now(), $2, uuidv7(), 5) RETURNING parked_id AS id`,
    [event?.id, cause],
  );
  return (parked as { id: string }).id;
}

const isHandled = async (jobId: string): Promise<boolean> => {
  const rows = await sql('SELECT FROM event_deliveries WHERE parked_id = $1 AND handled_at IS NOT NULL', [
    jobId,
  ]);
  return rows.length === 1;
};

/** Repeats a question until the answer is yes; the test's own time limit ends it. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20));
}

const parked = (question: object = {}) => calls.rows<typeof parkedJobsTable>('jobs.parked', question);

describe('parked jobs', () => {
  test('are listed with their cause, and found by it', async () => {
    const jobId = await park('media/galleries/one.webp', 'The disc of the store is full');
    const [row, ...more] = await parked({ search: 'disc of the store' });
    expect(more).toEqual([]);
    expect(row).toMatchObject({
      id: jobId,
      subscriber: 'uploads.remove-objects',
      eventType: 'uploads.files-erased',
      cause: 'The disc of the store is full',
      tries: 5,
    });
  });

  test('[238] tried again do what they were to do, once, and the audit log says who asked for it', async () => {
    const store = server.app.get(ObjectStore);
    const key = `media/galleries/general/${randomUUID()}.webp`;
    await store.write(key, Buffer.from('bytes'), 'image/webp');
    const jobId = await park(key);
    expect(await store.find(key)).not.toBeNull();
    const codes = await Promise.all([1, 2, 3].map(() => calls.refused('jobs.retry', { jobId })));
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    expect(codes.filter((code) => code === jobErrors.NOT_PARKED.code)).toHaveLength(2);
    await until(async () => (await isHandled(jobId)) && (await store.find(key)) === null);
    expect((await parked()).map(({ id }) => id)).not.toContain(jobId);
    expect(await calls.audited(jobId)).toEqual([
      {
        action: 'job.retry',
        before: expect.objectContaining({ isParked: true, cause: 'The store was away', tries: 5 }),
        after: { isParked: false },
      },
    ]);
  });

  test('that fail again are parked again, under the same id, with the new cause and one more try', async () => {
    const jobId = await park('media/galleries/two.webp');
    const before = (await parked()).find(({ id }) => id === jobId);
    // Its payload is no longer one the subscriber can read: every try fails.
    await sql(
      `UPDATE outbox_events SET payload = '{"keys": 7}' WHERE id = (SELECT event_id FROM event_deliveries WHERE parked_id = $1)`,
      [jobId],
    );
    await calls.mutate('jobs.retry', { jobId });
    await until(async () => (await parked()).some(({ id, tries }) => id === jobId && (tries ?? 0) > 5));
    const row = (await parked()).find(({ id }) => id === jobId);
    expect(row?.cause).toMatch(/\S/u);
    expect(row?.cause).not.toBe(before?.cause);
  }, 90_000);

  test('several are tried again each by itself, with a result each', async () => {
    const ids = [
      await park('media/galleries/three.webp'),
      randomUUID(),
      await park('media/galleries/four.webp'),
    ];
    const results = await calls.mutate<BulkResult[]>('jobs.retryMany', { ids });
    expect(results).toEqual([
      { id: ids[0], error: null },
      { id: ids[1], error: { code: jobErrors.NOT_PARKED.code, message: jobErrors.NOT_PARKED.message } },
      { id: ids[2], error: null },
    ]);
    await until(async () => (await isHandled(ids[0] as string)) && (await isHandled(ids[2] as string)));
  });
});

describe('one parked job', () => {
  test('tells what it was to do without addresses, and why it failed', async () => {
    const jobId = await park('media/galleries/of-mei@lyceum.example.webp', 'The store was shut');
    const job = await calls.query<JobDetail>('jobs.get', { jobId });
    expect(job).toMatchObject({ id: jobId, isParked: true, cause: 'The store was shut', tries: 5 });
    expect(job.payload).toContain('media/galleries/');
    expect(job.payload).not.toContain('mei@lyceum');
    expect(await calls.refusedQuery('jobs.get', { jobId: randomUUID() })).toBe(commonErrors.NOT_FOUND.code);
  });

  test('does not tell who reported or blocked somebody, who may be the reader', async () => {
    const [reporterId, blockerId] = [randomUUID(), randomUUID()];
    const told = { reporterId, blockerId, blockedId: randomUUID() };
    for (const type of ['forum.content-reported', 'friends.user-blocked']) {
      const jobId = await park('none', 'Gone');
      await sql(
        `UPDATE outbox_events SET type = $2, payload = $3
         WHERE id = (SELECT event_id FROM event_deliveries WHERE parked_id = $1)`,
        [jobId, type, told],
      );
      const { payload } = await calls.query<JobDetail>('jobs.get', { jobId });
      expect(payload).toContain(told.blockedId);
      expect(payload).not.toContain(type === 'friends.user-blocked' ? blockerId : reporterId);
    }
  });

  test('[238] discarded is never done, which cannot be undone, and the audit log says who did it', async () => {
    const jobId = await park('media/galleries/none.webp', 'The store was sold');
    const causes = () => calls.query<JobCause[]>('jobs.causes');
    const sold = expect.objectContaining({
      subscriber: 'uploads.remove-objects',
      cause: 'The store was sold',
    });
    const { causeKey } = (await causes()).find(({ cause }) => cause === 'The store was sold') ?? {};
    expect((await parked({ filters: { causeKey } })).map(({ id }) => id)).toEqual([jobId]);
    expect(await causes()).toContainEqual(sold);
    const results = await calls.mutate<BulkResult[]>('jobs.discardMany', { ids: [jobId] });
    expect(results).toEqual([{ id: jobId, error: null }]);
    expect(await causes()).not.toContainEqual(sold);
    expect(await calls.refused('jobs.retry', { jobId })).toBe(jobErrors.NOT_PARKED.code);
    expect(await calls.query('jobs.get', { jobId })).toMatchObject({ isParked: false, cause: null });
    expect((await calls.audited(jobId)).map(({ action }) => action)).toEqual(['job.discard']);
  });
});

test('a task by the clock runs when somebody says so', async () => {
  const isOver = `name = 'uploads.sweep' AND last_finished_at IS NOT NULL AND held_until IS NULL`;
  const lastRun = async () =>
    (await calls.query<JobsOverview>('jobs.overview')).tasks.find(({ name }) => name === 'uploads.sweep')
      ?.lastStartedAt;
  await until(async () => (await sql(`SELECT FROM scheduled_tasks WHERE ${isOver}`)).length === 1);
  const before = await lastRun();
  await calls.mutate('jobs.runTask', { name: 'uploads.sweep' });
  await until(async () => (await lastRun()) !== before);
  expect(await calls.refused('jobs.runTask', { name: 'nobody.knows' })).toBe(commonErrors.NOT_FOUND.code);
}, 60_000);

test('a task by the clock is begun once of all who say so at once, and not while it runs', async () => {
  // Nobody runs tasks here: what is asked for stays due.
  const quiet = await TestServer.start({ environment: { RUN_JOBS: 'false' } });
  try {
    const staff = new ConsoleCalls(quiet, await buildPerson(quiet, { roles: ['ADMIN'] }));
    const name = 'uploads.sweep';
    await quiet.database.query(
      `INSERT INTO scheduled_tasks (name, next_run_at, held_until)
       VALUES ($1, now() + interval '1 hour', now() + interval '1 hour')`,
      [name],
    );
    expect(await staff.refused('jobs.runTask', { name })).toBe(jobErrors.TASK_RUNS.code);
    const { tasks } = await staff.query<JobsOverview>('jobs.overview');
    expect(tasks.find((task) => task.name === name)?.isRunning).toBe(true);
    await quiet.database.query('UPDATE scheduled_tasks SET held_until = NULL WHERE name = $1', [name]);
    const answers = await Promise.all([1, 2, 3].map(() => staff.refused('jobs.runTask', { name })));
    expect(answers.filter((code) => code === undefined)).toHaveLength(1);
    expect(answers.filter((code) => code === jobErrors.TASK_RUNS.code)).toHaveLength(2);
  } finally {
    await quiet.stop();
  }
});

describe('the overview', () => {
  test('counts what waits and what was given up, and tells of every scheduled task', async () => {
    const before = await calls.query<JobsOverview>('jobs.overview');
    await park('media/galleries/five.webp');
    const after = await calls.query<JobsOverview>('jobs.overview');
    expect(after.parkedDeliveries).toBe(before.parkedDeliveries + 1);
    expect(after.queue).not.toBeNull();
    const sweep = after.tasks.find(({ name }) => name === 'uploads.sweep');
    expect(sweep).toMatchObject({ everyMinutes: 15, lastFailure: null });
  });

  test('tells which services we call are away, since when, why, and how much waits for them', async () => {
    const jobId = await park('media/galleries/six.webp');
    const name = `Mails (${randomUUID()}.example)`;
    await sql(
      `INSERT INTO outgoing_targets (name, opened_at, retry_at, last_error, last_failed_at)
       VALUES ($1, now(), now() + interval '1 hour', 'no answer within 20 s', now())`,
      [name],
    );
    await sql(
      `UPDATE event_deliveries SET parked_at = NULL, waits_for = $2, next_try_at = now(), waits_since = now()
       WHERE parked_id = $1`,
      [jobId, name],
    );
    const { targets } = await calls.query<JobsOverview>('jobs.overview');
    expect(targets.find((target) => target.name === name)).toEqual({
      name,
      openedAt: expect.any(String),
      lastError: 'no answer within 20 s',
      lastFailedAt: expect.any(String),
      waiting: 1,
    });
    // It answers again: what waited goes on by itself.
    await sql('UPDATE outgoing_targets SET opened_at = NULL, retry_at = NULL WHERE name = $1', [name]);
    await until(() => isHandled(jobId));
  });

  test('says when a task ran last, and why it failed', async () => {
    const sweepOf = async () =>
      (await calls.query<JobsOverview>('jobs.overview')).tasks.find(({ name }) => name === 'uploads.sweep');
    await until(async () => (await sweepOf())?.lastFinishedAt !== null);
    await sql(`UPDATE scheduled_tasks SET last_failure = 'no room' WHERE name = 'uploads.sweep'`);
    const sweep = await sweepOf();
    expect(sweep?.lastFailure).toBe('no room');
    expect(Date.parse(sweep?.nextRunAt ?? '')).toBeGreaterThan(Date.parse(sweep?.lastStartedAt ?? ''));
  });
});

test.each(roles)('[17] %s sees and retries jobs exactly if it is an admin', async (role) => {
  const person = new ConsoleCalls(server, await buildPerson(server, { roles: [role] }));
  const jobId = await park(`media/galleries/${randomUUID()}.webp`);
  const refusal = role === 'ADMIN' || role === 'SUPER_ADMIN' ? undefined : 'COMMON_FORBIDDEN';
  expect(await person.refusedQuery('jobs.parked')).toBe(refusal);
  expect(await person.refusedQuery('jobs.overview')).toBe(refusal);
  expect(await person.refused('jobs.retry', { jobId })).toBe(refusal);
});
