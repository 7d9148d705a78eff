import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { cmsErrors, type ContentDetail, type ContentOf } from '@lyceum/contracts/cms';
import { type PublicConfig, publicConfigElementId } from '@lyceum/contracts/common';
import { builtFrontEnds } from '../../src/testing/built-front-ends';
import { ConsoleCalls } from '../../src/testing/console';
import { buildPerson } from '../../src/testing/people';
import { readTitleAt } from '../../src/testing/site-pages';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
let folder: string;
let desk: ConsoleCalls;
beforeAll(async () => {
  folder = await builtFrontEnds();
  const page = `<!doctype html><html><head><title>%BRAND_NAME%</title>
    <script id="${publicConfigElementId}" type="application/json">{}</script></head>
    <body><noscript>JavaScript is needed.</noscript></body></html>`;
  await writeFile(join(folder, 'web', 'dist', 'index.html'), page);
  server = await TestServer.start({ environment: { FRONT_END_DIR: folder, RUN_JOBS: 'false' } });
  desk = new ConsoleCalls(server, await buildPerson(server, { roles: ['BUSINESS_DEVELOPMENT'] }));
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

/** The entry of a type with a name in addresses. */
async function entryOf<Data>(type: string, slug: string): Promise<ContentDetail & { readonly data: Data }> {
  const [{ id }] = await server.database.query<[{ id: string }]>(
    'SELECT id FROM content_entries WHERE type = $1 AND slug = $2',
    [type, slug],
  );
  return desk.query('content.get', { id });
}

async function publish({ id, version }: ContentDetail, data: object): Promise<void> {
  const saved = await desk.mutate<{ version: number }>('content.save', { id, version, data });
  await desk.mutate('content.publish', { id, version: saved.version });
}

const html = async (path: string): Promise<string> =>
  (await server.http.get(path).set('accept', 'text/html')).text;

describe('[2] the home page', () => {
  test('is what its editors published, with its next visitor', async () => {
    expect(await readTitleAt(server, '/')).toBe('Read closely, write often, take class together');
    expect(await html('/')).toContain('Read closely. Write often. Take class together.');
    const home = await entryOf<ContentOf<'page'>>('page', 'home');
    expect(home.path).toBe('/');
    const [hero, ...others] = home.data.blocks;
    const changed = {
      ...home.data,
      title: 'Walk with us',
      blocks: [{ ...hero, headline: 'Walk.' }, ...others],
    };
    await publish(home, changed);
    expect(await readTitleAt(server, '/')).toBe('Walk with us');
    const text = await html('/');
    expect(text).toContain('<title>Walk with us · Lyceum</title>');
    expect(text).toContain(String.raw`\"headline\":\"Walk.\"`);
    expect(text).not.toContain('Read closely. Write often.');
  });

  test('is always there', async () => {
    const { id } = await entryOf('page', 'home');
    expect(await desk.refused('content.unpublish', { id })).toBe(cmsErrors.HOME_STAYS.code);
  });
});

describe('[8] the strip above the header', () => {
  const told = async (path = '/about-us'): Promise<PublicConfig['banner']> => {
    const [, json = ''] =
      new RegExp(`id="${publicConfigElementId}"[^>]*>([^<]*)<`).exec(await html(path)) ?? [];
    return (JSON.parse(json) as PublicConfig).banner;
  };

  test('is told with every page as its editors published it, and not where they took it off', async () => {
    expect(await told()).toEqual({
      text: 'The forum is open to students and educators.',
      linkLabel: 'Read how it works',
      path: '/help',
    });
    const banner = await entryOf<ContentOf<'banner'>>('banner', 'forum');
    const data = { text: '{brandName} <b>walks</b>', linkLabel: '', path: '' };
    await publish(banner, data);
    for (const path of ['/', '/login', '/about-us'])
      expect(await told(path)).toEqual({ ...data, text: 'Lyceum <b>walks</b>' });
    await desk.mutate('content.unpublish', { id: banner.id });
    expect(await told()).toBeNull();
  });
});
