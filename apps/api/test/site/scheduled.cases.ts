import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { cmsErrors, type ContentDetail, type contentTable, type SavedContent } from '@lyceum/contracts/cms';
import { commonErrors } from '@lyceum/contracts/common';
import { PersonalDataSources, Scheduler, UnitOfWork } from '@lyceum/kernel';
import { type StoredAudit, stored } from '@lyceum/kernel/stored';
import { ConsoleCalls } from '../../src/testing/console';
import { newContent, publishedContent, writtenPost } from '../../src/testing/content';
import { buildPerson, type Person } from '../../src/testing/people';
import { readTitleAt } from '../../src/testing/site-pages';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
let editor: Person;
let desk: ConsoleCalls;
beforeAll(async () => {
  server = await TestServer.shared({ environment: { RUN_JOBS: 'false' } });
});
beforeEach(async () => {
  editor = await buildPerson(server, { roles: ['BUSINESS_DEVELOPMENT'], firstName: 'Ruth' });
  desk = new ConsoleCalls(server, editor);
});

const hour = 3_600_000;
const inHours = (hours: number): string => new Date(Date.now() + hours * hour).toISOString();
/** What was scheduled of what is new. */
const nothing = { publishAt: null, unpublishAt: null };
const get = (id: string) => desk.query<ContentDetail>('content.get', { id });
const readAt = (path: string) => readTitleAt(server, path);
const save = (id: string, version: number, title: string, goesOn = false) =>
  desk.mutate<SavedContent>('content.save', { id, version, goesOn, data: writtenPost(title) });
const schedule = (
  { id, version }: { id: string; version: number },
  publishAt: string | null,
  unpublishAt: string | null = null,
) => desk.mutate('content.schedule', { id, version, publishAt, unpublishAt, before: nothing });

type Ended = Pick<ContentDetail, 'id' | 'version'> & { before: object };

/** A post that is written and not published. */
async function written(title = 'To come'): Promise<{ id: string; slug: string; version: number }> {
  const { id, slug, version } = await newContent(server, editor);
  return { id, slug, version: (await save(id, version, title)).version };
}

/** Has an hour and a bit go by for an entry, and the house look for what is due. */
async function anHourLater(id: string): Promise<void> {
  await server.database.query(
    `UPDATE content_entries SET publish_at = publish_at - interval '61 min', unpublish_at = unpublish_at - interval '61 min'
     WHERE id = $1`,
    [id],
  );
  await server.database.query(
    `UPDATE scheduled_tasks SET next_run_at = now(), held_until = NULL WHERE name = 'cms.follow-schedule'`,
  );
  await server.app.get(Scheduler).runDue();
}

/** All that was done to an entry, and by whom. */
async function logged(id: string): Promise<[action: string, byHouse: boolean][]> {
  const entries = await stored<StoredAudit>(server.database.manager, 'audit_entries', { targetId: id });
  return entries.map(({ action, actorId }) => [action, actorId === null]);
}

describe('a version for later', () => {
  test('is read by visitors from its time on, and not before; the log says who said so and that it went live', async () => {
    const post = await written();
    const at = inHours(1);
    await schedule(post, at);
    expect(await get(post.id)).toMatchObject({
      state: 'SCHEDULED',
      publishAt: at,
      publishVersion: post.version,
      scheduledBy: 'Ruth Tester',
    });
    const listed = await desk.rows<typeof contentTable>('content.list', {
      search: post.slug,
      filters: { state: ['SCHEDULED'] },
    });
    expect(listed).toMatchObject([{ id: post.id, publishAt: at }]);
    expect(await readAt(`/blog/${post.slug}`)).toBe(cmsErrors.NOT_FOUND.code);
    await anHourLater(post.id);
    expect(await readAt(`/blog/${post.slug}`)).toBe('To come');
    const { state, publishAt, publishVersion, scheduledBy, liveVersion } = await get(post.id);
    expect({ state, publishAt, publishVersion, scheduledBy, liveVersion }).toEqual({
      state: 'PUBLISHED',
      publishAt: null,
      publishVersion: null,
      scheduledBy: null,
      liveVersion: post.version,
    });
    expect((await logged(post.id)).slice(-2)).toEqual([
      ['content.schedule', false],
      ['content.publishScheduled', true],
    ]);
  });

  test('is what was looked at, whatever the same form goes on to write, also within minutes', async () => {
    const post = await written('Looked at');
    await schedule(post, inHours(1));
    const more = await save(post.id, post.version, 'Written since', true);
    await save(post.id, more.version, 'And again', true);
    await anHourLater(post.id);
    expect(await readAt(`/blog/${post.slug}`)).toBe('Looked at');
    expect(await get(post.id)).toMatchObject({ state: 'CHANGED', title: 'And again' });
  });

  test('is taken off again at its time, and not before', async () => {
    const post = await written();
    await schedule(post, inHours(1), inHours(2));
    await anHourLater(post.id);
    expect(await readAt(`/blog/${post.slug}`)).toBe('To come');
    expect((await get(post.id)).scheduledBy).toBe('Ruth Tester');
    await anHourLater(post.id);
    expect(await readAt(`/blog/${post.slug}`)).toBe(cmsErrors.NOT_FOUND.code);
    expect(await get(post.id)).toMatchObject({ state: 'DRAFT', unpublishAt: null, scheduledBy: null });
    expect((await logged(post.id)).at(-1)).toEqual(['content.unpublishScheduled', true]);
  });

  test('whose whole time nobody looked in is never shown, and said not to have been', async () => {
    const post = await written();
    await schedule(post, inHours(0.1), inHours(0.5));
    await anHourLater(post.id);
    expect(await readAt(`/blog/${post.slug}`)).toBe(cmsErrors.NOT_FOUND.code);
    expect(await get(post.id)).toMatchObject({ state: 'DRAFT', publishedAt: null, publishAt: null });
    expect((await logged(post.id)).at(-1)).toEqual(['content.scheduleFailed', true]);
  });

  test('goes live where the entry stands by then, and where visitors knew it leads there', async () => {
    const { id, slug, version } = await publishedContent(server, editor);
    await desk.mutate('content.unpublish', { id });
    const next = await save(id, version, 'Under another name');
    await schedule({ id, version: next.version }, inHours(1));
    const moved = `moved-${randomUUID()}`;
    await desk.mutate('content.place', { id, version: next.version, slug: moved, position: 0 });
    await anHourLater(id);
    expect(await readAt(`/blog/${moved}`)).toBe('Under another name');
    const redirects = await desk.rows<typeof contentTable>('content.list', {
      search: slug,
      filters: { type: ['redirect'] },
    });
    expect(redirects.map(({ title, state }) => [title, state])).toEqual([[`/blog/${moved}`, 'PUBLISHED']]);
  });
});

describe('a time', () => {
  test('that has passed, or is over before it begins, is refused at its field', async () => {
    const post = await written();
    const refusal = (publishAt: string | null, unpublishAt: string | null) =>
      desk.refusal('content.schedule', { ...post, publishAt, unpublishAt, before: nothing });
    expect(await refusal(inHours(-1), null)).toMatchObject({
      code: cmsErrors.SCHEDULE_PAST.code,
      issues: [{ path: 'publishAt', message: cmsErrors.SCHEDULE_PAST.message }],
    });
    expect(await refusal(null, inHours(-1))).toMatchObject({ issues: [{ path: 'unpublishAt' }] });
    const at = inHours(1);
    for (const until of [inHours(0.5), at])
      expect(await refusal(at, until)).toMatchObject({
        code: cmsErrors.SCHEDULE_CROSSED.code,
        issues: [{ path: 'unpublishAt' }],
      });
    expect(await refusal(null, inHours(1))).toMatchObject({
      code: cmsErrors.NOT_PUBLISHED.code,
      issues: [{ path: 'unpublishAt' }],
    });
    for (const wrong of ['tomorrow', '2026-13-01T00:00:00Z', ''])
      expect(await refusal(wrong, null)).toMatchObject({ code: commonErrors.INVALID_INPUT.code });
    expect(await refusal(null, null)).toMatchObject({ issues: [{ path: 'publishAt' }] });
    expect((await get(post.id)).state).toBe('DRAFT');
  });

  test('to take the home page away is refused', async () => {
    const [{ id }] = await server.database.query<[{ id: string }]>(
      `SELECT id FROM content_entries WHERE type = 'page' AND slug = 'home'`,
    );
    const times = { publishAt: null, unpublishAt: inHours(1), before: nothing };
    expect(await desk.refusal('content.schedule', { id, version: 1, ...times })).toMatchObject({
      code: cmsErrors.HOME_STAYS.code,
      issues: [{ path: 'unpublishAt' }],
    });
  });

  test('for what breaks a rule of its type, or somebody has changed since, is refused as publishing is', async () => {
    const { id, version } = await newContent(server, editor);
    const times = { publishAt: inHours(1), unpublishAt: null, before: nothing };
    const refused = await desk.refusal('content.schedule', { id, version, ...times });
    expect(refused?.code).toBe(commonErrors.INVALID_INPUT.code);
    expect(refused?.issues).toContainEqual(expect.objectContaining({ path: 'data.title' }));
    const saved = await save(id, version, 'Mine');
    await save(id, saved.version, 'Theirs');
    expect(await desk.refused('content.schedule', { id, version: saved.version, ...times })).toBe(
      cmsErrors.SAVED_MEANWHILE.code,
    );
    const scribe = new ConsoleCalls(server, await buildPerson(server, { roles: ['SALES_ADMIN'] }));
    expect(await scribe.refused('content.schedule', { id, version, ...times })).toBe(
      commonErrors.FORBIDDEN.code,
    );
  });

  test('that two choose at once is that of one; the other is told who, and chooses again having seen it', async () => {
    const post = await written();
    const calls = (times: object) =>
      desk.refusal('content.schedule', { ...post, unpublishAt: null, ...times });
    const [first, second] = [inHours(1), inHours(2)];
    const answers = await Promise.all(
      [first, second].map((publishAt) => calls({ publishAt, before: nothing })),
    );
    expect(answers.filter((answer) => answer === undefined)).toHaveLength(1);
    expect(answers.find((answer) => answer !== undefined)).toMatchObject({
      code: cmsErrors.SCHEDULED_MEANWHILE.code,
      message: expect.stringMatching(/^Ruth Tester changed/),
    });
    const { publishAt, unpublishAt } = await get(post.id);
    const last = inHours(3);
    expect(await calls({ publishAt: last, before: { publishAt, unpublishAt } })).toBeUndefined();
    expect((await get(post.id)).publishAt).toBe(last);
  });

  test('is taken back, once', async () => {
    const post = await written();
    const publishAt = inHours(1);
    await schedule(post, publishAt);
    const seen = { id: post.id, before: { ...nothing, publishAt } };
    await desk.mutate('content.unschedule', seen);
    expect(await desk.refused('content.unschedule', seen)).toBe(cmsErrors.NOTHING_SCHEDULED.code);
    await anHourLater(post.id);
    expect((await get(post.id)).state).toBe('DRAFT');
    expect((await logged(post.id)).at(-1)).toEqual(['content.unschedule', false]);
  });

  test.each([
    ['publishing', 'content.publish', (post: Ended) => post],
    ['taking it off', 'content.unpublish', ({ id, before }: Ended) => ({ id, before })],
    ['deleting', 'content.remove', ({ id }: Ended) => ({ ids: [id] })],
  ])('means nothing any more after %s', async (_, call, input) => {
    const { id, version } = await publishedContent(server, editor);
    const before = { publishAt: inHours(1), unpublishAt: inHours(2) };
    await schedule({ id, version }, before.publishAt, before.unpublishAt);
    await desk.mutate(call, input({ id, version, before }));
    const { publishAt, publishVersion, unpublishAt, scheduledById } = await get(id);
    expect([publishAt, publishVersion, unpublishAt, scheduledById]).toEqual([null, null, null, null]);
  });
});

test('what no longer passes when its time has come is not published; the log says why, and the entry that it was not', async () => {
  const { id, slug, version } = await publishedContent(server, editor);
  const next = await save(id, version, 'Right when it was looked at');
  await schedule({ id, version: next.version }, inHours(1));
  // As after a release whose rules are stricter.
  await server.database.query(
    `UPDATE content_versions SET data = data || '{"pictureText": ""}' WHERE entry_id = $1 AND version = $2`,
    [id, next.version],
  );
  await anHourLater(id);
  expect(await readAt(`/blog/${slug}`)).toBe('A published post');
  const { state, publishAt, scheduleFailedAt } = await get(id);
  expect([state, publishAt]).toEqual(['CHANGED', null]);
  expect(scheduleFailedAt).not.toBeNull();
  const [entry] = await stored<StoredAudit>(server.database.manager, 'audit_entries', {
    targetId: id,
    action: 'content.scheduleFailed',
  });
  expect(entry?.after).toMatchObject({ version, reason: expect.stringContaining('pictureText: Say what') });
  await schedule({ id, version: (await save(id, next.version, 'Mended')).version }, inHours(1));
  expect((await get(id)).scheduleFailedAt).toBeNull();
});

test('who scheduled something has it in their copy, and is forgotten when they go; it goes live all the same', async () => {
  const post = await written('Of somebody gone');
  await schedule(post, inHours(1));
  const sources = server.app.get(PersonalDataSources);
  expect((await sources.exportAll(editor.id)).get('site')).toMatchObject({
    scheduled: [{ type: 'post', title: 'Of somebody gone', unpublishAt: null }],
  });
  await server.app.get(UnitOfWork).run((transaction) => sources.eraseAll(transaction, editor.id));
  const [row] = await server.database.query<unknown[]>(
    'SELECT scheduled_by, publish_version FROM content_entries WHERE id = $1',
    [post.id],
  );
  expect(row).toEqual({ scheduled_by: null, publish_version: post.version });
  await anHourLater(post.id);
  expect(await readAt(`/blog/${post.slug}`)).toBe('Of somebody gone');
});
