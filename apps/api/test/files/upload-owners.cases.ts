import { beforeAll, describe, expect, test } from '@jest/globals';
import {
  type CompletedUpload,
  isOpenFolder,
  type UploadFolder,
  uploadFolderNames,
  uploadFolders,
  uploadsErrors,
} from '@lyceum/contracts/uploads';
import { ModerationScene, only } from '../../src/testing/moderation-scene';
import { buildPerson, type Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';
import { PostCalls } from '../../src/testing/posts';
import { ThreadCalls } from '../../src/testing/threads';
import { begin, complete, fetchFile, fileFor, put, takenByHouse } from '../../src/testing/uploads';

let server: TestServer;
let ada: Person;
let forumId: string;
beforeAll(async () => {
  server = await TestServer.shared({ environment: { RUN_JOBS: 'false' } });
  ada = await buildPerson(server, { roles: ['BUSINESS_DEVELOPMENT'] });
  [{ id: forumId }] = await sql<[{ id: string }]>(
    `INSERT INTO communities (name, display_name, privacy, creator_id) VALUES ('debate', 'Debate', 'PUBLIC', $1) RETURNING id`,
    [ada.id],
  );
}, 120_000);

const sql = <Rows>(text: string, values: unknown[] = []): Promise<Rows> =>
  server.database.query<Rows>(text, values);

async function upload(folder: UploadFolder = 'community-images', owner = ada): Promise<CompletedUpload> {
  const file = await fileFor(folder);
  if (!isOpenFolder(folder)) return takenByHouse(server, folder, owner, file);
  const ticket = await begin(server, owner, file, {
    uploadPath: folder,
    uploadS3Bucket: uploadFolders[folder].bucket,
  });
  await put(server, ticket, file.bytes);
  const { body } = await complete(server, owner, ticket.uploadId).expect(200);
  return (body as { data: CompletedUpload }).data;
}

/** It has been there for so long that nobody can be writing around it any more. */
const age = ({ url }: CompletedUpload) =>
  sql(`UPDATE uploads SET finished_at = now() - interval '2 days' WHERE url = $1`, [url]);

const pictureText = (url: string): string =>
  JSON.stringify({ type: 'doc', content: [{ type: 'image', attrs: { src: url } }] });

interface Owner {
  readonly id: string;
  readonly table: string;
}

async function insert(table: string, columns: Record<string, unknown>): Promise<Owner> {
  const names = Object.keys(columns);
  const [{ id }] = await sql<[{ id: string }]>(
    `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map((_, at) => `$${String(at + 1)}`).join(', ')}) RETURNING id`,
    Object.values(columns),
  );
  return { id, table };
}

const byAda = () => ({ community_id: forumId, creator_id: ada.id, plain_text: '', is_rich: true });
const thread = (content: string, more: object = {}) =>
  insert('threads', { ...byAda(), title: 'T', preview: '', content, ...more });
const post = (on: Owner, content: string) =>
  insert('posts', { ...byAda(), thread_id: on.id, number: 1, content });
const comment = (on: Owner, below: Owner, content: string) =>
  insert('comments', {
    ...byAda(),
    thread_id: on.id,
    post_id: below.id,
    path: [1],
    author_path: [ada.id],
    content,
  });
const setStatus = ({ table, id }: Owner, status: string) =>
  sql(`UPDATE ${table} SET status = $2 WHERE id = $1`, [id, status]);

async function statusesOf({ url, sizes }: CompletedUpload): Promise<number[]> {
  const paths = [url, ...Object.values(sizes ?? {})];
  return [...new Set(await Promise.all(paths.map(async (path) => (await fetchFile(server, path)).status)))];
}

/** Documents are asked for with a link. */
async function servedStatusOf({ url }: CompletedUpload): Promise<number> {
  const isDocument = url.startsWith('/files/documents/');
  if (!isDocument) return (await fetchFile(server, url)).status;
  const asked = server.http.get('/uploads/link').query({ path: url });
  const { status, body } = await asked.set('authorization', `Bearer ${ada.token}`);
  if (status !== 200) return status;
  const link = new URL((body as { data: { url: string } }).data.url, server.url);
  return (await fetchFile(server, link.pathname + link.search)).status;
}

/** Every place of a text or picture, and what it goes with. */
const places: Record<string, (url: string) => Promise<readonly Owner[]>> = {
  'the text of a thread': async (url) => [await thread(pictureText(url))],
  'the thumbnail of a thread': async (url) => [await thread('', { thumbnail_url: url })],
  'a smaller size in a thread': async (url) => [
    await thread(pictureText(url.replace('.webp', '.small.webp'))),
  ],
  'a post, and its thread': async (url) => {
    const on = await thread('');
    return [await post(on, pictureText(url)), on];
  },
  'a comment, and its thread': async (url) => {
    const on = await thread('');
    return [await comment(on, await post(on, ''), pictureText(url)), on];
  },
};

describe.each(Object.entries(places))('a file of %s', (_, use) => {
  test.each(['DELETED', 'REMOVED'])('is gone when it is %s, and back when it is', async (status) => {
    const file = await upload();
    await age(file);
    for (const owner of await use(file.url)) {
      expect(await statusesOf(file)).toEqual([200]);
      await setStatus(owner, 'HELD');
      expect(await statusesOf(file)).toEqual([200]);
      const { headers } = await fetchFile(server, file.url);
      expect(headers['cache-control']).toBe('public, max-age=60, must-revalidate');
      await setStatus(owner, status);
      expect(await statusesOf(file)).toEqual([410]);
      // Also for a browser that has it already.
      const { body } = await fetchFile(server, file.url, { 'if-none-match': String(headers['etag']) })
        .expect(410)
        .expect('cache-control', 'no-store');
      expect(JSON.parse(String(body))).toMatchObject({ error: uploadsErrors.GONE });
      await setStatus(owner, 'VISIBLE');
      expect(await statusesOf(file)).toEqual([200]);
    }
  });
});

test('every table whose texts may hold files notes them', async () => {
  const tables = (rows: string) =>
    sql<{ name: string }[]>(`SELECT DISTINCT ${rows} ORDER BY 1`).then((found) =>
      found.map(({ name }) => name),
    );
  const written = await tables(`table_name AS name FROM information_schema.columns
    WHERE table_schema = 'public' AND (column_name = 'is_rich' OR column_name ~ '(img|banner|thumbnail|picture)_url')`);
  const noted = await tables(`c.relname AS name FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
    JOIN pg_proc p ON p.oid = t.tgfoid WHERE p.proname = 'note_upload_uses'`);
  // Earlier versions go where the text goes, which noted them when it was written. Pictures of people are noted with
  // `profile_contents`; those of courses and who teaches them are the house's own. What is handed in may be a file.
  // A message has its files beside it.
  const others = ['content_edits', 'live_course_instructors', 'live_courses', 'users'];
  const files = [
    'chat_message_files',
    'live_certificates',
    'live_course_members',
    'live_recording_films',
    'live_recordings',
    'live_student_homeworks',
    'media',
  ];
  expect([...written, ...files].filter((name) => !others.includes(name)).toSorted()).toEqual(noted);
});

describe('a file', () => {
  test('that several show is there while one of them is', async () => {
    const file = await upload();
    const owners = [await thread(pictureText(file.url)), await thread(pictureText(file.url))] as const;
    await setStatus(owners[0], 'DELETED');
    expect(await statusesOf(file)).toEqual([200]);
    await setStatus(owners[1], 'DELETED');
    expect(await statusesOf(file)).toEqual([410]);
  });

  test.each(Object.entries(places))(
    'a moderator removed stays gone until it is restored, whether its author names it before or after in %s',
    async (_, use) => {
      const file = await upload();
      const removed = await thread(pictureText(file.url));
      const [named] = await use(file.url);
      await setStatus(removed, 'REMOVED');
      expect(await statusesOf(file)).toEqual([410]);
      await use(file.url);
      expect(await statusesOf(file)).toEqual([410]);
      await setStatus(removed, 'VISIBLE');
      expect(await statusesOf(file)).toEqual([200]);
      if (named) await setStatus(named, 'REMOVED');
      expect(await statusesOf(file)).toEqual([410]);
    },
  );

  test.each(uploadFolderNames)(
    'of %s is neither taken down nor kept by a stranger who names it',
    async (folder) => {
      const stranger = await buildPerson(server);
      const file = await upload(folder);
      const by = { creator_id: stranger.id, thumbnail_url: file.url };
      const status = () => servedStatusOf(file);
      for (const gone of ['DELETED', 'REMOVED']) {
        await setStatus(await thread(pictureText(file.url), by), gone);
        expect(await status()).toBe(200);
      }
      const own = await thread(pictureText(file.url));
      await age(file);
      for (const gone of ['DELETED', 'REMOVED']) {
        await setStatus(await thread(pictureText(file.url), by), gone);
        expect(await status()).toBe(200);
      }
      await thread(pictureText(file.url), by);
      await setStatus(own, 'DELETED');
      // Of a document that is gone nobody is told anything.
      expect(await status()).toBe(uploadFolders[folder].bucket === 'documents' ? 404 : 410);
    },
  );

  test('is not kept alive by a draft once it was removed', async () => {
    const file = await upload();
    await insert('drafts', {
      user_id: ada.id,
      community_id: forumId,
      content: pictureText(file.url),
      is_rich: true,
      thread: {},
    });
    const owner = await thread(pictureText(file.url));
    await setStatus(owner, 'REMOVED');
    expect(await statusesOf(file)).toEqual([410]);
    await sql('DELETE FROM drafts');
  });

  test('that nobody shows is there while a draft holds it, or while it is young', async () => {
    const file = await upload();
    expect(await statusesOf(file)).toEqual([200]);
    await age(file);
    expect(await statusesOf(file)).toEqual([410]);
    const draft = { user_id: ada.id, community_id: forumId };
    for (const said of [
      { content: pictureText(file.url), is_rich: true, thread: {} },
      { content: '', thread: { thumbnailUrl: file.url } },
    ]) {
      const { id } = await insert('drafts', { ...draft, ...said });
      expect(await statusesOf(file)).toEqual([200]);
      await sql('DELETE FROM drafts WHERE id = $1', [id]);
      expect(await statusesOf(file)).toEqual([410]);
    }
  });

  test('of an earlier version of a text goes where the text goes', async () => {
    const file = await upload();
    const owner = await thread(pictureText(file.url));
    await sql(`UPDATE threads SET content = '' WHERE id = $1`, [owner.id]);
    await age(file);
    expect(await statusesOf(file)).toEqual([200]);
    await setStatus(owner, 'REMOVED');
    expect(await statusesOf(file)).toEqual([410]);
  });

  test('of a folder that no domain has stays, as does the banner of a forum', async () => {
    const [free, banner] = [await upload('galleries'), await upload()];
    await sql('UPDATE communities SET banner_url = $2 WHERE id = $1', [forumId, banner.url]);
    for (const file of [free, banner]) {
      await age(file);
      expect(await statusesOf(file)).toEqual([200]);
    }
  });

  test('that staff delete is gone at once, and back when they take that back', async () => {
    const file = await upload('galleries');
    await sql('UPDATE uploads SET deleted_at = now() WHERE url = $1', [file.url]);
    expect(await statusesOf(file)).toEqual([410]);
    await sql('UPDATE uploads SET deleted_at = NULL WHERE url = $1', [file.url]);
    expect(await statusesOf(file)).toEqual([200]);
  });
});

async function deleteThread({ id: userId, token }: Person, threadId: string): Promise<void> {
  const { body } = await server.graphql(
    'mutation ($threadId: ID!, $userId: ID!) { deleteThread(threadId: $threadId, userId: $userId) }',
    { token, variables: { threadId, userId } },
  );
  expect(body).not.toHaveProperty('errors');
}

test('[108] a file goes with the thread a moderator removes, comes back with it, and goes when its author deletes it', async () => {
  const scene = new ModerationScene(server);
  const house = await scene.house();
  const { author, mod, admin, reader, communityId, threadId } = house;
  const file = await upload('community-images', author);
  await sql('UPDATE threads SET content = $2 WHERE id = $1', [threadId, pictureText(file.url)]);
  await age(file);
  await scene.calls.report(reader, threadId);
  await scene.calls.decide(mod, (await scene.openCase(house)).id, 'REMOVE', 'Advertising');
  expect(await statusesOf(file)).toEqual([410]);
  const { id: noticeId } = await only(scene.calls.notices(author));
  await scene.calls.appeal(author, noticeId);
  await scene.calls.decide(admin, (await only(scene.calls.items(admin, communityId))).id, 'REVERSE');
  expect(await statusesOf(file)).toEqual([200]);
  await deleteThread(author, threadId);
  expect(await statusesOf(file)).toEqual([410]);
});

test.each(['thread', 'post'])(
  '[91, 109] a file of a %s that staff delete is gone wherever its author shows it, until that is back; not of one its author deletes',
  async (what) => {
    const calls = new PostCalls(server);
    const superAdmin = await buildPerson(server, { roles: ['SUPER_ADMIN'] });
    for (const isByStaff of [true, false]) {
      const { author, mod, threadId } = await new ModerationScene(server).house();
      const file = await upload('community-images', author);
      const content = pictureText(file.url);
      const owner = { id: threadId, table: 'threads' };
      if (what === 'thread') {
        await sql('UPDATE threads SET content = $2 WHERE id = $1', [threadId, content]);
        await deleteThread(isByStaff ? mod : author, threadId);
      } else {
        const { data } = await calls.submit(author, threadId, { content, isRich: true });
        Object.assign(owner, { id: data?.submitPost.id, table: 'posts' });
        if (isByStaff) await calls.actOn(superAdmin, 'deletePostAsAdmin', owner.id);
        else await calls.actOn(author, 'deletePost', owner.id);
      }
      await thread(content, { creator_id: author.id });
      expect([isByStaff, await statusesOf(file)]).toEqual([isByStaff, [isByStaff ? 410 : 200]]);
      await setStatus(owner, 'VISIBLE');
      expect(await statusesOf(file)).toEqual([200]);
    }
  },
);

test('a text may hold a path of any length, and of what is no file nothing is kept', async () => {
  const { author, communityId } = await new ModerationScene(server).house();
  const calls = new ThreadCalls(server);
  const path = `/files/${'a'.repeat(8_000)}`;
  const { data, errors } = await calls.create(author, {
    communityId,
    content: `Look: ${path} and /files/none.webp`,
  });
  expect(errors).toBeUndefined();
  const threadId = data?.createThread.id ?? '';
  const edited = await calls.edit(author, threadId, `${path}${path}`);
  expect(edited).not.toHaveProperty('errors');
  expect(await sql('SELECT url FROM upload_uses WHERE owner_id = $1', [threadId])).toEqual([]);
});

describe('[117] a text', () => {
  type Way = (text: string) => Promise<{ errors?: { extensions: { code: string } }[] }>;
  const words = JSON.stringify({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Words' }] }],
  });
  let owner: Person;
  let other: Person;
  let file: CompletedUpload;
  let ways: Record<string, Way>;
  beforeAll(async () => {
    const { author, reader, communityId } = await new ModerationScene(server).house();
    [owner, other] = [author, reader];
    file = await upload('community-images', owner);
    const calls = new PostCalls(server);
    const isRich = true;
    const made = await calls.create(other, { communityId, isRich, content: words });
    const threadId = made.data?.createThread.id ?? '';
    // Of somebody new it waits for a moderator.
    await setStatus({ table: 'threads', id: threadId }, 'VISIBLE');
    const postId = (await calls.submit(other, threadId)).data?.submitPost.id ?? '';
    await setStatus({ table: 'posts', id: postId }, 'VISIBLE');
    const commentId = (await calls.commentOnPost(other, postId)).data?.uploadCommentToPost.id ?? '';
    await setStatus({ table: 'comments', id: commentId }, 'VISIBLE');
    ways = {
      'a new thread': (content) => calls.create(other, { communityId, isRich, content }),
      'a changed thread': (content) => calls.edit(other, threadId, content),
      'a post': (content) => calls.submit(other, threadId, { content, isRich }),
      'a changed post': (content) => calls.editPost(other, postId, content, { isRich }),
      'a comment on a post': (content) => calls.commentOnPost(other, postId, { content, isRich }),
      'a comment on a comment': (content) => calls.commentOnComment(other, commentId, { content, isRich }),
      'a changed comment': (content) => calls.editComment(other, commentId, content, { isRich }),
    };
  });

  test.each([
    'a new thread',
    'a changed thread',
    'a post',
    'a changed post',
    'a comment on a post',
    'a comment on a comment',
    'a changed comment',
  ])(
    'of somebody else never shows a file, so that two accounts cannot keep up what was removed: %s',
    async (way) => {
      const write = ways[way] as Way;
      const avatar = await upload('profile-images', other);
      const { NOT_A_FILE_OF_YOURS: notOwn } = uploadsErrors;
      const inText = (url: string) => [pictureText(url), pictureText(url).replace('"image"', '"video"')];
      for (const { url } of [file, avatar])
        for (const text of [...inText(url), ...inText(url.replace('.webp', '.small.webp'))])
          expect((await write(text)).errors?.[0]?.extensions.code).toBe(notOwn.code);
      const own = await upload('community-images', other);
      expect(await write(pictureText(own.url))).not.toHaveProperty('errors');
      expect(await sql('SELECT url FROM upload_uses WHERE url = $1', [own.url])).not.toEqual([]);
    },
  );
});
