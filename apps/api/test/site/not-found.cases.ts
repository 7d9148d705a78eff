import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { cmsErrors } from '@lyceum/contracts/cms';
import { builtFrontEnds } from '../../src/testing/built-front-ends';
import { ConsoleCalls } from '../../src/testing/console';
import { buildPerson } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
let folder: string;
let desk: ConsoleCalls;
beforeAll(async () => {
  folder = await builtFrontEnds();
  const paths = ['/', '/about-us', '/blog/$slug', '/globe/$slug', '/community/$name', '/$'];
  const screens = paths.map((path) => ({ id: path, path, scripts: [], styles: [] }));
  await writeFile(join(folder, 'web', 'dist', '.vite', 'first-load.json'), JSON.stringify(screens));
  server = await TestServer.start({ environment: { FRONT_END_DIR: folder, RUN_JOBS: 'false' } });
  desk = new ConsoleCalls(server, await buildPerson(server, { roles: ['BUSINESS_DEVELOPMENT'] }));
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

const open = async (path: string) => server.http.get(path).set('accept', 'text/html');
const statusOf = async (path: string): Promise<number> => (await open(path)).status;

describe('an address', () => {
  test.each(['/nothing-here', '/nothing/at/all', '/blog/none', '/globe/article9', '/about-us/more'])(
    '[13] at which there is nothing answers 404 with the page of the app, which nobody keeps: %s',
    async (path) => {
      const { status, text, headers } = await open(path);
      expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      expect(text).toContain('<meta name="robots" content="noindex">');
    },
  );

  test.each([
    ...['/', '/about-us', '/careers', '/lyceum-globe', '/blog/reading-slowly-on-purpose', '/globe/article1'],
    ...['/help', '/terms-conditions', '/mg20-welcome/2026', '/college-essay-contest', '/community/any'],
    ...['/signup/student', '/guardian/code'],
  ])('[2, 3, 4] at which the app shows something answers 200: %s', async (path) => {
    expect(await statusOf(path)).toBe(200);
  });

  test('[6] that is a short link answers 200', async () => {
    expect(await statusOf('/open-day')).toBe(404);
    await server.database.query(`INSERT INTO short_links (token, target) VALUES ('open-day', '/about-us')`);
    expect(await statusOf('/open-day')).toBe(200);
  });
});

describe('a redirect', () => {
  const begun = async (slug: string): Promise<{ id: string; version: number }> => ({
    ...(await desk.mutate<{ id: string }>('content.create', { type: 'redirect', slug })),
    version: 1,
  });
  const to = (target: string, seen: { id: string; version: number }) => ({ ...seen, data: { to: target } });
  const published = async (slug: string, target: string): Promise<{ id: string; version: number }> => {
    const { id, version } = await begun(slug);
    const saved = await desk.mutate<{ version: number }>('content.save', to(target, { id, version }));
    await desk.mutate('content.publish', { id, version: saved.version });
    return { id, version: saved.version };
  };
  const locationOf = async (path: string) => {
    const { status, headers } = await open(path);
    return [status, headers['location']];
  };

  test('leads on with 301, to this site and to others', async () => {
    await published('old/jobs', '/careers?from=old');
    expect(await locationOf('/old/jobs')).toEqual([301, '/careers?from=old']);
    await published('films', 'https://films.example/');
    expect(await locationOf('/films')).toEqual([301, 'https://films.example/']);
  });

  test('to itself is refused when it is saved, at its field', async () => {
    const seen = await begun('round');
    for (const target of ['/round', '/round?again=1', '/round/'])
      expect(await desk.refusal('content.save', to(target, seen))).toMatchObject({
        code: cmsErrors.REDIRECT_LOOP.code,
        issues: [{ path: 'data.to' }],
      });
  });

  test('that would close a circle of several is refused when it is saved, published and moved', async () => {
    await published('first', '/second');
    await published('second', '/third');
    const third = await begun('third');
    expect(await desk.refused('content.save', to('/first', third))).toBe(cmsErrors.REDIRECT_LOOP.code);
    const elsewhere = await begun('elsewhere');
    const saved = await desk.mutate<{ version: number }>('content.save', to('/first', elsewhere));
    const placed = { id: elsewhere.id, version: saved.version, slug: 'third', position: 0 };
    await desk.mutate('content.remove', { ids: [third.id] });
    await desk.mutate('content.place', { ...placed, slug: 'not-third' });
    expect(await desk.refused('content.place', placed)).toBe(cmsErrors.REDIRECT_LOOP.code);
  });

  test('of two that were saved before either was published only the first is published', async () => {
    const [one, two] = [await begun('one'), await begun('two')];
    const savedOne = await desk.mutate<{ version: number }>('content.save', to('/two', one));
    const savedTwo = await desk.mutate<{ version: number }>('content.save', to('/one', two));
    await desk.mutate('content.publish', { id: one.id, version: savedOne.version });
    expect(await desk.refused('content.publish', { id: two.id, version: savedTwo.version })).toBe(
      cmsErrors.REDIRECT_LOOP.code,
    );
  });

  test('is never followed in a circle, however it came to be', async () => {
    await published('here', '/there');
    const there = await published('there', '/careers');
    expect(await locationOf('/here')).toEqual([301, '/there']);
    await server.database.query(
      `UPDATE content_versions SET data = '{"to":"/here"}' WHERE entry_id = $1 AND version = $2`,
      [there.id, there.version],
    );
    await desk.mutate('content.unpublish', { id: (await published('forgets', '/careers')).id });
    expect([await statusOf('/here'), await statusOf('/there')]).toEqual([404, 404]);
  });
});
