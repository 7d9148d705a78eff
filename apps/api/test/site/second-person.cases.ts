import { beforeAll, describe, expect, test } from '@jest/globals';
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
let ruth: Person;
let desk: ConsoleCalls;
let others: ConsoleCalls;
/** Of an installation that asks for nobody else. */
let usual: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ environment: { RUN_JOBS: 'false', CONTENT_SECOND_PERSON: 'true' } });
  usual = await TestServer.shared({ environment: { RUN_JOBS: 'false' } });
  ruth = await buildPerson(server, { roles: ['BUSINESS_DEVELOPMENT'], firstName: 'Ruth' });
  desk = new ConsoleCalls(server, ruth);
  others = new ConsoleCalls(server, await buildPerson(server, { roles: ['ADMIN'], firstName: 'Omar' }));
});

type Seen = Pick<ContentDetail, 'id' | 'version'>;
const own = cmsErrors.OWN_CHANGE.code;
const get = (id: string, by = desk) => by.query<ContentDetail>('content.get', { id });
const save = async (by: ConsoleCalls, { id, version }: Seen, title: string): Promise<Seen> => {
  const saved = await by.mutate<SavedContent>('content.save', { id, version, data: writtenPost(title) });
  return { id, version: saved.version };
};
const seen = ({ id, version }: Seen): Seen => ({ id, version });
const titleOf = ({ slug }: ContentDetail) => readTitleAt(server, `/blog/${slug}`);
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const nothing = { publishAt: null, unpublishAt: null };
const schedule = (times: Partial<typeof nothing> | object) => ({ ...nothing, before: nothing, ...times });

/** A post of Ruth's that nobody has published, and what others see of it. */
async function written(title = 'A first draft'): Promise<{ post: ContentDetail; draft: Seen }> {
  const post = await newContent(server, ruth);
  return { post, draft: await save(desk, post, title) };
}

/** Another one has published it, and Ruth has written at it since. */
async function rewritten(): Promise<{ post: ContentDetail; draft: Seen }> {
  const { post, draft } = await written();
  await others.mutate('content.publish', draft);
  return { post, draft: await save(desk, draft, 'A second draft') };
}

describe('where a second person is asked for', () => {
  test('nobody publishes what they wrote; another one does, and sees what becomes different', async () => {
    const { post, draft } = await written();
    expect((await get(post.id)).needsOther).toBe(true);
    expect((await get(post.id, others)).needsOther).toBe(false);
    expect(await desk.refused('content.publish', draft)).toBe(own);
    expect(await titleOf(post)).toBe(cmsErrors.NOT_FOUND.code);
    await others.mutate('content.publish', draft);
    expect(await titleOf(post)).toBe('A first draft');

    const next = await save(desk, draft, 'A second draft');
    const versions = { id: post.id, from: draft.version, to: next.version };
    expect(await others.query('content.compare', versions)).toEqual([
      { at: 'Title', before: 'A first draft', after: 'A second draft' },
    ]);
    expect(await desk.refused('content.publish', next)).toBe(own);
    await others.mutate('content.publish', next);
    expect(await titleOf(post)).toBe('A second draft');
  });

  test('whoever wrote any of it since it was published does not, whoever wrote last', async () => {
    const { post, draft } = await rewritten();
    const last = await save(others, draft, 'Mended');
    expect(await desk.refused('content.publish', last)).toBe(own);
    expect(await others.refused('content.publish', last)).toBe(own);
    const third = new ConsoleCalls(server, await buildPerson(server, { roles: ['ADMIN'] }));
    await third.mutate('content.publish', last);
    expect(await titleOf(post)).toBe('Mended');
  });

  test('what was brought back is theirs who brought it back', async () => {
    const { post, draft } = await rewritten();
    const restored = { ...draft, from: draft.version };
    const { version, needsOther } = await others.mutate<SavedContent>('content.restoreVersion', restored);
    expect(needsOther).toBe(true);
    expect(await others.refused('content.publish', { id: post.id, version })).toBe(own);
  });

  test('what was published once is put back on the site by anybody who publishes', async () => {
    const { post, draft } = await written();
    await others.mutate('content.publish', draft);
    await others.mutate('content.unpublish', { id: post.id });
    await desk.mutate('content.publish', draft);
    expect(await titleOf(post)).toBe('A first draft');
  });

  test('nobody schedules what they wrote, though they may have it taken off; nor is it replaced that others scheduled', async () => {
    const { post, draft } = await rewritten();
    const publishAt = inAnHour();
    expect(await desk.refused('content.schedule', { ...draft, ...schedule({ publishAt }) })).toBe(own);
    await others.mutate('content.schedule', { ...draft, ...schedule({ publishAt }) });
    const later = {
      publishAt: new Date(Date.now() + 7_200_000).toISOString(),
      before: { ...nothing, publishAt },
    };
    expect(await desk.refused('content.schedule', { ...draft, ...schedule(later) })).toBe(own);
    expect((await get(post.id)).publishAt).toBe(publishAt);
    const next = await save(desk, draft, 'A third draft');
    const takeOff = (unpublishAt: string) => ({
      ...next,
      ...schedule({ unpublishAt, before: { ...nothing, publishAt } }),
    });
    expect(await desk.refused('content.schedule', takeOff(publishAt))).toBe(cmsErrors.SCHEDULE_CROSSED.code);
    const unpublishAt = later.publishAt;
    await desk.mutate('content.schedule', takeOff(unpublishAt));
    // Whoever answers for the version that is to be published is still the one who looked at it.
    const kept = { publishAt, publishVersion: draft.version, scheduledBy: 'Omar Tester', unpublishAt };
    expect(await get(post.id)).toMatchObject(kept);
    const [{ after } = {}] = (
      await stored<StoredAudit>(server.database.manager, 'audit_entries', { targetId: post.id })
    ).slice(-1);
    expect(after).toMatchObject({ version: draft.version, publishAt, unpublishAt });
  });

  test('what its writer scheduled before that was asked for is not published at its time', async () => {
    const { post, draft } = await rewritten();
    const early = new ConsoleCalls(
      server,
      await buildPerson(server, { roles: ['ADMIN'], firstName: 'Lena' }),
    );
    const byLena = await save(early, draft, 'A third draft');
    await server.database.query(
      `UPDATE content_entries SET publish_at = now() - interval '1 min', publish_version = $2,
         scheduled_by = (SELECT saved_by FROM content_versions WHERE entry_id = $1 AND version = $2) WHERE id = $1`,
      [post.id, byLena.version],
    );
    await server.database.query(
      `UPDATE scheduled_tasks SET next_run_at = now(), held_until = NULL WHERE name = 'cms.follow-schedule'`,
    );
    await server.app.get(Scheduler).runDue();
    expect(await titleOf(post)).toBe('A first draft');
    const entries = await stored<StoredAudit>(server.database.manager, 'audit_entries', {
      targetId: post.id,
    });
    const failed = entries.find(({ action }) => action === 'content.scheduleFailed');
    expect(JSON.stringify(failed?.after)).toContain('somebody else has to publish it');
  });

  test('of those who write and publish at the same moment, none publishes a word of their own', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { post, draft } = await rewritten();
      const next = { ...draft, version: draft.version + 1 };
      await Promise.all([
        desk.refused('content.publish', draft),
        others.refused('content.publish', draft),
        others.refused('content.save', { ...draft, data: writtenPost('Written meanwhile') }),
        others.refused('content.publish', next),
        desk.refused('content.publish', next),
      ]);
      // Of each version the first time that somebody published it; what is published may be so once more.
      const first = await server.database.query<{ actor: string; writer: string }[]>(
        `SELECT DISTINCT ON (v.version) a.actor_id AS actor, v.saved_by AS writer FROM audit_entries a
         JOIN content_versions v ON v.entry_id = a.target_id::uuid AND v.version = (a.after ->> 'version')::int
         WHERE a.target_id = $1 AND a.action = 'content.publish' ORDER BY v.version, a.id`,
        [post.id],
      );
      expect(first.length).toBeGreaterThan(0);
      expect(first.filter(({ actor, writer }) => actor === writer)).toEqual([]);
    }
  });
});

test('where none is asked for, whoever wrote it publishes it', async () => {
  const editor = await buildPerson(usual, { roles: ['BUSINESS_DEVELOPMENT'] });
  const post = await publishedContent(usual, editor);
  expect(post).toMatchObject({ state: 'PUBLISHED', needsOther: false });
});

describe('a draft that is handed in', () => {
  test('stands in the list as such until somebody writes, publishes or takes it back; the log has who did', async () => {
    const { post, draft } = await written();
    await desk.mutate('content.handIn', draft);
    expect(await get(post.id)).toMatchObject({ state: 'REVIEW', reviewBy: 'Ruth Tester' });
    const listed = await others.rows<typeof contentTable>('content.list', {
      search: post.slug,
      filters: { state: ['REVIEW'] },
    });
    expect(listed).toMatchObject([{ id: post.id }]);
    expect(await desk.refused('content.handIn', draft)).toBe(cmsErrors.IN_REVIEW.code);

    const next = await save(desk, draft, 'A word more');
    expect(await get(post.id)).toMatchObject({ state: 'DRAFT', reviewAt: null, reviewBy: null });
    expect(await others.refused('content.takeBack', { id: post.id })).toBe(cmsErrors.NOT_IN_REVIEW.code);
    expect(await desk.refused('content.handIn', draft)).toBe(cmsErrors.SAVED_MEANWHILE.code);
    await desk.mutate('content.handIn', next);
    await others.mutate('content.takeBack', { id: post.id });
    expect((await get(post.id)).state).toBe('DRAFT');

    await desk.mutate('content.handIn', next);
    await others.mutate('content.publish', next);
    expect((await get(post.id)).state).toBe('PUBLISHED');
    expect(await desk.refused('content.handIn', next)).toBe(cmsErrors.NOTHING_NEW.code);
    await others.mutate('content.unpublish', { id: post.id });
    expect((await get(post.id)).state).toBe('DRAFT');
    const entries = await stored<StoredAudit>(server.database.manager, 'audit_entries', {
      targetId: post.id,
    });
    expect(entries.map(({ action }) => action).filter((it) => /handIn|takeBack/.test(it))).toEqual([
      'content.handIn',
      'content.handIn',
      'content.takeBack',
      'content.handIn',
    ]);
  });

  test('is handed in by who edits alone, and not once it is deleted', async () => {
    const { post, draft } = await written();
    const seller = new ConsoleCalls(server, await buildPerson(server, { roles: ['COURSE_ADMIN'] }));
    expect(await seller.refused('content.handIn', draft)).toBe(commonErrors.FORBIDDEN.code);
    expect(await seller.refused('content.takeBack', { id: post.id })).toBe(commonErrors.FORBIDDEN.code);
    await others.mutate('content.remove', { ids: [post.id] });
    expect(await desk.refused('content.handIn', draft)).toBe(cmsErrors.DELETED.code);
  });

  test('is told to its writer with their data, and forgets them with their account', async () => {
    const writer = await buildPerson(server, { roles: ['BUSINESS_DEVELOPMENT'] });
    const post = await newContent(server, writer);
    await new ConsoleCalls(server, writer).mutate('content.handIn', seen(post));
    const sources = server.app.get(PersonalDataSources);
    expect((await sources.exportAll(writer.id)).get('site')).toMatchObject({ handedIn: [{ type: 'post' }] });
    await server.app.get(UnitOfWork).run((transaction) => sources.eraseAll(transaction, writer.id));
    expect(await get(post.id)).toMatchObject({ state: 'REVIEW', reviewBy: null });
  });
});
