import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { buildMember } from '@lyceum/forum/testing';
import { buildFriendRelation } from '@lyceum/friends/testing';
import { builtFrontEnds } from '../../src/testing/built-front-ends';
import { digestOf } from '../../src/testing/digests';
import { type Asked, forumAsks, otherAsks } from '../../src/testing/every-query';
import { exportedFiles } from '../../src/testing/exported';
import { tellTale } from '../../src/testing/forum-secrets';
import { untilMailIsOut } from '../../src/testing/mails';
import { ModerationCalls } from '../../src/testing/moderation';
import { buildPerson, type Person } from '../../src/testing/people';
import { buildPostScene, type PostScene } from '../../src/testing/post-scene';
import { PostCalls } from '../../src/testing/posts';
import { TestServer } from '../../src/testing/test-server';
import { wholeQuery } from '../../src/testing/whole-query';

const asks = { ...forumAsks, ...otherAsks };

let server: TestServer;
let folder: string;
let calls: PostCalls;
let moderation: ModerationCalls;
beforeAll(async () => {
  folder = await builtFrontEnds();
  server = await TestServer.start({ environment: { FRONT_END_DIR: folder } });
  calls = new PostCalls(server);
  moderation = new ModerationCalls(server);
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

/** A thread with a post and a comment, each with words of its own, which others clapped for, answered and were named in. */
interface Scene extends PostScene {
  asked: Asked;
  postId: string;
  /** Words of the thread: title, text, and what it said before. */
  threadWords: string[];
  /** Words of the post, and of what it said before. */
  postWords: string[];
  /** By which the forum is known. */
  forumWords: string[];
}

async function buildScene(privacy: 'PUBLIC' | 'PRIVATE' = 'PUBLIC'): Promise<Scene> {
  const scene = await buildPostScene(server, calls, privacy);
  const { author, member, admin, community } = scene;
  const [title, text, before, post, postBefore] = Array.from({ length: 5 }, () => tellTale('secret')) as [
    string,
    string,
    string,
    string,
    string,
  ];
  const made = await calls.create(author, { communityId: community.id, title, content: before });
  const threadId = made.data?.createThread.id ?? '';
  await calls.edit(author, threadId, text);
  const written = await calls.submit(author, threadId, { content: postBefore });
  const postId = written.data?.submitPost.id ?? '';
  await calls.editPost(author, postId, post, { mentionedUsers: [member.id] });
  const own = await calls.submit(member, threadId, { content: 'My own reply' });
  const ownId = own.data?.submitPost.id ?? '';
  for (const other of [admin, author]) {
    await calls.commentOnPost(other, ownId, { content: 'An answer', mentionedUsers: [member.id] });
    await calls.clapFor(other, 'clapPost', ownId, 1);
  }
  const comment = await calls.commentOnPost(member, postId, { content: 'A word' });
  await calls.clapFor(author, 'clapComment', comment.data?.uploadCommentToPost.id ?? '', 1);
  await calls.clap(member, threadId, 1);
  expect((await calls.act(member, 'addThreadFavorite', threadId)).errors).toBeUndefined();
  const draft = await calls.ask(
    member,
    `mutation ($id: ID!, $me: ID!) { saveThreadResponseDraft(threadId: $id, userId: $me, content: "Begun") { id } }`,
    { id: threadId, me: member.id },
  );
  expect(draft.errors).toBeUndefined();
  await untilMailIsOut(server);
  const asked: Asked = {
    communityId: community.id,
    communityName: community.name,
    threadIds: [threadId],
    postIds: [postId, ownId],
    commentIds: [],
    conversationIds: [],
    pollIds: [],
    names: [],
    namesAnywhere: [],
    personIds: [],
    words: [title, text, post],
  };
  return {
    ...scene,
    threadId,
    postId,
    asked,
    threadWords: [title, text, before],
    postWords: [post, postBefore],
    forumWords: [community.name],
  };
}

/** Where a reader, or anybody, meets these words. */
async function tellers({ asked, threadId }: Scene, reader: Person, words: string[]): Promise<string[]> {
  const { schema } = server.app.get(GraphQLSchemaHost);
  const telling = new Set<string>();
  const look = (where: string, text: string): void => {
    if (words.some((word) => text.includes(word))) telling.add(where);
  };
  for (const [name, ask] of Object.entries(asks)) {
    const query = wholeQuery(schema, name);
    for (const variables of ask(asked, reader)) {
      const { text } = await server.graphql(query, { token: reader.token, variables });
      expect(text).not.toMatch(/COMMON_(INVALID_INPUT|INTERNAL)/u);
      look(name, text);
    }
  }
  for (const [name, text] of Object.entries(await exportedFiles(server, reader))) look(name, text);
  look('digest', await digestOf(server, reader));
  look('link preview', (await server.http.get(`/thread/${threadId}`)).text);
  return [...telling].sort();
}

const bellOf = async ({ id, token }: Person): Promise<string[]> => {
  const { body } = await server.graphql(
    `query ($id: ID!, $t: [String!]!) {
      getNotificationsForUser(userId: $id, type: $t, platform: "web") { description } }`,
    {
      token,
      variables: {
        id,
        t: ['THREAD_CLAP', 'POST_RESPONSE', 'POST_CLAP', 'COMMENT_CLAP', 'CONVERSATION_MENTIONED'],
      },
    },
  );
  const { data } = body as { data: { getNotificationsForUser: { description: string }[] } };
  return data.getNotificationsForUser.map(({ description }) => description).sort();
};

/** What ends a thread or a post, and how a moderator gives it back, if they can. */
interface Fate {
  readonly what: 'thread' | 'post';
  readonly end: (scene: Scene) => Promise<unknown>;
  readonly restore: boolean;
}

async function removed(scene: Scene, report: () => Promise<{ errors?: unknown }>): Promise<unknown> {
  expect((await report()).errors).toBeUndefined();
  const [open] = await moderation.items(scene.moderator, scene.community.id);
  return moderation.decide(scene.moderator, open?.id ?? '', 'REMOVE');
}

const fates: Readonly<Record<string, Fate>> = {
  'a thread its author deletes': {
    what: 'thread',
    end: ({ author, threadId }) => calls.act(author, 'deleteThread', threadId),
    restore: false,
  },
  'a thread a moderator removes': {
    what: 'thread',
    end: (scene) => removed(scene, () => moderation.report(scene.admin, scene.threadId)),
    restore: true,
  },
  'a post its author deletes': {
    what: 'post',
    end: ({ author, postId }) => calls.actOn(author, 'deletePost', postId),
    restore: false,
  },
  'a post a moderator removes': {
    what: 'post',
    end: (scene) =>
      removed(scene, () => calls.actOn(scene.admin, 'reportPost', scene.postId, { message: 'Rude' })),
    restore: true,
  },
};

test('every query of the schema is asked', () => {
  const { schema } = server.app.get(GraphQLSchemaHost);
  expect(Object.keys(asks).sort()).toEqual(Object.keys(schema.getQueryType()?.getFields() ?? {}).sort());
});

describe.each(Object.entries(fates))('%s', (_, { what, end, restore }) => {
  test('[91, 108] is gone from every query, bell, mail, preview and copy of others, and back where it is restored', async () => {
    const scene = await buildScene();
    const { member, author, admin, moderator } = scene;
    const [now, before] =
      what === 'thread'
        ? [[scene.threadWords[0] ?? '', scene.threadWords[1] ?? ''], scene.threadWords.slice(2)]
        : [scene.postWords.slice(0, 1), scene.postWords.slice(1)];
    expect((await tellers(scene, member, now)).length).toBeGreaterThan(what === 'thread' ? 5 : 2);
    // What it said before is for its author and the moderators.
    expect(await tellers(scene, member, before)).toEqual([]);
    expect(await tellers(scene, admin, before)).toEqual(['getContentEdits']);
    const told = await bellOf(member);

    expect(JSON.stringify(await end(scene))).not.toContain('"errors"');
    expect(await tellers(scene, member, [...now, ...before])).toEqual([]);
    const left = await bellOf(member);
    expect(left.length).toBeLessThan(told.length);
    if (what === 'thread') expect(left).toEqual([]);
    if (!restore) return;

    const [notice] = await moderation.notices(author);
    await moderation.appeal(author, notice?.id ?? '');
    const [appeal] = await moderation.items(moderator, scene.community.id);
    const reversed = await moderation.decide(admin, appeal?.id ?? '', 'REVERSE', 'It is fine');
    expect(reversed.errors).toBeUndefined();
    await untilMailIsOut(server);
    expect(await bellOf(member)).toEqual(told);
    expect((await tellers(scene, member, now)).length).toBeGreaterThan(1);
  }, 120_000);
});

/** How a forum is shut to somebody who could read it, and told what of it. */
interface Shutting {
  readonly privacy: 'PUBLIC' | 'PRIVATE';
  readonly shut: (scene: Scene) => Promise<unknown>;
  /** Who is shut out. */
  readonly who: 'member' | 'outsider';
  /** Whether even the forum's name is gone. */
  readonly isClosed: boolean;
  /** Whether it stays public, so that a link's preview is shown to anybody. */
  readonly isLinkShown?: boolean;
  readonly open: (scene: Scene) => Promise<unknown>;
}

const setPrivacy = async (
  { admin, community }: Scene,
  privacy: 'PUBLIC' | 'PRIVATE' | 'CLOSED',
): Promise<unknown> => {
  const overseer = await buildPerson(server, { roles: ['SUPER_ADMIN'] });
  return calls.ask(
    privacy === 'PRIVATE' ? admin : overseer,
    'mutation ($c: ID!, $p: CommunityPrivacy!) { updateCommunity(communityId: $c, input: { privacy: $p }) { id } }',
    { c: community.id, p: privacy },
  );
};

const leave = ({ member, community }: Scene): Promise<unknown> =>
  calls.ask(member, 'mutation ($c: ID!, $me: ID!) { leaveCommunity(communityId: $c, userId: $me) { id } }', {
    c: community.id,
    me: member.id,
  });

const order = (mutation: 'removeMember' | 'banMember', fields: string) => (scene: Scene) =>
  calls.ask(
    scene.admin,
    `mutation ($c: ID!, $m: ID!) { ${mutation}(communityId: $c, memberId: $m, reason: "Rude") ${fields} }`,
    { c: scene.community.id, m: scene.member.id },
  );

const rejoin = async ({ member, community }: Scene): Promise<void> => {
  await server.database.query('DELETE FROM community_bans WHERE user_id = $1', [member.id]);
  await buildMember(server.database.manager, community, member);
};
const publish = (scene: Scene): Promise<unknown> => setPrivacy(scene, 'PUBLIC');

const shuttings: Readonly<Record<string, Shutting>> = {
  'a forum that turns private after somebody left it': {
    privacy: 'PUBLIC',
    who: 'member',
    isClosed: false,
    open: publish,
    shut: async (scene) => [await leave(scene), await setPrivacy(scene, 'PRIVATE')],
  },
  'a forum that is closed after somebody left it': {
    privacy: 'PUBLIC',
    who: 'member',
    isClosed: true,
    open: publish,
    shut: async (scene) => [await leave(scene), await setPrivacy(scene, 'CLOSED')],
  },
  'a forum that turns private and was read by who was never in it': {
    privacy: 'PUBLIC',
    who: 'outsider',
    isClosed: false,
    open: publish,
    shut: (scene) => setPrivacy(scene, 'PRIVATE'),
  },
  'a forum that is closed and was read by who was never in it': {
    privacy: 'PUBLIC',
    who: 'outsider',
    isClosed: true,
    open: publish,
    shut: (scene) => setPrivacy(scene, 'CLOSED'),
  },
  'a private forum somebody leaves': {
    privacy: 'PRIVATE',
    who: 'member',
    isClosed: false,
    open: rejoin,
    shut: leave,
  },
  'a private forum from which somebody is removed': {
    privacy: 'PRIVATE',
    who: 'member',
    isClosed: false,
    open: rejoin,
    shut: order('removeMember', ''),
  },
  'a private forum from which somebody is banned': {
    privacy: 'PRIVATE',
    who: 'member',
    isClosed: false,
    open: rejoin,
    shut: order('banMember', '{ id }'),
  },
  'a public forum from which somebody is banned': {
    privacy: 'PUBLIC',
    who: 'member',
    isClosed: false,
    isLinkShown: true,
    open: rejoin,
    shut: order('banMember', '{ id }'),
  },
};

/** What the outsider of the scene has of the forum: they are invited, named in a post, and saved its thread. */
async function reach({ outsider, author, community, threadId }: Scene): Promise<void> {
  const named = await calls.submit(author, threadId, {
    content: 'Look here',
    mentionedUsers: [outsider.id],
  });
  expect(named.errors).toBeUndefined();
  expect((await calls.act(outsider, 'addThreadFavorite', threadId)).errors).toBeUndefined();
  await buildFriendRelation(server.database.manager, author, outsider, { status: 'ACCEPTED' });
  const invited = await calls.ask(
    author,
    `mutation ($c: ID!, $i: [ID!]!, $me: ID!) {
       memberInvitation(communityId: $c, invitees: $i, inviter: $me, role: MEMBER) { __typename } }`,
    { c: community.id, i: [outsider.id], me: author.id },
  );
  expect(invited.errors).toBeUndefined();
  await untilMailIsOut(server);
}

/** An announcement of the forum that this reader has put away. @returns its title */
async function buildPutAway({ community }: Scene, { id }: Person): Promise<string> {
  const title = tellTale('announced');
  await server.database.query(
    `WITH made AS (
       INSERT INTO priority_posts (community_id, type, tag, title, content) VALUES ($1, 'COMMUNITY', $2, $3, '') RETURNING id)
     INSERT INTO priority_post_dismissals (priority_post_id, user_id) SELECT id, $4 FROM made`,
    [community.id, community.name, title, id],
  );
  return title;
}

describe.each(Object.entries(shuttings))('%s', (_, { privacy, who, isClosed, isLinkShown, shut, open }) => {
  test('[65, 78] is gone from every query, bell, mail, preview and copy of who may not read it, and back with the right to', async () => {
    const scene = await buildScene(privacy);
    if (who === 'outsider') await reach(scene);
    const reader = scene[who];
    const [title, text] = scene.threadWords as [string, string];
    const [post] = scene.postWords as [string];
    const announced = await buildPutAway(scene, reader);
    const secrets = [title, text, post, announced, ...(isClosed ? scene.forumWords : [])];
    expect((await tellers(scene, reader, secrets)).length).toBeGreaterThan(5);
    const told = await bellOf(reader);
    expect(told).not.toEqual([]);

    expect(JSON.stringify(await shut(scene))).not.toContain('"errors"');
    await untilMailIsOut(server);
    expect(await tellers(scene, reader, secrets)).toEqual(isLinkShown ? ['link preview'] : []);
    expect(await bellOf(reader)).toEqual([]);

    expect(JSON.stringify((await open(scene)) ?? {})).not.toContain('"errors"');
    expect(await bellOf(reader)).toEqual(told);
  }, 120_000);
});
