import { beforeAll, describe, expect, test } from '@jest/globals';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { buildCommunity, buildConversation, buildMember, buildReply } from '@lyceum/forum/testing';
import { buildFriendRelation } from '@lyceum/friends/testing';
import { buildPoll, buildVote } from '@lyceum/polls/testing';
import { digestOf } from '../../src/testing/digests';
import { type Asked, forumAsks, otherAsks } from '../../src/testing/every-query';
import { exportedFiles } from '../../src/testing/exported';
import { tellTale } from '../../src/testing/forum-secrets';
import { FriendCalls } from '../../src/testing/friends';
import { untilMailIsOut } from '../../src/testing/mails';
import { buildPerson, type Person } from '../../src/testing/people';
import { PostCalls } from '../../src/testing/posts';
import { mention, rich, words } from '../../src/testing/rich-texts';
import { TestServer } from '../../src/testing/test-server';
import { wholeQuery } from '../../src/testing/whole-query';

type Named = Person & { lastName: string };

const asks = { ...forumAsks, ...otherAsks };

/** What a blocker is told of whom they have blocked, so that they can take it back. Everything else tells nobody. */
const blockersOwn = ['getBlockedUsers', 'getUser', 'getUserCard', 'me'];

let server: TestServer;
let calls: PostCalls;
let friends: FriendCalls;
/** Ada blocks Ben; Thea has written what both of them have to do with, and is an admin of every forum. */
let ada: Named;
let ben: Named;
let thea: Named;
const places: Asked[] = [];

const sql = (text: string, values: unknown[]): Promise<unknown> => server.database.query(text, values);

async function named(firstName: string): Promise<Named> {
  const lastName = tellTale('name');
  return { ...(await buildPerson(server, { firstName, lastName })), lastName };
}

beforeAll(async () => {
  server = await TestServer.shared();
  calls = new PostCalls(server);
  friends = new FriendCalls(server);
  [ada, ben, thea] = (await Promise.all(['Ada', 'Ben', 'Thea'].map(named))) as [Named, Named, Named];
  for (const creator of [ada, ben, thea]) places.push(await buildPlace(creator));
  await buildFriendRelation(server.database.manager, ada, ben, { status: 'PENDING' });
  await untilMailIsOut(server);
}, 120_000);

/** A text in which both are named. */
const naming = (text: string) => ({
  content: rich(words(`${text} `), mention(ada, 'a'), words(' and '), mention(ben, 'b')),
  isRich: true,
});

/** A forum of this person in which Ada and Ben have written, clapped, voted, answered and mentioned each other. */
async function buildPlace(creator: Named): Promise<Asked> {
  const { manager } = server.database;
  const community = await buildCommunity(manager, creator, { displayName: `Forum ${creator.id}x` });
  await manager.query('UPDATE communities SET display_name = $2, holds_new_users = FALSE WHERE id = $1', [
    community.id,
    tellTale('forum'),
  ]);
  for (const person of [ada, ben]) await buildMember(manager, community, person);
  await buildMember(manager, community, thea, 'ADMIN');
  await manager.query('UPDATE community_members SET engagement = 5 WHERE community_id = $1', [community.id]);
  const ids = { threadIds: [] as string[], postIds: [] as string[], commentIds: [] as string[] };
  const [conversationIds, pollIds]: [string[], string[]] = [[], []];
  for (const author of [thea, ada, ben]) {
    const title = `shared ${tellTale('title')}`;
    const input = { communityId: community.id, title, ...naming('Well, shared.') };
    const { data } = await calls.create(author, input);
    const threadId = data?.createThread.id ?? '';
    ids.threadIds.push(threadId);
    for (const person of [thea, ada, ben]) {
      await calls.clap(person, threadId, 2);
      const post = await calls.submit(person, threadId, naming('I shared it'));
      const postId = post.data?.submitPost.id ?? '';
      ids.postIds.push(postId);
      for (const other of [thea, ada, ben]) {
        await calls.clapFor(other, 'clapPost', postId, 1);
        const made = await calls.commentOnPost(other, postId, naming('shared'));
        const commentId = made.data?.uploadCommentToPost.id ?? '';
        ids.commentIds.push(commentId);
        await calls.clapFor(ada, 'clapComment', commentId, 1);
      }
      await calls.commentOnComment(ben, ids.commentIds.at(-1) ?? '', { content: 'shared' });
    }
    await namedBefore(author, threadId, ids.postIds.at(-1) ?? '');
    const poll = await buildPoll(manager, { id: threadId }, author, { open: true });
    pollIds.push(poll.id);
    for (const person of [ada, ben]) {
      await manager.query(
        'INSERT INTO poll_options (poll_id, creator_id, label, label_key) VALUES ($1, $2, $3, $3)',
        [poll.id, person.id, tellTale('option')],
      );
      const [option] = poll.options;
      if (option) await buildVote(manager, poll, option, person);
    }
    const conversation = await buildConversation(manager, community, author, { content: 'shared' });
    conversationIds.push(conversation.id);
    for (const person of [ada, ben]) await buildReply(manager, conversation, person);
  }
  for (const [writer, other] of [
    [ada, ben],
    [ben, ada],
  ] as const) {
    const elsewhere = await buildCommunity(manager, thea);
    await sql('INSERT INTO community_invitations (community_id, user_id, inviter_id) VALUES ($1, $2, $3)', [
      elsewhere.id,
      other.id,
      writer.id,
    ]);
  }
  const invited = await named('Ivy');
  for (const person of [ada, ben]) await buildFriendRelation(manager, person, invited);
  return {
    communityId: community.id,
    communityName: community.name,
    ...ids,
    conversationIds,
    pollIds,
    words: ['shared'],
    names: [],
    namesAnywhere: [],
    personIds: [ada.id, ben.id],
  };
}

/** What somebody said before, and what they have begun to write, names both, too; a moderator has it in the queue. */
async function namedBefore(author: Named, threadId: string, postId: string): Promise<void> {
  await calls.edit(author, threadId, naming('Now shared').content);
  await calls.editPost(ben, postId, naming('Now shared').content, { isRich: true });
  for (const person of [ada, ben]) {
    await calls.ask(
      person,
      `mutation ($id: ID!, $me: ID!, $content: String!) {
        saveThreadResponseDraft(threadId: $id, userId: $me, content: $content, isRich: true) { id } }`,
      { id: threadId, me: person.id, content: naming('shared').content },
    );
  }
  await calls.actOn(ada, 'reportPost', postId, { message: 'Rude' });
}

/** Which of the queries tell the reader of the other, by id or name. */
async function tellers(reader: Named, other: Named): Promise<string[]> {
  const { schema } = server.app.get(GraphQLSchemaHost);
  const telling = new Set<string>();
  for (const [name, ask] of Object.entries(asks)) {
    const query = wholeQuery(schema, name);
    const askedNow = places.map((place, number) => ({
      ...place,
      names: [other.lastName],
      // Among everybody once is enough.
      namesAnywhere: number === 0 ? [other.lastName] : [],
    }));
    for (const variables of askedNow.flatMap((place) => ask(place, reader))) {
      const { text } = await server.graphql(query, { token: reader.token, variables });
      expect(text).not.toMatch(/COMMON_(INVALID_INPUT|INTERNAL)/u);
      if (text.includes(other.id) || text.includes(other.lastName)) telling.add(name);
    }
  }
  return [...telling].sort();
}

const exported = async (person: Person): Promise<string> =>
  Object.values(await exportedFiles(server, person)).join('\n');

const bellOf = async (person: Person): Promise<number> => {
  const { body } = await server.graphql(
    'query ($id: ID!, $t: [String!]!) { countNotificationsForUser(userId: $id, type: $t, platform: "web") { total } }',
    { token: person.token, variables: { id: person.id, t: ['THREAD_RESPONSE', 'CONVERSATION_MENTIONED'] } },
  );
  return (body as { data: { countNotificationsForUser: { total: number } } }).data.countNotificationsForUser
    .total;
};

test('every query of the schema is asked', () => {
  const { schema } = server.app.get(GraphQLSchemaHost);
  expect(Object.keys(asks).sort()).toEqual(Object.keys(schema.getQueryType()?.getFields() ?? {}).sort());
});

describe('two people with a block between them', () => {
  test('[144] meet each other in queries, mails and copies of their data before it', async () => {
    for (const [reader, other] of [
      [ada, ben],
      [ben, ada],
    ] as const) {
      expect((await tellers(reader, other)).length).toBeGreaterThan(20);
      expect(await exported(reader)).toContain(other.id);
      expect(await digestOf(server, reader)).toContain(other.lastName);
    }
  }, 120_000);

  test('[144] meet each other nowhere from then on: no query, bell, mail or copy tells one of the other', async () => {
    const before = new Map([
      [ada, await bellOf(ada)],
      [ben, await bellOf(ben)],
    ]);
    const pushed = new Map<Person, number[]>([
      [ada, []],
      [ben, []],
    ]);
    for (const [person, totals] of pushed) {
      const socket = await server.connectedSocket(person.token);
      socket.on('notifications.changed', ({ total }: { total: number }) => totals.push(total));
    }
    expect(await friends.block(ada, ben)).toEqual({ data: { blockUser: true } });
    await untilMailIsOut(server);

    expect((await tellers(ada, ben)).filter((name) => !blockersOwn.includes(name))).toEqual([]);
    expect(await tellers(ben, ada)).toEqual([]);
    for (const [reader, other] of [
      [ada, ben],
      [ben, ada],
    ] as const) {
      expect(await bellOf(reader)).toBeLessThan(before.get(reader) ?? 0);
      await untilPushed(() => (pushed.get(reader) ?? []).length > 0);
      const digest = await digestOf(server, reader);
      for (const secret of [other.id, other.lastName]) expect(digest).not.toContain(secret);
      expect(await exported(reader)).not.toContain(other.lastName);
    }
    expect(await exported(ben)).not.toContain(ada.id);
    // Ada keeps the list of whom she blocks, and nothing else of him.
    const { 'friends.json': own = '', ...others } = await exportedFiles(server, ada);
    expect(own).toContain(ben.id);
    expect(Object.values(others).join('\n')).not.toContain(ben.id);
  }, 120_000);

  test('[144] have no invitation of the other left', async () => {
    const rows = await sql(
      'SELECT FROM community_invitations WHERE ARRAY[user_id, inviter_id] <@ $1::uuid[]',
      [[ada.id, ben.id]],
    );
    expect(rows).toEqual([]);
  });
});

async function untilPushed(isThere: () => boolean): Promise<void> {
  const until = Date.now() + 20_000;
  while (!isThere()) {
    if (Date.now() > until) throw new Error('The tab was told nothing');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
