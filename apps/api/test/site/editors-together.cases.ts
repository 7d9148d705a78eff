import { beforeAll, describe, expect, test } from '@jest/globals';
import {
  cmsErrors,
  cmsLimits,
  type ContentDetail,
  type ContentPresence,
  type contentTable,
  type ContentVersionPage,
  type SavedContent,
} from '@lyceum/contracts/cms';
import { commonErrors } from '@lyceum/contracts/common';
import { PersonalDataSources, UnitOfWork } from '@lyceum/kernel';
import { ConsoleCalls } from '../../src/testing/console';
import { newContent, publishedContent, writtenPost } from '../../src/testing/content';
import { buildPerson, type Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
let ruth: Person;
let omar: Person;
let desk: ConsoleCalls;
let others: ConsoleCalls;
beforeAll(async () => {
  server = await TestServer.shared({ environment: { RUN_JOBS: 'false' } });
  ruth = await buildPerson(server, { roles: ['BUSINESS_DEVELOPMENT'], firstName: 'Ruth' });
  omar = await buildPerson(server, { roles: ['ADMIN'], firstName: 'Omar' });
  desk = new ConsoleCalls(server, ruth);
  others = new ConsoleCalls(server, omar);
});

type Seen = Pick<ContentDetail, 'id' | 'version'>;
const nothing = { publishAt: null, unpublishAt: null };
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const get = (id: string) => desk.query<ContentDetail>('content.get', { id });
const saving = ({ id, version }: Seen, title: string) => ({ id, version, data: writtenPost(title) });
const save = (by: ConsoleCalls, seen: Seen, title: string) =>
  by.mutate<SavedContent>('content.save', saving(seen, title));

describe('who has an entry open', () => {
  const look = (by: ConsoleCalls, id: string) => by.query<ContentPresence>('content.presence', { id });
  const namesOf = async (by: ConsoleCalls, id: string) => (await look(by, id)).others.map(({ name }) => name);
  const later = (seconds: number) =>
    server.database.query('UPDATE content_editors SET seen_at = seen_at - make_interval(secs => $1)', [
      seconds,
    ]);

  test('is told to the others there by name, while they are, and with the version somebody else saved', async () => {
    const [post, another] = [await newContent(server, ruth), await newContent(server, ruth)];
    expect(await look(desk, post.id)).toEqual({ version: 1, others: [] });
    expect(await look(others, post.id)).toEqual({
      version: 1,
      others: [{ id: ruth.id, name: 'Ruth Tester' }],
    });
    expect(await namesOf(desk, another.id)).toEqual([]);
    await save(others, post, 'Of Omar');
    expect(await look(desk, post.id)).toEqual({
      version: 2,
      others: [{ id: omar.id, name: 'Omar Tester' }],
    });
  });

  test('is gone within seconds once their page asks no more, and there as long as it does', async () => {
    const { id } = await newContent(server, ruth);
    await look(others, id);
    await later(cmsLimits.presenceBeatSeconds);
    expect(await namesOf(desk, id)).toEqual(['Omar Tester']);
    await look(others, id);
    await later(cmsLimits.presenceSeconds - 1);
    expect(await namesOf(desk, id)).toEqual(['Omar Tester']);
    await later(1);
    expect(await namesOf(desk, id)).toEqual([]);
    // A call that is late, or lost, is no leaving.
    expect(cmsLimits.presenceBeatSeconds * 2).toBeLessThan(cmsLimits.presenceSeconds);
  });

  test('sees and is seen only who may edit; nobody is there of what there is not', async () => {
    const { id } = await newContent(server, ruth);
    const seller = await buildPerson(server, { roles: ['SALES_ADMIN'] });
    const outside = new ConsoleCalls(server, seller);
    expect(await outside.refusedQuery('content.presence', { id })).toBe(commonErrors.FORBIDDEN.code);
    expect(await namesOf(desk, id)).toEqual([]);
    expect(await desk.refusedQuery('content.presence', { id: ruth.id })).toBe(cmsErrors.ENTRY_NOT_FOUND.code);
  });

  test('is in their copy, and goes with their account', async () => {
    const { id } = await newContent(server, ruth);
    const editor = await buildPerson(server, { roles: ['BUSINESS_DEVELOPMENT'] });
    await look(new ConsoleCalls(server, editor), id);
    const sources = server.app.get(PersonalDataSources);
    expect((await sources.exportAll(editor.id)).get('site')).toMatchObject({ hasOpen: [{ type: 'post' }] });
    await server.app.get(UnitOfWork).run((transaction) => sources.eraseAll(transaction, editor.id));
    expect(await namesOf(desk, id)).toEqual([]);
  });
});

describe('a save whose answer was lost', () => {
  test('is answered as done when it is sent again, also at the same moment, and is one version', async () => {
    const post = await newContent(server, ruth);
    const first = await save(desk, post, 'Once');
    expect(await save(desk, post, 'Once')).toEqual(first);
    const next = { id: post.id, version: first.version };
    const both = await Promise.all([save(desk, next, 'Twice'), save(desk, next, 'Twice')]);
    expect(both[0]).toEqual(both[1]);
    const { versions } = await desk.query<ContentVersionPage>('content.versions', { id: post.id });
    expect(versions.map(({ version }) => version)).toEqual([3, 2, 1]);
    expect((await desk.audited(post.id)).filter(({ action }) => action === 'content.save')).toHaveLength(2);
  });

  test('is refused with other words, by another editor, and once somebody went on', async () => {
    const post = await newContent(server, ruth);
    const first = await save(desk, post, 'Once');
    const meanwhile = cmsErrors.SAVED_MEANWHILE.code;
    expect(await desk.refused('content.save', saving(post, 'Otherwise'))).toBe(meanwhile);
    expect(await others.refused('content.save', saving(post, 'Once'))).toBe(meanwhile);
    await save(others, { id: post.id, version: first.version }, 'Once');
    expect(await desk.refused('content.save', saving(post, 'Once'))).toBe(meanwhile);
  });
});

describe('what a colleague scheduled', () => {
  test('is not taken back by whoever saw something else', async () => {
    const post = await newContent(server, ruth);
    const { version } = await save(desk, post, 'To come');
    const [mine, theirs] = [inHours(1), inHours(2)].map((publishAt) => ({ ...nothing, publishAt }));
    await desk.mutate('content.schedule', { id: post.id, version, ...mine, before: nothing });
    await others.mutate('content.schedule', { id: post.id, version, ...theirs, before: mine });
    expect(await desk.refusal('content.unschedule', { id: post.id, before: mine })).toMatchObject({
      code: cmsErrors.SCHEDULED_MEANWHILE.code,
      message: expect.stringMatching(/^Omar Tester changed/),
    });
    expect(await get(post.id)).toMatchObject(theirs ?? {});
    await desk.mutate('content.unschedule', { id: post.id, before: theirs });
    expect(await get(post.id)).toMatchObject(nothing);
  });

  test.each([
    ['publishing', 'content.publish', (seen: Seen) => seen],
    ['taking it off', 'content.unpublish', ({ id }: Seen) => ({ id })],
  ])('is not ended unseen by %s', async (_, call, inputOf) => {
    const { id, version } = await publishedContent(server, ruth);
    const times = { ...nothing, unpublishAt: inHours(1) };
    await others.mutate('content.schedule', { id, version, ...times, before: nothing });
    const input = inputOf({ id, version });
    for (const before of [nothing, { ...nothing, unpublishAt: inHours(2) }])
      expect(await desk.refusal(call, { ...input, before })).toMatchObject({
        code: cmsErrors.SCHEDULED_MEANWHILE.code,
        message: expect.stringMatching(/^Omar Tester changed/),
      });
    expect(await get(id)).toMatchObject({ ...times, liveVersion: version });
    await desk.mutate(call, { ...input, before: times });
    expect(await get(id)).toMatchObject(nothing);
    // What is not scheduled any more was not taken from anybody.
    await save(desk, { id, version }, 'Once more');
    if (call === 'content.publish') await desk.mutate(call, { id, version: version + 1, before: times });
  });

  test('does not hide that a later draft is handed in; who schedules a draft has looked at it', async () => {
    const post = await newContent(server, ruth);
    const { version } = await save(desk, post, 'To come');
    await desk.mutate('content.handIn', { id: post.id, version });
    const times = { ...nothing, publishAt: inHours(1), before: nothing };
    await others.mutate('content.schedule', { id: post.id, version, ...times });
    expect(await get(post.id)).toMatchObject({ state: 'SCHEDULED', reviewAt: null });
    const later = await save(desk, { id: post.id, version }, 'Written since');
    await desk.mutate('content.handIn', { id: post.id, version: later.version });
    expect(await get(post.id)).toMatchObject({ state: 'REVIEW', publishVersion: version });
    const listed = await others.rows<typeof contentTable>('content.list', {
      search: post.slug,
      filters: { state: ['REVIEW'] },
    });
    expect(listed).toMatchObject([{ id: post.id, publishAt: times.publishAt }]);
  });
});
