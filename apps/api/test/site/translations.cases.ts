import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  cmsErrors,
  type ContentChange,
  type ContentDetail,
  type contentTable,
  type ContentVersionPage,
  type PublicContent,
  type SavedContent,
} from '@lyceum/contracts/cms';
import { commonErrors } from '@lyceum/contracts/common';
import { builtFrontEnds } from '../../src/testing/built-front-ends';
import { ConsoleCalls } from '../../src/testing/console';
import { publishedContent, writtenPost } from '../../src/testing/content';
import { buildPerson, type Person } from '../../src/testing/people';
import { readPageAt, readTitleAt } from '../../src/testing/site-pages';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
let folder: string;
let editor: Person;
let desk: ConsoleCalls;
beforeAll(async () => {
  const html =
    '<!doctype html><html lang="en"><head><title>Lyceum</title></head><body><noscript>No</noscript></body></html>';
  folder = await builtFrontEnds({ 'index.html': html });
  const paths = ['/', '/about-us', '/blog/$slug', '/es/$', '/zh/$', '/$'];
  const screens = paths.map((path) => ({ id: path, path, scripts: [], styles: [] }));
  await writeFile(join(folder, 'web', 'dist', '.vite', 'first-load.json'), JSON.stringify(screens));
  server = await TestServer.start({ environment: { FRONT_END_DIR: folder, RUN_JOBS: 'false' } });
  editor = await buildPerson(server, { roles: ['BUSINESS_DEVELOPMENT'], firstName: 'Ruth' });
  desk = new ConsoleCalls(server, editor);
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

const page = async (path: string, etag = '') =>
  server.http.get(path).set({ accept: 'text/html', 'if-none-match': etag }).redirects(0);

type Seen = Pick<ContentDetail, 'id' | 'version'>;
const get = (id: string) => desk.query<ContentDetail>('content.get', { id });
const translate = async (id: string, language = 'es'): Promise<ContentDetail> =>
  get((await desk.mutate<{ id: string }>('content.translate', { id, language })).id);
const save = async ({ id, version }: Seen, data: object, sourceVersion?: number): Promise<Seen> => {
  const input = { id, version, data, ...(sourceVersion !== undefined && { sourceVersion }) };
  return { id, version: (await desk.mutate<SavedContent>('content.save', input)).version };
};
const publish = ({ id, version }: Seen) => desk.mutate('content.publish', { id, version });
const readAt = (path: string) => readTitleAt(server, path);
const stateIn = async (id: string, language: string) =>
  (await get(id)).translations.find((one) => one.language === language)?.translation;
const inSpanish = {
  ...writtenPost('Leer despacio'),
  body: 'Primera línea.\n\n[El blog](/blogs), [Quiénes somos](/about-us).',
};

/** A post in English that is published, and its Spanish one, which is published, too. */
async function translated(): Promise<{ post: ContentDetail; spanish: Seen; path: string }> {
  const post = await publishedContent(server, editor);
  const spanish = await save(await translate(post.id), inSpanish);
  await publish(spanish);
  return { post, spanish, path: `/blog/${post.slug}` };
}

describe('an entry in another language', () => {
  test('begins with the blocks and pictures of what visitors read in English, and none of its words; both are told of each other', async () => {
    const post = await publishedContent(server, editor);
    expect(await stateIn(post.id, 'es')).toBe('MISSING');
    const spanish = await translate(post.id);
    expect(spanish).toMatchObject({
      type: 'post',
      language: 'es',
      slug: `es/${post.slug}`,
      path: `/es/blog/${post.slug}`,
      state: 'DRAFT',
      data: {
        title: '',
        body: '',
        picture: '/art/post-reading.svg',
        writtenOn: '2026-11-28',
        category: 'HEADLINES',
      },
      original: {
        id: post.id,
        version: post.version,
        sourceVersion: post.version,
        data: { title: 'A published post' },
      },
    });
    expect((await get(post.id)).translations).toEqual(spanish.translations);
    expect(spanish.translations).toEqual([
      { language: 'en', id: post.id, state: 'PUBLISHED', translation: null },
      { language: 'es', id: spanish.id, state: 'DRAFT', translation: 'MISSING' },
      { language: 'zh', id: null, state: null, translation: 'MISSING' },
    ]);
  });

  test('is not published before it says all that its type asks for; a preview shows it before', async () => {
    const post = await publishedContent(server, editor);
    const spanish = await translate(post.id);
    const refused = await desk.refusal('content.publish', { id: spanish.id, version: 1 });
    expect(refused).toMatchObject({
      issues: expect.arrayContaining([expect.objectContaining({ path: 'data.title' })]),
    });
    const saved = await save(spanish, inSpanish);
    const { path } = await desk.mutate<{ path: string }>('content.preview', { id: spanish.id });
    const { body } = await server.graphql(
      'query ($key: String!) { getContentPreview(key: $key) { title content } }',
      {
        variables: { key: path.slice('/preview/'.length) },
      },
    );
    expect(JSON.stringify(body)).toContain('Leer despacio');
    expect(await readAt(`/es/blog/${post.slug}`)).toBe(cmsErrors.NOT_FOUND.code);
    await publish(saved);
    expect(await readAt(`/es/blog/${post.slug}`)).toBe('Leer despacio');
    expect(await readAt(`/blog/${post.slug}`)).toBe('A published post');
  });

  test('is outdated once English is published anew, and up to date when its editor says so; an older version of it is as old as it was', async () => {
    const { post, spanish } = await translated();
    const next = await save(post, writtenPost('A better title'));
    expect(await stateIn(post.id, 'es')).toBe('UP_TO_DATE');
    await publish(next);
    expect(await stateIn(post.id, 'es')).toBe('OUTDATED');
    const typo = await save(spanish, { ...inSpanish, author: 'Rut' });
    expect(await stateIn(post.id, 'es')).toBe('OUTDATED');
    const { original } = await get(spanish.id);
    const versions = { id: post.id, from: original?.sourceVersion, to: original?.liveVersion };
    expect(await desk.query<ContentChange[]>('content.compare', versions)).toEqual([
      { at: 'Title', before: 'A published post', after: 'A better title' },
    ]);
    const done = await save(typo, { ...inSpanish, title: 'Un título mejor' }, next.version);
    // Visitors read what is outdated until it is published.
    expect(await stateIn(post.id, 'es')).toBe('OUTDATED');
    await publish(done);
    expect(await stateIn(post.id, 'es')).toBe('UP_TO_DATE');
    const restored = await desk.mutate<SavedContent>('content.restoreVersion', {
      ...done,
      from: spanish.version,
    });
    expect(await stateIn(post.id, 'es')).toBe('UP_TO_DATE');
    await publish({ id: done.id, version: restored.version });
    expect(await stateIn(post.id, 'es')).toBe('OUTDATED');
    const wrong = { id: done.id, version: done.version + 1, data: inSpanish, sourceVersion: 999 };
    expect(await desk.refused('content.save', wrong)).toBe(cmsErrors.VERSION_NOT_FOUND.code);
    expect(await desk.refused('content.save', { ...next, data: writtenPost('x'), sourceVersion: 1 })).toBe(
      cmsErrors.VERSION_NOT_FOUND.code,
    );
  });

  test('keeps the version in English that it was made of, whatever its editor goes on to write there', async () => {
    const post = await publishedContent(server, editor);
    await desk.mutate('content.unpublish', { id: post.id });
    const draft = await save(post, writtenPost('Half way'));
    await server.database.query('UPDATE content_versions SET published_at = NULL WHERE entry_id = $1', [
      post.id,
    ]);
    await translate(post.id);
    await desk.mutate('content.save', { ...draft, data: writtenPost('All the way'), goesOn: true });
    const { versions } = await desk.query<ContentVersionPage>('content.versions', { id: post.id });
    expect(versions.map(({ version }) => version)).toContain(draft.version);
  });

  test('is found in the list by what is missing, outdated and up to date', async () => {
    const { post } = await translated();
    const listed = (filters: object) =>
      desk.rows<typeof contentTable>('content.list', { search: post.slug, filters });
    expect(await listed({ es: ['UP_TO_DATE'], zh: ['MISSING'] })).toMatchObject([
      { id: post.id, language: 'en' },
    ]);
    expect(await listed({ es: ['MISSING', 'OUTDATED'] })).toEqual([]);
    expect(await listed({ language: ['es'] })).toMatchObject([{ title: 'Leer despacio', es: null }]);
    await publish(await save(post, writtenPost('A better title')));
    expect(await listed({ es: ['OUTDATED'] })).toMatchObject([{ id: post.id }]);
  });

  test('is begun once, however many editors begin it at the same moment, and by editors alone', async () => {
    const post = await publishedContent(server, editor);
    const input = { id: post.id, language: 'zh' };
    const codes = await Promise.all([1, 2, 3, 4].map(() => desk.refused('content.translate', input)));
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    expect(new Set(codes.filter(Boolean))).toEqual(new Set([cmsErrors.TRANSLATED.code]));
    const chinese = (await get(post.id)).translations.find(({ language }) => language === 'zh')?.id ?? '';
    expect(await desk.refused('content.translate', { id: chinese, language: 'es' })).toBe(
      cmsErrors.NOT_TRANSLATED.code,
    );
    await desk.mutate('content.remove', { ids: [chinese] });
    expect(await stateIn(post.id, 'zh')).toBe('MISSING');
    expect(await desk.refused('content.translate', input)).toBe(cmsErrors.TRANSLATION_DELETED.code);
    const stranger = new ConsoleCalls(server, await buildPerson(server, { roles: ['COURSE_ADMIN'] }));
    expect(await stranger.refused('content.translate', input)).toBe(commonErrors.FORBIDDEN.code);
  });

  test('stands where the English one stands, goes with it, and is off the site with it', async () => {
    const { post, spanish, path } = await translated();
    const slug = `${post.slug}-moved`;
    const place = { id: spanish.id, version: spanish.version, slug, position: 1 };
    expect(await desk.refused('content.place', place)).toBe(cmsErrors.PLACE_OF_ORIGINAL.code);
    await desk.mutate('content.place', { ...place, id: post.id, version: post.version });
    expect(await readAt(`/es/blog/${slug}`)).toBe('Leer despacio');
    const former = await page(`/es${path}`);
    expect([former.status, former.headers['location']]).toEqual([302, `/es/blog/${slug}`]);
    await desk.mutate('content.unpublish', { id: post.id });
    expect(await readAt(`/es/blog/${slug}`)).toBe(cmsErrors.NOT_FOUND.code);
    await publish(post);
    expect(await readAt(`/es/blog/${slug}`)).toBe('Leer despacio');
  });

  test('nothing in English has the name of a language', async () => {
    for (const type of ['page', 'post'])
      expect(await desk.refused('content.create', { type, slug: 'es' })).toBe(
        commonErrors.INVALID_INPUT.code,
      );
  });

  test('is not there of what is the same in all languages', async () => {
    const { id } = await desk.mutate<{ id: string }>('content.create', { type: 'banner', slug: 'open-day' });
    expect(await desk.refused('content.translate', { id, language: 'es' })).toBe(
      cmsErrors.NOT_TRANSLATED.code,
    );
    expect((await get(id)).translations).toEqual([]);
  });
});

describe('a visitor in another language', () => {
  test('reads the page with its own title, language and address, and where it is in the others; so does the map of the site', async () => {
    const { status, text } = await page('/es/about-us');
    expect(status).toBe(200);
    expect(text).toContain('<html lang="es">');
    expect(text).toMatch(/<title>Quiénes somos · /);
    expect(text).toMatch(/<link rel="canonical" href="[^"]+\/es\/about-us">/);
    const alternates = [
      ...text.matchAll(/<link rel="alternate" hreflang="([\w-]+)" href="https?:\/\/[^/]+([^"]+)">/g),
    ];
    const wanted = [
      ['en', '/about-us'],
      ['es', '/es/about-us'],
      ['zh-Hans', '/zh/about-us'],
      ['x-default', '/about-us'],
    ];
    expect(alternates.map(([, tag, path]) => [tag, path])).toEqual(wanted);
    const english = (await page('/about-us')).text;
    expect(english).toContain('<html lang="en">');
    expect([...english.matchAll(/hreflang="([\w-]+)"/g)].map(([, tag]) => tag)).toEqual(
      wanted.map(([tag]) => tag),
    );
    expect((await page('/zh/about-us')).text).toMatch(/<html lang="zh-Hans">[^]*<title>关于我们 · /);
    const { text: map } = await server.http.get('/sitemap.xml');
    expect(map).toMatch(/<loc>[^<]+\/es\/about-us<\/loc>/);
    expect(map).toMatch(/<xhtml:link rel="alternate" hreflang="zh-Hans" href="[^"]+\/zh\/about-us"\/>/);
  });

  test('is led on in that language, as far as there is anything in it, and reads in English what is not, which says so', async () => {
    const { content } = await readPageAt(server, '/es/careers');
    const read = JSON.parse(content) as PublicContent;
    expect(content).toContain('"actionPath":"/es/about-us"');
    expect(content).toContain('"path":"/contact"');
    expect(read.lists.posting?.every(({ lang }) => lang === 'en')).toBe(true);
    const about = JSON.parse((await readPageAt(server, '/es/about-us')).content) as PublicContent;
    expect(about.lists.person?.map(({ data, lang }) => [data.title, lang])).toContainEqual([
      'Directora del Model G20',
      undefined,
    ]);
    expect(about.lists.city?.find(({ slug }) => slug === 'boston')?.lang).toBe('en');
  });

  test('of what is not translated reads English, and of what is nowhere that it is not found', async () => {
    const english = await page('/es/press');
    expect([english.status, english.headers['location']]).toEqual([302, '/press']);
    for (const path of ['/es/none', '/zh/blog/none', '/es/es/about-us/x', '/es//press'])
      expect([path, (await page(path)).status]).toEqual([path, 404]);
    const spelled = await page('/es/press/');
    expect([spelled.status, spelled.headers['location']]).toEqual([301, '/es/press']);
  });

  test('is never led in a circle by a redirect into a language', async () => {
    const { id } = await desk.mutate<{ id: string }>('content.create', {
      type: 'redirect',
      slug: 'round-about',
    });
    const leading = { id, version: 1, data: { to: '/es/round-about' } };
    expect(await desk.refused('content.save', leading)).toBe(cmsErrors.REDIRECT_LOOP.code);
    expect((await page('/es/round-about')).status).toBe(404);
  });

  test('reads a change with the next page, and has nothing sent again that did not change', async () => {
    const { spanish, path } = await translated();
    const first = await page(`/es${path}`);
    const etag = String(first.headers['etag']);
    const again = await page(`/es${path}`, etag);
    expect(again.status).toBe(304);
    await publish(await save(spanish, { ...inSpanish, title: 'Otra vez' }));
    const changed = await page(`/es${path}`, etag);
    expect([changed.status, changed.text.includes('Otra vez')]).toEqual([200, true]);
  });
});
