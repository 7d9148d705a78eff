import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { builtFrontEnds } from '../../src/testing/built-front-ends';
import { TestServer } from '../../src/testing/test-server';

describe('a link to a thread, opened by somebody who has not signed in', () => {
  let server: TestServer;
  let folder: string;

  /** @returns the id of a new thread with tell-tale words */
  async function thread(privacy: string, status = 'VISIBLE', age = 30): Promise<string> {
    const [row] = (await server.database.query(
      `WITH person AS (
         INSERT INTO users (email, first_name, last_name, roles, date_of_birth)
         VALUES (gen_random_uuid() || '@example.com', 'Wren', 'Tell-Tale', '{STUDENT}',
                 CURRENT_DATE - make_interval(years => $3)) RETURNING id
       ), forum AS (
         INSERT INTO communities (name, display_name, privacy, creator_id)
         SELECT 'f-' || gen_random_uuid(), 'Tell-tale forum', $1, id FROM person RETURNING id, creator_id
       )
       INSERT INTO threads (community_id, creator_id, title, content, plain_text, preview, thumbnail_url, status)
       SELECT id, creator_id, '"><script>Tell-tale title', 'whole text', 'whole text', 'Tell-tale start', '/files/a.webp', $2
       FROM forum RETURNING id`,
      [privacy, status, age],
    )) as { id: string }[];
    return row?.id ?? '';
  }

  beforeAll(async () => {
    // One screen for all, so that one page is like the other.
    const screens = ['/community', '/thread/$threadId', '/shared/$threadId'].map((path) => ({
      id: '/any',
      path,
      scripts: [],
      styles: [],
    }));
    folder = await builtFrontEnds({ '.vite/first-load.json': JSON.stringify(screens) });
    server = await TestServer.start({ environment: { FRONT_END_DIR: folder } });
  });

  afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true });
  });

  /** Of a thread, whether it is there or not. */
  const picture = (id: string) => server.http.get(`/link-previews/${id}/picture`);
  const authorOf = (id: string): string => `id = (SELECT creator_id FROM threads WHERE id = '${id}')`;

  it('of a public forum tells title, start and picture, and nobody’s name', async () => {
    const id = await thread('PUBLIC');
    const { text, headers, status } = await server.http.get(`/thread/${id}?utm=1`);
    expect(status).toBe(200);
    expect(text).toContain('<meta property="og:title" content="&quot;&gt;&lt;script&gt;Tell-tale title">');
    expect(text).toContain('<meta property="og:description" content="Tell-tale start">');
    expect(text).toContain('<meta name="robots" content="noindex">');
    const [, path = ''] = /<meta property="og:image" content="https?:\/\/[^"/]+([^"]+)">/.exec(text) ?? [];
    expect(path).toContain(`/link-previews/${id}/picture?v=`);
    const drawn = await server.http.get(path.replace('&amp;', '&'));
    expect(drawn.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'no-cache',
      'x-robots-tag': 'noindex',
    });
    expect((await sharp(drawn.body as Buffer).metadata()).width).toBe(1200);
    // The author's own picture may show anybody.
    expect(text).not.toContain('a.webp');
    // What the application greets with ends no element of the page.
    const [, block = ''] = /<script id="shared-link"[^>]*>([^<]*)<\/script>/.exec(text) ?? [];
    expect(JSON.parse(block)).toMatchObject({ path: `/thread/${id}`, title: '"><script>Tell-tale title' });
    expect(text).not.toContain('Wren');
    expect(text).not.toContain('whole text');
    const again = await server.http.get(`/thread/${id}`).set('if-none-match', headers['etag'] ?? '');
    expect(again.status).toBe(304);
    expect((await server.http.get(`/shared/${id}`)).text).toContain('og:title');
  });

  it.each([
    ['a minor', 'date_of_birth = CURRENT_DATE - interval $$17 years$$'],
    ['who never said how old they are', 'date_of_birth = NULL'],
  ])('by %s shows title and forum, and nothing of the text', async (_name, facts) => {
    const id = await thread('PUBLIC');
    await server.database.query(`UPDATE users SET ${facts} WHERE ${authorOf(id)}`);
    const { text } = await server.http.get(`/thread/${id}`);
    expect(text).toContain('Tell-tale title');
    expect(text).toContain('<meta property="og:description" content="Tell-tale forum">');
    expect(text).not.toContain('Tell-tale start');
    expect(text).not.toContain('Wren');
  });

  it('loses page and picture the moment it is removed or its author is suspended', async () => {
    const nowhere = await picture('00000000-0000-7000-8000-000000000000');
    expect(nowhere.status).toBe(404);
    const answerOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];
    for (const change of [
      (id: string) => `UPDATE threads SET status = 'REMOVED' WHERE id = '${id}'`,
      (id: string) => `UPDATE users SET suspended_at = now() WHERE ${authorOf(id)}`,
    ]) {
      const id = await thread('PUBLIC');
      expect((await picture(id)).status).toBe(200);
      await server.database.query(change(id));
      expect(answerOf(await picture(id))).toEqual(answerOf(nowhere));
      expect((await server.http.get(`/thread/${id}`)).text).not.toContain('Tell-tale');
    }
  });

  it.each([
    ['a private forum', 'PRIVATE', 'VISIBLE'],
    ['a closed forum', 'CLOSED', 'VISIBLE'],
    ['a public forum, held for review', 'PUBLIC', 'HELD'],
    ['a public forum, removed', 'PUBLIC', 'REMOVED'],
    ['a public forum, deleted', 'PUBLIC', 'DELETED'],
  ])('of %s is the page of any address', async (_name, privacy, status) => {
    const id = await thread(privacy, status);
    expect((await picture(id)).status).toBe(404);
    const { text } = await server.http.get(`/thread/${id}`);
    expect(text).toBe((await server.http.get('/community')).text);
    expect(text).not.toContain('Tell-tale');
  });

  it.each([
    ['under 13, to whom no guardian has consented', `date_of_birth = CURRENT_DATE - interval '12 years'`],
    [
      'under 18, whose guardian takes the consent back',
      `date_of_birth = CURRENT_DATE - interval '15 years', guardian_withdrew_at = now()`,
    ],
  ])('of a child %s is the page of any address, until they may take part', async (_name, facts) => {
    const id = await thread('PUBLIC');
    const author = authorOf(id);
    const title = 'Tell-tale title';
    expect((await server.http.get(`/thread/${id}`)).text).toContain(title);
    await server.database.query(
      `UPDATE users SET guardian_email = 'guardian@example.com', ${facts} WHERE ${author}`,
    );
    const { text } = await server.http.get(`/thread/${id}`);
    expect(text).toBe((await server.http.get('/community')).text);
    expect(text).not.toContain('Tell-tale');
    await server.database.query(
      `UPDATE users SET guardian_consented_at = now(), guardian_withdrew_at = NULL WHERE ${author}`,
    );
    expect((await server.http.get(`/thread/${id}`)).text).toContain(title);
  });

  it('that leads to no thread is the page of any address', async () => {
    for (const id of ['00000000-0000-7000-8000-000000000000', 'a'.repeat(36), 'nonsense']) {
      expect((await server.http.get(`/thread/${id}`)).text).toBe((await server.http.get('/community')).text);
    }
  });
});
