import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  cmsErrors,
  type ContentDetail,
  type ContentPreviewLink,
  contentTypeNames,
  type PublicContent,
  readTypes,
  type SavedContent,
} from '@lyceum/contracts/cms';
import { commonErrors } from '@lyceum/contracts/common';
import { builtFrontEnds } from '../../src/testing/built-front-ends';
import { ConsoleCalls } from '../../src/testing/console';
import { newContent, publishedContent, writtenPost } from '../../src/testing/content';
import { buildPerson, type Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
let folder: string;
let editor: Person;
let desk: ConsoleCalls;
beforeAll(async () => {
  folder = await builtFrontEnds();
  await writeFile(
    join(folder, 'web', 'dist', 'index.html'),
    '<!doctype html><html><head><title>x</title></head><body></body></html>',
  );
  server = await TestServer.start({ environment: { FRONT_END_DIR: folder, RUN_JOBS: 'false' } });
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  editor = await buildPerson(server, { roles: ['BUSINESS_DEVELOPMENT'] });
  desk = new ConsoleCalls(server, editor);
});

const day = 86_400_000;
const get = (id: string) => desk.query<ContentDetail>('content.get', { id });
const save = (id: string, version: number, data: object) =>
  desk.mutate<SavedContent>('content.save', { id, version, data });
const link = (id: string) => desk.mutate<ContentPreviewLink>('content.preview', { id });
const keyOf = ({ path }: { readonly path: string }): string => path.replace('/preview/', '');

interface Answer {
  readonly data: { getContentPreview: { title: string; content: string; until: string } } | null;
  readonly errors?: readonly { readonly message: string; readonly extensions: { readonly code: string } }[];
}

const ask = async (key: string): Promise<Answer> =>
  (
    await server.graphql('query ($key: String!) { getContentPreview(key: $key) { title content until } }', {
      variables: { key },
    })
  ).body as Answer;

/** What somebody without an account reads at a link; the error's code where it leads nowhere. */
async function read(of: { readonly path: string }): Promise<string> {
  const { data, errors } = await ask(keyOf(of));
  return data?.getContentPreview.title ?? errors?.[0]?.extensions.code ?? '';
}

describe('a link to a draft', () => {
  test('shows its newest version to somebody without an account, for a week, and visitors nothing', async () => {
    const { id, version, slug } = await newContent(server, editor);
    const saved = await save(id, version, writtenPost('To be looked at'));
    const { path, until } = await link(id);
    expect(path).toMatch(/^\/preview\/[\w.-]+$/);
    expect(Math.abs(Date.parse(until) - Date.now() - 7 * day)).toBeLessThan(60_000);
    expect(await read({ path })).toBe('To be looked at');
    await save(id, saved.version, writtenPost('Looked at and mended'));
    const { data } = await ask(keyOf({ path }));
    expect(data?.getContentPreview).toMatchObject({ title: 'Looked at and mended', until });
    const content = JSON.parse(data?.getContentPreview.content ?? '') as PublicContent;
    expect(content).toMatchObject({ type: 'post', entry: { slug, data: { author: 'Ruth' } } });
    const page = await server.graphql('query ($path: String!) { getPublicPage(path: $path) { title } }', {
      variables: { path: `/blog/${slug}` },
    });
    expect((page.body as Answer).errors?.[0]?.extensions.code).toBe(cmsErrors.NOT_FOUND.code);
    expect((await get(id)).preview).toEqual({ path, until });
  });

  test('shows what is published of all else, and no other draft', async () => {
    const other = await publishedContent(server, editor);
    await save(other.id, other.version, writtenPost('Another draft'));
    const hidden = await newContent(server, editor);
    await save(hidden.id, hidden.version, writtenPost('Never published'));
    const { id } = await newContent(server, editor);
    const { data } = await ask(keyOf(await link(id)));
    const shown = data?.getContentPreview.content ?? '';
    expect(shown).toContain('A published post');
    expect(shown).not.toContain('Another draft');
    expect(shown).not.toContain('Never published');
  });

  test('is the same one as long as it leads there, and another one after that: former ones never lead there again', async () => {
    const { id, version } = await newContent(server, editor);
    await save(id, version, writtenPost('Shown'));
    const first = await link(id);
    expect((await link(id)).path).toBe(first.path);
    await desk.mutate('content.endPreview', { id });
    expect((await get(id)).preview).toBeNull();
    expect(await desk.refused('content.endPreview', { id })).toBe(cmsErrors.NO_PREVIEW.code);
    expect(await read(first)).toBe(cmsErrors.NOT_FOUND.code);
    const second = await link(id);
    expect([await read(first), await read(second)]).toEqual([cmsErrors.NOT_FOUND.code, 'Shown']);
    await server.database.query(
      `UPDATE content_entries SET preview_until = now() - interval '1 s' WHERE id = $1`,
      [id],
    );
    expect(await read(second)).toBe(cmsErrors.NOT_FOUND.code);
    expect((await get(id)).preview).toBeNull();
    const third = await link(id);
    expect([await read(first), await read(second), await read(third)]).toEqual([
      cmsErrors.NOT_FOUND.code,
      cmsErrors.NOT_FOUND.code,
      'Shown',
    ]);
    expect((await desk.audited(id)).map(({ action }) => action).slice(-4)).toEqual([
      'content.preview',
      'content.endPreview',
      'content.preview',
      'content.preview',
    ]);
  });

  test('that is made up, ended, too old, of another entry or of a deleted one answers the very same', async () => {
    const entries = await Promise.all([1, 2, 3, 4].map(() => newContent(server, editor)));
    const links = await Promise.all(entries.map(({ id }) => link(id)));
    const [mine = '', ended = '', old = '', deleted = ''] = links.map(keyOf);
    const [entry, endedEntry, oldEntry, deletedEntry] = entries.map(({ id }) => id);
    await desk.mutate('content.endPreview', { id: endedEntry });
    await desk.mutate('content.remove', { ids: [deletedEntry] });
    await server.database.query('UPDATE content_entries SET preview_until = now() WHERE id = $1', [oldEntry]);
    const [, mac = ''] = mine.split('.');
    const never = await newContent(server, editor);
    const wrong = [
      ...[ended, old, deleted, '', 'x', `${entry ?? ''}.`, `${entry ?? ''}.${'A'.repeat(43)}`],
      ...[`${randomUUID()}.${mac}`, `${endedEntry ?? ''}.${mac}`, `${never.id}.${mac}`],
      ...[`${mine} `, mine.toUpperCase(), `${mine}=`, `${mac}.${entry ?? ''}`],
    ];
    const answers = await Promise.all(wrong.map(ask));
    const told = answers.map(({ data, errors }) =>
      JSON.stringify([data, errors?.[0]?.message, errors?.[0]?.extensions.code]),
    );
    expect(new Set(told)).toEqual(
      new Set([JSON.stringify([null, cmsErrors.NOT_FOUND.message, cmsErrors.NOT_FOUND.code])]),
    );
    await desk.mutate('content.restore', { ids: [deletedEntry] });
    expect(await read({ path: `/preview/${deleted}` })).toBe(cmsErrors.NOT_FOUND.code);
  });

  test('is made by who may edit, of what has a page of its own', async () => {
    const { id } = await newContent(server, editor);
    const seller = new ConsoleCalls(server, await buildPerson(server, { roles: ['SALES_ADMIN'] }));
    expect(await seller.refused('content.preview', { id })).toBe(commonErrors.FORBIDDEN.code);
    expect(await seller.refused('content.endPreview', { id })).toBe(commonErrors.FORBIDDEN.code);
    for (const type of contentTypeNames) {
      const made = await newContent(server, editor, type);
      const hasPage = (readTypes as readonly string[]).includes(type);
      const wanted = hasPage ? undefined : cmsErrors.NO_PAGE.code;
      expect([type, await desk.refused('content.preview', { id: made.id })]).toEqual([type, wanted]);
    }
    await desk.mutate('content.remove', { ids: [id] });
    expect(await desk.refused('content.preview', { id })).toBe(cmsErrors.DELETED.code);
  });

  test('shows of a draft that is not complete what may be shown, and nothing that would be published of no entry', async () => {
    const { id, version } = await newContent(server, editor, 'page');
    const action = { kind: 'action', heading: 'Come', text: '', label: 'Come', path: 'javascript:alert(1)' };
    const picture = { kind: 'picture', picture: 'https://evil.example/x.svg', pictureText: '', caption: '' };
    const wrong = {
      title: '',
      description: '',
      blocks: [action, picture, { kind: 'questions', topic: 'NONE' }],
    };
    await save(id, version, wrong);
    const { data } = await ask(keyOf(await link(id)));
    const { entry } = JSON.parse(data?.getContentPreview.content ?? '') as PublicContent;
    expect(entry.data).toMatchObject({
      blocks: [
        { ...action, path: '' },
        { ...picture, picture: '' },
        { kind: 'questions', topic: 'COUNSELLING' },
      ],
    });
  });

  test('is a page that is kept nowhere, found by nobody, and the same for every key', async () => {
    const { id } = await newContent(server, editor);
    const { path } = await link(id);
    const [right, wrong] = await Promise.all(
      [path, '/preview/none'].map((one) => server.http.get(one).set('accept', 'text/html')),
    );
    for (const answer of [right, wrong])
      expect(answer?.headers).toMatchObject({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'referrer-policy': 'no-referrer',
      });
    expect(right?.status).toBe(200);
    expect(right?.headers['etag']).toBeUndefined();
    expect(right?.text).toContain('<meta name="robots" content="noindex">');
    expect(right?.text).toBe(wrong?.text);
    expect((await server.http.get('/sitemap.xml')).text).not.toContain('preview');
    expect((await server.http.get('/robots.txt')).text).toContain('Disallow: /preview/\n');
    const asked = await server.graphql('query ($key: String!) { getContentPreview(key: $key) { title } }', {
      variables: { key: keyOf({ path }) },
    });
    expect(asked.headers['cache-control']).toBe('no-store');
  });
});
