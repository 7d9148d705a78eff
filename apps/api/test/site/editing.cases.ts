import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import {
  cmsErrors,
  type ContentChange,
  type ContentCheck,
  type KnownSite,
  type ContentDetail,
  type contentTable,
  type ContentVersionPage,
  contentTypes,
  type SavedContent,
} from '@lyceum/contracts/cms';
import { commonErrors } from '@lyceum/contracts/common';
import { roles } from '@lyceum/contracts/auth';
import { rolesHolding } from '@lyceum/contracts/permissions';
import { ConsoleCalls } from '../../src/testing/console';
import { newContent, publishedContent, writtenPost } from '../../src/testing/content';
import { buildPerson, type Person } from '../../src/testing/people';
import { readTitleAt } from '../../src/testing/site-pages';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
let editor: Person;
let other: Person;
let desk: ConsoleCalls;
let otherDesk: ConsoleCalls;
beforeAll(async () => {
  server = await TestServer.shared({ environment: { RUN_JOBS: 'false' } });
  editor = await buildPerson(server, { roles: ['BUSINESS_DEVELOPMENT'], firstName: 'Ruth' });
  other = await buildPerson(server, { roles: ['ADMIN'], firstName: 'Omar' });
  desk = new ConsoleCalls(server, editor);
  otherDesk = new ConsoleCalls(server, other);
});

const get = (id: string) => desk.query<ContentDetail>('content.get', { id });
const save = (
  by: ConsoleCalls,
  { id, version }: { id: string; version: number },
  data: object,
  goesOn = false,
) => by.mutate<SavedContent>('content.save', { id, version, data, goesOn });
const versionsOf = async (id: string) =>
  (await desk.query<ContentVersionPage>('content.versions', { id })).versions;

const readAt = (path: string) => readTitleAt(server, path);

describe('who edits the site', () => {
  test('are BUSINESS_DEVELOPMENT and admins, and nobody else', async () => {
    expect([...rolesHolding('content.edit')].sort()).toEqual([
      'ADMIN',
      'BUSINESS_DEVELOPMENT',
      'SUPER_ADMIN',
    ]);
    expect(rolesHolding('content.publish')).toEqual(rolesHolding('content.edit'));
    const { id, version } = await newContent(server, editor);
    for (const role of roles.filter((one) => !rolesHolding('content.edit').includes(one))) {
      const visitor = new ConsoleCalls(server, await buildPerson(server, { roles: [role] }));
      expect([role, await visitor.refusedQuery('content.get', { id })]).toEqual([
        role,
        commonErrors.FORBIDDEN.code,
      ]);
      expect(await visitor.refused('content.save', { id, version, data: {} })).toBe(
        commonErrors.FORBIDDEN.code,
      );
      expect(await visitor.refused('content.publish', { id, version })).toBe(commonErrors.FORBIDDEN.code);
    }
  });
});

describe('a post', () => {
  test('is begun, written, published, changed and taken back; visitors see each at once, and nothing before', async () => {
    const { id, slug, version, state, path, data } = await newContent(server, editor);
    expect({ state, version, path }).toEqual({ state: 'DRAFT', version: 1, path: `/blog/${slug}` });
    expect(Object.keys(data).sort()).toEqual(Object.keys(contentTypes.post.schema.shape).sort());
    const saved = await save(desk, { id, version }, writtenPost('Read it twice'));
    expect(await readAt(`/blog/${slug}`)).toBe(cmsErrors.NOT_FOUND.code);
    await desk.mutate('content.publish', { id, version: saved.version });
    expect(await readAt(`/blog/${slug}`)).toBe('Read it twice');
    expect(await get(id)).toMatchObject({
      state: 'PUBLISHED',
      title: 'Read it twice',
      savedBy: 'Ruth Tester',
    });
    const again = await save(desk, { id, version: saved.version }, writtenPost('Thrice'));
    expect(await readAt(`/blog/${slug}`)).toBe('Read it twice');
    expect((await get(id)).state).toBe('CHANGED');
    await desk.mutate('content.publish', { id, version: again.version });
    expect(await readAt(`/blog/${slug}`)).toBe('Thrice');
    await desk.mutate('content.unpublish', { id });
    expect(await readAt(`/blog/${slug}`)).toBe(cmsErrors.NOT_FOUND.code);
    expect(await desk.refused('content.unpublish', { id })).toBe(cmsErrors.NOT_PUBLISHED.code);
    expect((await desk.audited(id)).map(({ action }) => action)).toEqual([
      'content.create',
      'content.save',
      'content.publish',
      'content.save',
      'content.publish',
      'content.unpublish',
    ]);
  });

  test('that is not complete is kept, and published by nobody, with what is missing by field', async () => {
    const { id, version } = await newContent(server, editor);
    const data = { ...writtenPost(''), pictureText: ' ', picture: 'javascript:alert(1)', category: 'OTHER' };
    const saved = await save(desk, { id, version }, data);
    expect((await get(id)).data).toEqual(data);
    const refused = await desk.refusal('content.publish', { id, version: saved.version });
    expect(refused?.code).toBe(commonErrors.INVALID_INPUT.code);
    const found = refused?.issues as { path: string }[] | undefined;
    const fields = found?.map(({ path }) => path).sort();
    expect(fields).toEqual(['data.category', 'data.picture', 'data.pictureText', 'data.title']);
    const { issues } = await desk.query<ContentCheck>('content.check', { id });
    expect(issues.map(({ path }) => path).sort()).toEqual(['category', 'picture', 'pictureText', 'title']);
  });

  test.each([
    ['a script as a link', { link: 'javascript:alert(1)' }],
    ['another scheme', { link: 'data:text/html,<script>alert(1)</script>' }],
    ['another host in disguise', { link: '//evil.example' }],
    ['a picture of another host', { imgUrl: 'https://evil.example/x.svg' }],
    ['a picture that is a script', { imgBigUrl: 'data:image/svg+xml,<svg onload="alert(1)"/>' }],
  ])('with %s is not published', async (_, wrong) => {
    const { id, version } = await newContent(server, editor, 'article');
    const line = 'Words';
    const data = { title: line, para: line, author: line, sub: line, link: '/globe', fullArt: line };
    const art = { imgUrl: '/art/boston.svg', imgBigUrl: '/art/boston.svg' };
    const saved = await save(desk, { id, version }, { ...data, ...art, ...wrong });
    const refused = await desk.refusal('content.publish', { id, version: saved.version });
    expect(refused?.issues).toMatchObject([{ path: `data.${Object.keys(wrong)[0] ?? ''}` }]);
  });

  test('keeps nothing that its type has not, no NUL, and nothing endless', async () => {
    const { id, version } = await newContent(server, editor);
    const post = writtenPost('Kept\u0000 tidy');
    const saved = await save(desk, { id, version }, { ...post, onload: 'alert(1)' });
    expect((await get(id)).data).toEqual({ ...post, title: 'Kept tidy' });
    const page = await newContent(server, editor, 'page');
    const block = { kind: 'text', heading: 'Long', text: 'x'.repeat(39_000) };
    const blocks = new Array(20).fill(block);
    expect(await desk.refused('content.save', { ...page, data: { blocks } })).toBe(cmsErrors.TOO_LARGE.code);
    expect(
      await desk.refused('content.save', { id, version: saved.version, data: { title: { a: 1 } } }),
    ).toBe(commonErrors.INVALID_INPUT.code);
    expect(
      await desk.refused('content.save', { ...page, data: { blocks: [{ kind: 'script', src: '/x.js' }] } }),
    ).toBe(commonErrors.INVALID_INPUT.code);
  });

  test('tells of links to what is not published, before it is', async () => {
    const { id, version } = await newContent(server, editor);
    const { slug } = await publishedContent(server, editor);
    const body = `See [this](/blog/${slug}), [that](/blog/nowhere-${randomUUID()}) and [us](/about-us).`;
    await save(desk, { id, version }, { ...writtenPost('Links'), body });
    const { issues, hints } = await desk.query<ContentCheck>('content.check', { id });
    expect(issues).toEqual([]);
    const ofLinks = hints.filter(({ path }) => path === 'body');
    expect(ofLinks).toEqual([
      { path: 'body', at: 'Text', message: expect.stringContaining('/blog/nowhere-') },
    ]);
  });

  test('tells of names that are on no page, and knows redirects, postings and its own address', async () => {
    const redirect = await desk.mutate<{ id: string }>('content.create', {
      type: 'redirect',
      slug: 'old/work',
    });
    const { version } = await save(desk, { id: redirect.id, version: 1 }, { to: '/careers' });
    await desk.mutate('content.publish', { id: redirect.id, version });
    const site = await desk.query<KnownSite>('content.site');
    const anchors = site.addresses.find(({ path }) => path === '/careers')?.anchors ?? [];
    expect(anchors).toHaveLength(2);
    const own = await newContent(server, editor);
    const body = `[a](/careers#${anchors[0] ?? ''}) [b](/careers#none) [c](/old/work) [d](${own.path ?? ''}) [e](/help)`;
    await save(desk, own, { ...writtenPost('Names'), body });
    const { hints } = await desk.query<ContentCheck>('content.check', { id: own.id });
    const ofLinks = hints.filter(({ path }) => path === 'body');
    expect(ofLinks.map(({ message }) => message)).toEqual([expect.stringContaining('/careers#none')]);
    // A hint keeps nobody from publishing.
    const { version: latest } = await desk.query<ContentDetail>('content.get', { id: own.id });
    await desk.mutate('content.publish', { id: own.id, version: latest });
  });

  test('what there is on the site is told to editors alone', async () => {
    const student = new ConsoleCalls(server, await buildPerson(server));
    await expect(student.query('content.site')).rejects.toThrow();
  });
});

describe('two editors', () => {
  test('who save at once: one is kept, the other is told who and when, and loses nothing', async () => {
    const { id, version } = await newContent(server, editor);
    const answers = await Promise.all(
      [desk, otherDesk, desk, otherDesk].map((by, at) =>
        by.refusal('content.save', { id, version, data: writtenPost(`Version of ${String(at)}`) }),
      ),
    );
    const refused = answers.filter((answer) => answer !== undefined);
    expect(refused.map(({ code }) => code)).toEqual(new Array(3).fill(cmsErrors.SAVED_MEANWHILE.code));
    const kept = await get(id);
    expect(kept.version).toBe(version + 1);
    expect(kept.title).toBe(`Version of ${String(answers.indexOf(undefined))}`);
    expect(refused[0]?.message).toMatch(
      new RegExp(`^${kept.savedBy ?? ''} saved this at 2\\d{3}-\\d\\d-\\d\\d \\d\\d:\\d\\d UTC`),
    );
  });

  test('one of whom publishes what the other has changed since is refused', async () => {
    const { id, version } = await newContent(server, editor);
    const mine = await save(desk, { id, version }, writtenPost('Mine'));
    await save(otherDesk, { id, version: mine.version }, writtenPost('Theirs'));
    expect(await desk.refused('content.publish', { id, version: mine.version })).toBe(
      cmsErrors.SAVED_MEANWHILE.code,
    );
    expect((await get(id)).state).toBe('DRAFT');
  });
});

describe('versions', () => {
  test('of one editor within minutes are one, those of others and published ones stay', async () => {
    const { id, version } = await newContent(server, editor);
    let seen = { id, version };
    for (const title of ['O', 'On', 'One'])
      seen = { id, ...(await save(desk, seen, writtenPost(title), true)) };
    expect((await versionsOf(id)).map(({ title }) => title)).toEqual(['One']);
    seen = { id, ...(await save(otherDesk, seen, writtenPost('Two'), true)) };
    await otherDesk.mutate('content.publish', { id, version: seen.version });
    await save(otherDesk, seen, writtenPost('Three'), true);
    expect((await versionsOf(id)).map(({ title, isLive, savedBy }) => ({ title, isLive, savedBy }))).toEqual([
      { title: 'Three', isLive: false, savedBy: 'Omar Tester' },
      { title: 'Two', isLive: true, savedBy: 'Omar Tester' },
      { title: 'One', isLive: false, savedBy: 'Ruth Tester' },
    ]);
  });

  test('of one editor stay where they are of another tab, or something is restored', async () => {
    const { id, version } = await newContent(server, editor);
    const one = await save(desk, { id, version }, writtenPost('In one tab'), true);
    const other = await save(desk, { id, version: one.version }, writtenPost('In another tab'));
    await desk.mutate('content.restoreVersion', { id, version: other.version, from: one.version });
    expect((await versionsOf(id)).map(({ title }) => title)).toEqual([
      'In one tab',
      'In another tab',
      'In one tab',
    ]);
  });

  test('are compared in the words of the form, and an older one is brought back as the latest', async () => {
    const { id, version } = await newContent(server, editor, 'page');
    const text = (heading: string) => ({ kind: 'text', heading, text: 'Words.' });
    const page = { title: 'A page', description: 'About it', blocks: [text('First'), text('Second')] };
    const first = await save(desk, { id, version }, page);
    const changed = { ...page, title: 'A better page', blocks: [text('New'), ...page.blocks] };
    const second = await save(otherDesk, { id, version: first.version }, changed);
    const versions = { from: first.version, to: second.version };
    expect(await desk.query<ContentChange[]>('content.compare', { id, ...versions })).toEqual([
      { at: 'Title', before: 'A page', after: 'A better page' },
      { at: 'Blocks › 1. Text', before: null, after: 'Heading: New\nText: Words.' },
    ]);
    const restored = { id, version: second.version, from: first.version };
    await desk.mutate('content.restoreVersion', restored);
    expect((await get(id)).data).toEqual(page);
    expect(await desk.refused('content.restoreVersion', restored)).toBe(cmsErrors.SAVED_MEANWHILE.code);
    expect(await desk.refused('content.restoreVersion', { ...restored, from: 999 })).toBe(
      cmsErrors.VERSION_NOT_FOUND.code,
    );
  });
});

describe('addresses', () => {
  test('that another has are refused, at the field and with what has it; so are words that are none', async () => {
    const { slug, title } = await publishedContent(server, editor);
    const refused = await desk.refusal('content.create', { type: 'post', slug });
    expect(refused).toMatchObject({ code: cmsErrors.SLUG_TAKEN.code, issues: [{ path: 'slug' }] });
    expect(refused?.message).toContain(title);
    const mine = await newContent(server, editor);
    expect(await desk.refused('content.place', { ...mine, slug })).toBe(cmsErrors.SLUG_TAKEN.code);
    for (const wrong of ['Über', 'a b', '../x', 'a/b'])
      expect(await desk.refused('content.create', { type: 'post', slug: wrong })).toBe(
        commonErrors.INVALID_INPUT.code,
      );
    const answers = await Promise.all(
      [1, 2, 3].map(() => desk.refused('content.create', { type: 'post', slug: `same-${slug}` })),
    );
    expect(answers.filter((code) => code === undefined)).toHaveLength(1);
  });

  test('that change leave a redirect where visitors knew them, and none when they come back', async () => {
    const { id, version, slug } = await publishedContent(server, editor);
    const moved = `moved-${randomUUID()}`;
    await desk.mutate('content.place', { id, version, slug: moved, position: 0 });
    expect(await readAt(`/blog/${moved}`)).toBe('A published post');
    const redirects = async () =>
      (
        await desk.rows<typeof contentTable>('content.list', {
          search: slug,
          filters: { type: ['redirect'] },
        })
      ).map((row) => [row.slug, row.title, row.state]);
    expect(await redirects()).toEqual([[`blog/${slug}`, `/blog/${moved}`, 'PUBLISHED']]);
    await desk.mutate('content.place', { id, version, slug, position: 0 });
    expect(await redirects()).toEqual([
      [`blog/${moved}`, `/blog/${slug}`, 'PUBLISHED'],
      [`blog/${slug}`, `/blog/${moved}`, 'DRAFT'],
    ]);
    expect(await readAt(`/blog/${slug}`)).toBe('A published post');
  });

  test('of what came with the product stay changed when it starts again', async () => {
    const [row] = await server.database.query<{ id: string }[]>(
      "SELECT id FROM content_entries WHERE is_shipped AND type = 'post' AND latest_version = 1 LIMIT 1",
    );
    const { id, version, slug } = await get(row?.id ?? '');
    const moved = `kept-${randomUUID()}`;
    await desk.mutate('content.place', { id, version, slug: moved, position: 0 });
    const again = await TestServer.start({
      databaseUrl: server.databaseUrl,
      environment: { RUN_JOBS: 'false' },
    });
    await again.stop();
    expect(await readAt(`/blog/${slug}`)).toBe(cmsErrors.NOT_FOUND.code);
    await desk.mutate('content.place', { id, version, slug, position: 0 });
  });
});

describe('what is deleted', () => {
  test('is off the site, is not written at, and comes back as a draft', async () => {
    const { id, version, slug } = await publishedContent(server, editor);
    expect(await desk.mutate('content.remove', { ids: [id] })).toEqual([{ id, error: null }]);
    expect(await readAt(`/blog/${slug}`)).toBe(cmsErrors.NOT_FOUND.code);
    expect(await desk.refused('content.save', { id, version, data: writtenPost('More') })).toBe(
      cmsErrors.DELETED.code,
    );
    expect(await desk.refused('content.publish', { id, version })).toBe(cmsErrors.DELETED.code);
    expect(await desk.mutate('content.restore', { ids: [id] })).toEqual([{ id, error: null }]);
    expect(await get(id)).toMatchObject({ state: 'DRAFT', title: 'A published post' });
  });
});
