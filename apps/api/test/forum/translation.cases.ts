import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ContentStatus } from '@lyceum/contracts/forum';
import {
  type TextReference,
  translationErrors,
  type WrittenType,
  writtenTypes,
} from '@lyceum/contracts/translation';
import {
  buildBan,
  buildComment,
  buildConversation,
  buildPost,
  buildReply,
  buildThread,
} from '@lyceum/forum/testing';
import { buildBlock } from '@lyceum/friends/testing';
import { TextSources } from '@lyceum/kernel';
import { buildPoll } from '@lyceum/polls/testing';
import { FakeProvider } from '@lyceum/translation/testing';
import { buildForum, type Forum } from '../../src/testing/communities';
import { buildPerson, type Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

let fake: FakeProvider;
let server: TestServer;
let bare: TestServer;
beforeAll(async () => {
  fake = await FakeProvider.start();
  server = await TestServer.start({
    environment: { GOOGLE_TRANSLATE_URL: fake.url, GOOGLE_TRANSLATE_API_KEY: 'right-key' },
  });
  bare = await TestServer.start({ databaseUrl: server.databaseUrl });
});
afterAll(async () => {
  await bare.stop();
  await server.stop();
  await fake.stop();
});

const languages = (at: TestServer, token?: string) => {
  const call = at.http.get('/getSupportedLanguages');
  return token ? call.set('authorization', `Bearer ${token}`) : call;
};

interface Answer {
  data: { getTranslatedText: { text: string; detectedLanguage: string | null } } | null;
  errors?: { message: string; extensions: { code: string } }[];
}

const translate = async (
  at: TestServer,
  { token }: Pick<Person, 'token'>,
  text: string,
  about: TextReference | null = null,
): Promise<Answer> => {
  const query = `query ($text: String!, $target: String!, $about: TextReferenceInput) {
    getTranslatedText(text: $text, target: $target, about: $about) { text detectedLanguage } }`;
  const { body } = await at.graphql(query, { token, variables: { text, target: 'de', about } });
  return body as Answer;
};

/** The code of what was refused; what came back where nothing was. */
const answerOf = ({ data, errors }: Answer): string | undefined =>
  errors?.[0]?.extensions.code ?? data?.getTranslatedText.text;

const refused = translationErrors.NOT_READ_HERE.code;

interface Draft {
  content?: string;
  isRich?: boolean;
  title?: string;
  poll?: { options: string[] };
}

/** Has a person begun a new thread of a forum. */
const begin = async ({ id, token }: Person, communityId: string, draft: Draft): Promise<void> => {
  const query = `mutation ($me: ID!, $communityId: ID!, $input: NewThreadDraftInput!) {
    saveNewThreadDraft(userId: $me, communityId: $communityId, input: $input) { id } }`;
  const input = { content: '', ...draft };
  const { body } = await server.graphql(query, { token, variables: { me: id, communityId, input } });
  expect((body as Answer).errors).toBeUndefined();
};

test('[123] languages and translations are told to who is signed in', async () => {
  const reader = await buildPerson(server);
  const forum = await buildForum(server, [[reader, 'MEMBER']]);
  await begin(reader, forum.id, { content: 'Which motion?' });
  expect((await languages(server)).status).toBe(401);
  const { body } = await languages(server, reader.token).expect(200);
  expect(body).toEqual({
    data: {
      available: true,
      languages: [
        { code: 'de', name: 'German' },
        { code: 'zh-Hans', name: 'Chinese' },
      ],
    },
  });
  expect((await translate(server, reader, 'Which motion?')).data?.getTranslatedText).toEqual({
    text: 'de: WHICH MOTION?',
    detectedLanguage: 'en',
  });
  const { body: unknown } = await server.graphql('{ getTranslatedText(text: "x", target: "de") { text } }');
  expect((unknown as Answer).errors?.[0]?.extensions.code).toBe('COMMON_UNAUTHENTICATED');
});

test('[124] a failure says so in the words of the specification, and nothing of the provider', async () => {
  const reader = await buildPerson(server);
  const forum = await buildForum(server, [[reader, 'MEMBER']]);
  await begin(reader, forum.id, { content: 'Not translated before' });
  fake.mood = 'refuses';
  const { data, errors } = await translate(server, reader, 'Not translated before');
  fake.mood = 'well';
  expect(data).toBeNull();
  expect(errors).toMatchObject([
    {
      message: 'Sorry, there was an error fetching the data. Please try again.',
      extensions: { code: translationErrors.FAILED.code },
    },
  ]);
  expect(JSON.stringify(errors)).not.toMatch(/127\.0\.0\.1|right-key|403/u);
});

test('[123] without a provider it is said plainly that translation is not available', async () => {
  const reader = await buildPerson(server);
  const { body } = await languages(bare, reader.token).expect(200);
  expect(body).toEqual({ data: { available: false, languages: [] } });
  const { errors } = await translate(bare, reader, 'Which motion?');
  expect(errors?.[0]).toMatchObject({
    message: 'Translation is not available here.',
    extensions: { code: translationErrors.NOT_AVAILABLE.code },
  });
});

/** A private forum, who is in it, and who is not. */
interface Scene {
  forum: Forum;
  author: Person;
  member: Person;
  moderator: Person;
  /** A member with whom the author has a block. */
  blocked: Person;
  banned: Person;
  outsider: Person;
}

interface Row {
  about: TextReference;
  /** The table it is in. */
  table: string;
  text: string;
}

/** Of every type a row by the scene's author, with words of its own. */
const rows: Readonly<Record<WrittenType, (scene: Scene, text: string) => Promise<Omit<Row, 'text'>>>> = {
  THREAD: async ({ forum, author }, text) => {
    const { id } = await buildThread(server.database.manager, forum, author, { text });
    return { about: { type: 'THREAD', id }, table: 'threads' };
  },
  POST: async (scene, text) => {
    const { id } = await buildPost(server.database.manager, await threadOf(scene), scene.author, { text });
    return { about: { type: 'POST', id }, table: 'posts' };
  },
  COMMENT: async (scene, text) => {
    const { manager } = server.database;
    const post = await buildPost(manager, await threadOf(scene), scene.member);
    const { id } = await buildComment(manager, post, scene.author, { text });
    return { about: { type: 'COMMENT', id }, table: 'comments' };
  },
  CONVERSATION: async ({ forum, author }, content) => {
    const { id } = await buildConversation(server.database.manager, forum, author, { content });
    return { about: { type: 'CONVERSATION', id }, table: 'conversations' };
  },
  CONVERSATION_REPLY: async ({ forum, author, member }, content) => {
    const { manager } = server.database;
    const conversation = await buildConversation(manager, forum, member);
    const { id } = await buildReply(manager, conversation, author, { content });
    return { about: { type: 'CONVERSATION_REPLY', id }, table: 'conversation_replies' };
  },
};

/** A thread by somebody else, so that a row's own author alone decides. */
const threadOf = ({ forum, member }: Scene) => buildThread(server.database.manager, forum, member);

async function buildScene(): Promise<Scene> {
  const { manager } = server.database;
  const names = ['author', 'member', 'moderator', 'blocked', 'banned', 'outsider'] as const;
  const people = await Promise.all(names.map(async (name) => [name, await buildPerson(server)] as const));
  const persons = Object.fromEntries(people) as Omit<Scene, 'forum'>;
  const { author, member, moderator, blocked, banned } = persons;
  const forum = await buildForum(
    server,
    [
      [moderator, 'MOD'],
      [author, 'MEMBER'],
      [member, 'MEMBER'],
      [blocked, 'MEMBER'],
    ],
    { privacy: 'PRIVATE' },
  );
  await buildBlock(manager, author, blocked);
  await buildBan(manager, forum, banned);
  return { forum, ...persons };
}

/** What got out by a text: calls of the provider with it, and translations kept. */
async function traces(text: string): Promise<unknown[]> {
  const sent = fake.translations.filter(({ body }) => String(body['q']).includes(text));
  const kept = await server.database.query<unknown[]>('SELECT id FROM kept_translations ORDER BY id');
  return [sent.length, kept];
}

test('every type of what people write is read by one domain', () => {
  const { types } = server.app.get(TextSources);
  expect([...types].sort()).toEqual([...writtenTypes].sort());
});

describe.each(writtenTypes)('what a %s says', (type) => {
  let scene: Scene;
  let row: Row;
  beforeAll(async () => {
    scene = await buildScene();
    const text = `Words of ${randomUUID()}`;
    row = { ...(await rows[type](scene, text)), text };
  });

  const become = (status: ContentStatus) =>
    server.database.query(`UPDATE ${row.table} SET status = $2 WHERE id = $1`, [row.about.id, status]);

  /** Nothing gets out, whoever of these asks. */
  async function expectRefused(
    people: readonly (keyof Omit<Scene, 'forum'>)[],
    text = row.text,
    about = row.about,
  ) {
    const before = await traces(text);
    for (const person of people)
      expect([person, answerOf(await translate(server, scene[person], text, about))]).toEqual([
        person,
        refused,
      ]);
    expect(await traces(text)).toEqual(before);
  }

  test('is translated for nobody who may not read it, before and after somebody else had it translated', async () => {
    await expectRefused(['outsider', 'banned', 'blocked']);
    for (const person of ['member', 'author', 'moderator'] as const)
      expect(answerOf(await translate(server, scene[person], row.text, row.about))).toBe(
        `de: ${row.text.toUpperCase()}`,
      );
    await expectRefused(['outsider', 'banned', 'blocked']);
  });

  test('is translated for its author and moderators alone while it is held, and for nobody once it is gone', async () => {
    await become('HELD');
    await expectRefused(['member', 'outsider']);
    for (const person of ['author', 'moderator'] as const)
      expect(answerOf(await translate(server, scene[person], row.text, row.about))).toContain('de: ');
    for (const status of ['REMOVED', 'DELETED'] as const) {
      await become(status);
      await expectRefused(['member', 'author', 'moderator', 'outsider', 'blocked']);
    }
    await become('VISIBLE');
  });

  test('is translated in parts, whatever their case and spaces, and nothing else with it', async () => {
    const part = ` ${row.text.slice(3).toUpperCase().replaceAll(' ', '\n ')}`;
    expect(answerOf(await translate(server, scene.member, part, row.about))).toContain('de: ');
    await expectRefused(['member', 'author'], `${row.text}, and more`);
    await expectRefused(['member', 'author'], `Other words ${randomUUID()}`);
  });

  test('is translated under its own type and id alone, and one that is not there is refused alike', async () => {
    await expectRefused(['member'], row.text, { type, id: randomUUID() });
    for (const other of writtenTypes.filter((one) => one !== type))
      await expectRefused(['member'], row.text, { ...row.about, type: other });
    const [missing, unreadable] = await Promise.all([
      translate(server, scene.member, row.text, { type, id: randomUUID() }),
      translate(server, scene.outsider, row.text, row.about),
    ]);
    expect(missing.errors?.map(({ message }) => message)).toEqual(
      unreadable.errors?.map(({ message }) => message),
    );
  });
});

test('a reply goes with its thread, and a thread has its title, tags and options translated, too', async () => {
  const { manager } = server.database;
  const scene = await buildScene();
  const words = () => `Words of ${randomUUID()}`;
  const [title, tag, option, text] = [words(), words(), words(), words()];
  const thread = await buildThread(manager, scene.forum, scene.author, { title, tags: [tag] });
  await buildPoll(manager, thread, scene.author, { options: [option, 'No'] });
  const post = await buildPost(manager, thread, scene.author, { text });
  const about = { type: 'THREAD', id: thread.id } as const;
  for (const shown of [title, tag, option])
    expect(answerOf(await translate(server, scene.member, shown, about))).toContain('de: ');
  expect(answerOf(await translate(server, scene.member, text, about))).toBe(refused);
  await manager.query("UPDATE threads SET status = 'REMOVED' WHERE id = $1", [thread.id]);
  expect(answerOf(await translate(server, scene.member, option, about))).toBe(refused);
  const ofPost = { type: 'POST', id: post.id } as const;
  expect(answerOf(await translate(server, scene.member, text, ofPost))).toBe(refused);
});

describe('without saying what it belongs to, a text', () => {
  const rich = (...lines: string[]) =>
    JSON.stringify({
      type: 'doc',
      content: lines.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
    });

  test('is translated where it stands in a draft of the caller’s, of a reply or a thread, also among many', async () => {
    const { author, member, forum } = await buildScene();
    const { manager } = server.database;
    const thread = await buildThread(manager, forum, member);
    const words = () => `Words of ${randomUUID()}`;
    const [title, first, second, option, reply] = [words(), words(), words(), words(), words()];
    await begin(author, forum.id, {
      title,
      content: rich(first, second),
      isRich: true,
      poll: { options: [option] },
    });
    for (let other = 0; other < 25; other += 1) {
      const place = await buildThread(manager, forum, member);
      await manager.query('INSERT INTO drafts (user_id, thread_id, content) VALUES ($1, $2, $3)', [
        ...[author.id, place.id, 'Begun'],
      ]);
    }
    const { body } = await server.graphql(
      `mutation ($id: ID!, $me: ID!, $content: String!) {
        saveThreadResponseDraft(threadId: $id, userId: $me, content: $content) { id } }`,
      { token: author.token, variables: { id: thread.id, me: author.id, content: reply } },
    );
    expect((body as Answer).errors).toBeUndefined();
    for (const text of [title, first, second, `${first} ${second}`, option, reply]) {
      const before = await traces(text);
      expect(answerOf(await translate(server, member, text))).toBe(refused);
      expect(await traces(text)).toEqual(before);
      expect(answerOf(await translate(server, author, text))).toContain('de: ');
      expect(answerOf(await translate(server, member, text))).toBe(refused);
    }
  });

  test('is refused where it is anything else, also of what the caller may read', async () => {
    const { author, member, forum } = await buildScene();
    const text = `Words of ${randomUUID()}`;
    await buildThread(server.database.manager, forum, author, { text });
    const before = await traces(text);
    for (const person of [author, member]) {
      const { errors } = await translate(server, person, text);
      expect(errors?.[0]).toMatchObject({
        message: translationErrors.NOT_READ_HERE.message,
        extensions: { code: refused },
      });
    }
    expect(await traces(text)).toEqual(before);
  });
});
