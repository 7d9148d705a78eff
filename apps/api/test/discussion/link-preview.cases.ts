import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { builtFrontEnds } from '../../src/testing/built-front-ends';
import { TestServer } from '../../src/testing/test-server';

describe('a link to a thread, opened by somebody who has not signed in', () => {
  let server: TestServer;
  let folder: string;

  /** @returns the id of a new thread with tell-tale words */
  async function thread(privacy: string, status = 'VISIBLE'): Promise<string> {
    const [row] = (await server.database.query(
      `WITH person AS (
         INSERT INTO users (email, first_name, last_name, roles)
         VALUES (gen_random_uuid() || '@example.com', 'Wren', 'Tell-Tale', '{STUDENT}') RETURNING id
       ), forum AS (
         INSERT INTO communities (name, display_name, privacy, creator_id)
         SELECT 'f-' || gen_random_uuid(), 'Tell-tale forum', $1, id FROM person RETURNING id, creator_id
       )
       INSERT INTO threads (community_id, creator_id, title, content, plain_text, preview, thumbnail_url, status)
       SELECT id, creator_id, '"><script>Tell-tale title', 'whole text', 'whole text', 'Tell-tale start', '/files/a.webp', $2
       FROM forum RETURNING id`,
      [privacy, status],
    )) as { id: string }[];
    return row?.id ?? '';
  }

  beforeAll(async () => {
    folder = await builtFrontEnds();
    server = await TestServer.start({ environment: { FRONT_END_DIR: folder } });
  });

  afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true });
  });

  it('of a public forum tells title, start and picture, and nobody’s name', async () => {
    const id = await thread('PUBLIC');
    const { text, headers, status } = await server.http.get(`/thread/${id}?utm=1`);
    expect(status).toBe(200);
    expect(text).toContain('<meta property="og:title" content="&quot;&gt;&lt;script&gt;Tell-tale title">');
    expect(text).toContain('<meta property="og:description" content="Tell-tale start">');
    expect(text).toMatch(/<meta property="og:image" content="https?:\/\/[^"]+\/files\/a\.webp">/);
    expect(text).not.toContain('Wren');
    expect(text).not.toContain('whole text');
    const again = await server.http.get(`/thread/${id}`).set('if-none-match', headers['etag'] ?? '');
    expect(again.status).toBe(304);
  });

  it.each([
    ['a private forum', 'PRIVATE', 'VISIBLE'],
    ['a closed forum', 'CLOSED', 'VISIBLE'],
    ['a public forum, held for review', 'PUBLIC', 'HELD'],
    ['a public forum, removed', 'PUBLIC', 'REMOVED'],
    ['a public forum, deleted', 'PUBLIC', 'DELETED'],
  ])('of %s is the page of any address', async (_name, privacy, status) => {
    const { text } = await server.http.get(`/thread/${await thread(privacy, status)}`);
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
    const author = `id = (SELECT creator_id FROM threads WHERE id = '${id}')`;
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
