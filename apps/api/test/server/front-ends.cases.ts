import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { builtFrontEnds } from '../../src/testing/built-front-ends';
import { TestServer } from '../../src/testing/test-server';

const screen = (path: string, name: string) => ({
  path,
  scripts: ['assets/first-load.js', `assets/${name}.js`],
  styles: [`assets/${name}.css`],
});

const screens = [
  screen('/$', 'any'),
  screen('/', 'front'),
  screen('/forum/$name', 'forum'),
  screen('/forum/$name/write', 'write-in'),
  screen('/forum/write', 'write'),
  screen('/thread/$threadId', 'thread'),
];

describe('the page of a path', () => {
  let server: TestServer;
  let folder: string;

  beforeAll(async () => {
    folder = await builtFrontEnds({
      'index.html':
        '<!doctype html><html><head><link rel="modulepreload" crossorigin href="/assets/first-load.js"></head></html>',
      '.vite/first-load.json': JSON.stringify(screens),
      'assets/forum.js': 'export {};',
    });
    server = await TestServer.start({ environment: { FRONT_END_DIR: folder } });
  });

  afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true });
  });

  /** Files of the build that a page has the browser fetch. */
  async function named(path: string): Promise<string[]> {
    const { text } = await server.http.get(path);
    return [...text.matchAll(/ href="((?:\/ops)?\/assets\/[^"]+)"/g)].map(([, file = '']) => file);
  }

  it.each([
    ['/', 'front'],
    ['/forum/walks', 'forum'],
    ['/forum/walks/', 'forum'],
    ['/forum/walks?sort=new', 'forum'],
    ['/forum/write', 'write'],
    ['/forum/walks/write', 'write-in'],
    ['/thread/0000', 'thread'],
    ['/what/ever/else', 'any'],
  ])('%s names the files of its screen once, and no other’s', async (path, name) => {
    expect(await named(path)).toEqual(['/assets/first-load.js', `/assets/${name}.css`, `/assets/${name}.js`]);
  });

  it('is served to who opens it, also where a call answers under the same address', async () => {
    const page = await server.http.get('/get-recording').set('accept', 'text/html,*/*;q=0.8').expect(200);
    expect(page.text).toContain('<!doctype html>');
    await server.http.get('/get-recording').set('accept', 'application/json').expect(401);
  });

  it('of the console names those of the console', async () => {
    expect(await named('/ops/forum/walks')).toEqual(
      expect.arrayContaining(['/ops/assets/forum.css', '/ops/assets/forum.js']),
    );
    expect(await named('/ops')).toContain('/ops/assets/front.js');
  });

  it('has a mark of its own, with which it is not sent again', async () => {
    const { headers } = await server.http.get('/forum/walks');
    const mark = headers['etag'] ?? '';
    expect((await server.http.get('/forum/woods').set('if-none-match', mark)).status).toBe(304);
    expect((await server.http.get('/').set('if-none-match', mark)).status).toBe(200);
  });

  it.each([
    ['br', 'gzip, deflate, br, zstd'],
    ['gzip', 'gzip, br;q=0'],
    [null, 'identity'],
  ])('comes as %s to who accepts %s', async (encoding, accepted) => {
    const plain = await server.http.get('/forum/walks').set('accept-encoding', 'identity');
    const response = await fetch(new URL('/forum/walks', server.url), {
      headers: { 'accept-encoding': accepted },
    });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toContain('accept-encoding');
    expect(await response.text()).toBe(plain.text);
  });

  it('is no file’s: one that is missing is an error, one that is there is kept for good', async () => {
    expect((await server.http.get('/assets/gone.js')).status).toBe(404);
    const { headers } = await server.http.get('/assets/forum.js');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('is under the policy, which its files, that nobody opens by themselves, do not bring along again', async () => {
    const page = await server.http.get('/forum/walks');
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
    const { headers } = await server.http.get('/assets/forum.js');
    expect(headers['content-security-policy']).toBeUndefined();
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    const missing = await server.http.get('/assets/gone.js');
    expect(missing.headers['content-security-policy']).toContain("script-src 'self'");
  });

  it('has the first calls answered before the files of the screen, but not before those of every screen', async () => {
    const { text } = await server.http.get('/forum/walks');
    expect(text).toMatch(/fetchpriority="low" crossorigin href="\/assets\/forum\.js"/);
    expect(text).toMatch(/stylesheet" fetchpriority="low" crossorigin href="\/assets\/forum\.css"/);
    expect(text).toContain('<link rel="modulepreload" crossorigin href="/assets/first-load.js">');
  });
});
