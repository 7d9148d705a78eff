import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { getNamedType, isInputObjectType } from 'graphql';
import { buildMember } from '@lyceum/forum/testing';
import { tellTale } from '../../src/testing/forum-secrets';
import { buildPerson, type Person } from '../../src/testing/people';
import { buildPostScene, type PostScene } from '../../src/testing/post-scene';
import { PostCalls } from '../../src/testing/posts';
import { mention, rich, words } from '../../src/testing/rich-texts';
import { TestServer } from '../../src/testing/test-server';
import { toldTo } from '../../src/testing/told';

let server: TestServer;
let calls: PostCalls;
beforeAll(async () => {
  server = await TestServer.shared();
  calls = new PostCalls(server);
});

type Mention = ReturnType<typeof mention>;

interface Scene extends PostScene {
  postId: string;
  commentId: string;
}

/** A text in which somebody names people, and who wrote it. */
interface Path {
  /** Whether it is the author of the thread who writes. */
  readonly isAuthor: boolean;
  /** @returns the answer to the call, as text */
  readonly write: (scene: Scene, writer: Person, content: string) => Promise<unknown>;
}

const threadOf = (communityId: string, title: string) => ({ communityId, title, isRich: true });

async function ofRichThread({ community }: Scene, writer: Person): Promise<string> {
  const content = rich({ type: 'text', text: 'At first' });
  const input = { ...threadOf(community.id, 'Names'), content };
  const { data } = await calls.create(writer, input);
  return data?.createThread.id ?? '';
}

/** Every mutation by which a rich text with mentions comes to be. */
const paths: Readonly<Record<string, Path>> = {
  createThread: {
    isAuthor: true,
    write: ({ community }, writer, content) =>
      calls.create(writer, { ...threadOf(community.id, 'Names'), content }),
  },
  editThread: {
    isAuthor: true,
    write: async (scene, writer, content) => calls.edit(writer, await ofRichThread(scene, writer), content),
  },
  submitPost: {
    isAuthor: false,
    write: ({ threadId }, writer, content) => calls.submit(writer, threadId, { content, isRich: true }),
  },
  editPost: {
    isAuthor: false,
    write: async ({ threadId }, writer, content) => {
      const { data } = await calls.submit(writer, threadId);
      return calls.editPost(writer, data?.submitPost.id ?? '', content, { isRich: true });
    },
  },
  uploadCommentToPost: {
    isAuthor: false,
    write: ({ postId }, writer, content) => calls.commentOnPost(writer, postId, { content, isRich: true }),
  },
  uploadCommentToComment: {
    isAuthor: false,
    write: ({ commentId }, writer, content) =>
      calls.commentOnComment(writer, commentId, { content, isRich: true }),
  },
  editComment: {
    isAuthor: false,
    write: async ({ postId }, writer, content) => {
      const { data } = await calls.commentOnPost(writer, postId);
      return calls.editComment(writer, data?.uploadCommentToPost.id ?? '', content, { isRich: true });
    },
  },
};

/** Text that names nobody: drafts, which only their author reads, plain text, and words of moderators and staff. */
const otherTexts = [
  ...['saveNewThreadDraft', 'saveThreadResponseDraft', 'createConversation', 'replyToConversation'],
  ...['createForumAnnouncement'],
];

test('every mutation that takes a text is one of those below, or names nobody', () => {
  const { schema } = server.app.get(GraphQLSchemaHost);
  const takesText = (names: readonly string[]): boolean =>
    names.some((name) => /^(updated)?content$/iu.test(name));
  const names = Object.values(schema.getMutationType()?.getFields() ?? {})
    .filter(({ args }) => {
      const inner = args.flatMap(({ type }) => {
        const named = getNamedType(type);
        return isInputObjectType(named) ? Object.keys(named.getFields()) : [];
      });
      return takesText([...args.map(({ name }) => name), ...inner]);
    })
    .map(({ name }) => name);
  expect(names.sort()).toEqual([...Object.keys(paths), ...otherTexts].sort());
});

const toldOf = async (person: { id: string }) =>
  (await toldTo(server, person))
    .filter(({ type }) => type === 'CONVERSATION_MENTIONED')
    .map(({ actor, description, url }) => ({ actor, description, url }));

const block = (one: Person, other: Person) =>
  server.database.query('INSERT INTO user_blocks (blocker_id, blocked_id) VALUES ($1, $2)', [
    one.id,
    other.id,
  ]);

async function sceneWithReplies(): Promise<Scene> {
  const scene = await buildPostScene(server, calls, 'PRIVATE');
  const { data } = await calls.submit(scene.admin, scene.threadId);
  const postId = data?.submitPost.id ?? '';
  const comment = await calls.commentOnPost(scene.admin, postId);
  return { ...scene, postId, commentId: comment.data?.uploadCommentToPost.id ?? '' };
}

describe.each(Object.entries(paths))('a mention in %s', (_, { isAuthor, write }) => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await sceneWithReplies();
  }, 60_000);

  const named = async (
    inForum: boolean,
    overrides: Parameters<typeof buildPerson>[1] = {},
  ): Promise<Person & { lastName: string }> => {
    const lastName = tellTale('real');
    const person = await buildPerson(server, { firstName: 'Nia', lastName, ...overrides });
    if (inForum) await buildMember(server.database.manager, scene.community, person);
    return { ...person, lastName };
  };

  test('[114, 144] of who may read it bears their name and tells them once; of anybody else it is the writer’s own words', async () => {
    const writer = isAuthor ? scene.author : scene.member;
    const reader = await named(true);
    const [blocking, blocked, ofAuthor, byAuthor] = await Promise.all([1, 2, 3, 4].map(() => named(true)));
    const outsider = await named(false);
    // The writer is grown up and neither their teacher nor their friend.
    const minor = await named(true, { dateOfBirth: `${String(new Date().getFullYear() - 14)}-01-01` });
    if (!blocking || !blocked || !ofAuthor || !byAuthor) throw new Error('Somebody is missing');
    await block(blocking, writer);
    await block(writer, blocked);
    await block(ofAuthor, scene.author);
    await block(scene.author, byAuthor);
    const apart = [blocking, blocked, ofAuthor, byAuthor, outsider, minor];
    const mentions: Mention[] = [reader, ...apart, { id: randomUUID() }].map((person, number) =>
      mention(person, `typed${String(number)}`),
    );

    const answer = JSON.stringify(await write(scene, writer, rich(...mentions)));
    expect(answer).not.toContain('"errors"');
    expect(answer).toContain(reader.lastName);
    expect(answer).not.toContain('typed0');
    for (const [number, { id, lastName }] of apart.entries()) {
      expect(answer).toContain(`@typed${String(number + 1)}`);
      expect(answer).not.toContain(lastName);
      expect(answer).not.toContain(id);
    }
    expect(answer).toContain('@typed7');

    const told = await toldOf(reader);
    expect(told).toEqual([
      {
        actor: writer.id,
        description: expect.stringContaining('mentioned you in “'),
        url: expect.stringMatching(/^\/thread\/[\w-]{36}/u),
      },
    ]);
    for (const person of apart) expect(await toldOf(person)).toEqual([]);
  }, 60_000);
});

describe('a thread that names somebody', () => {
  test('[114] tells those an edit adds, nobody twice, never its author, and what is held once it is shown', async () => {
    const { author, member, admin, community, moderator } = await sceneWithReplies();
    const first = {
      ...threadOf(community.id, 'Held'),
      content: rich(mention(member, 'm'), mention(author, 'me')),
    };
    await server.database.query('UPDATE communities SET holds_new_users = TRUE WHERE id = $1', [
      community.id,
    ]);
    const newcomer = await buildPerson(server, { firstName: 'Nell' });
    await buildMember(server.database.manager, community, newcomer);
    const held = await calls.create(newcomer, first);
    expect(held.data?.createThread.status).toBe('HELD');
    expect(await toldOf(member)).toEqual([]);
    await server.database.query('UPDATE communities SET holds_new_users = FALSE WHERE id = $1', [
      community.id,
    ]);
    const queue = await calls.ask<{ getForumReports: { id: string; targetId: string }[] }>(
      moderator,
      'query ($id: ID!) { getForumReports(communityId: $id, status: OPEN) { id targetId } }',
      { id: community.id },
    );
    const waiting = queue.data?.getForumReports.find(
      ({ targetId }) => targetId === held.data?.createThread.id,
    );
    const released = await calls.ask(
      moderator,
      'mutation ($id: ID!) { decideReport(id: $id, action: RELEASE, reason: "Fine") { id } }',
      { id: waiting?.id },
    );
    expect(released.errors).toBeUndefined();
    expect(await toldOf(member)).toHaveLength(1);

    const { data } = await calls.create(author, first);
    expect(await toldOf(author)).toHaveLength(1);
    expect(await toldOf(member)).toHaveLength(2);
    const threadId = data?.createThread.id ?? '';
    for (const people of [[member, admin], [admin], [member, admin]])
      await calls.edit(author, threadId, rich(...people.map((person) => mention(person, 'x'))));
    expect(await toldOf(admin)).toHaveLength(1);
  }, 60_000);
});

test('[114] who is named has in every text the name they have now, and in its earlier versions, too', async () => {
  const { author, member, postId, threadId } = await sceneWithReplies();
  const content = rich(mention(member, 'typed'));
  const { data } = await calls.submit(author, threadId, { content, isRich: true });
  const id = data?.submitPost.id ?? '';
  await calls.commentOnPost(author, id, { content, isRich: true });
  await calls.editPost(author, id, rich(mention(member, 'typed'), words(' again')), { isRich: true });
  expect(id).not.toBe(postId);
  const newName = tellTale('renamed');
  await server.database.query('UPDATE users SET last_name = $2 WHERE id = $1', [member.id, newName]);
  const post = (await calls.openPost(author, id)).data?.getPost;
  const edits = (await calls.edits(author, 'POST', id)).data?.getContentEdits;
  for (const text of [post?.content, post?.plainText, post?.comments[0]?.content, edits?.[0]?.content])
    expect(text).toContain(newName);
});
