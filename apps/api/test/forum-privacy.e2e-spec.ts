import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { idSchema } from '@lyceum/contracts';
import type { Socket } from 'socket.io-client';
import { proveSecondFactor } from '../src/testing/authenticator';
import { buildSecretForum, type SecretForum, tellTale } from '../src/testing/forum-secrets';
import { untilMailIsOut } from '../src/testing/mails';
import { buildPerson, type Person } from '../src/testing/people';
import { TestServer } from '../src/testing/test-server';
import { wholeQuery } from '../src/testing/whole-selection';

type Variables = Record<string, unknown>;

/** How a query is asked about a forum, by a reader, so that it would tell of it if it could. */
type Ask = (forum: SecretForum, reader: Person) => Variables[];

const ofForum: Ask = ({ id }) => [{ communityId: id }];
const ofReader: Ask = (_, { id }) => [{ userId: id }];
const byName: Ask = ({ name }, { id }) => [{ communityName: name, userId: id }];
const input = (fields: (reader: Person) => Variables): Ask => {
  return ({ id }, reader) => [{ input: { communityId: id, ...fields(reader) } }];
};
const pages = { skipValue: 0, limitValue: 10 };
const everyWord = ({ words }: SecretForum): string[] => [
  ...Object.values(words).filter((word) => word !== words.person),
  // What is spelt like it is looked for, too.
  `${words.title.slice(0, -2)}x${words.title.slice(-1)}`,
  words.title.slice(0, 4),
];

/** Every query about forums, and about what people are told of them. */
const forumQueries: Readonly<Record<string, Ask>> = {
  getAllCommunities: (_, { id }) => [{ userId: id, ...pages, limitValue: 100 }],
  getUserCommunities: (_, { id }) => [{ userId: id, ...pages }],
  getRecommendedCommunities: ofReader,
  getUserSettings: ofReader,
  getCommunityByName: byName,
  getUserJoinRequestStatus: byName,
  getCommunityMemberInvitationSuggestions: ({ id, words }, reader) => [
    { userId: reader.id, communityId: id, queryString: words.person },
  ],
  getCommunityAdmins: input(() => pages),
  getCommunityMembers: input((reader) => ({ ...pages, requestingUser: reader.id })),
  getCommunityInvitedUsers: input((reader) => ({ skipVal: 0, limitVal: 10, requestingUser: reader.id })),
  getCommunityJoinRequests: ofForum,
  getCommunityBans: ofForum,
  getCommunityHoldsNewUsers: ofForum,
  getCommunityProposals: () => [{}],
  getPriorityPost: ({ name }, { id }) => [{ userId: id, type: 'COMMUNITY', tag: name }],
  getForumAnnouncements: ofForum,
  getForumAudit: ofForum,
  getThreadsFromCommunity: input((reader) => ({ ...pages, userId: reader.id, sortBy: 'NEWEST' })),
  getThreadsForUserHome: (_, { id }) => [{ userId: id, ...pages }],
  getSavedThreads: ofReader,
  getThread: ({ threadId, gone }, reader) =>
    [threadId, ...gone.filter((secret) => idSchema.safeParse(secret).success)].map((id) => ({
      threadId: id,
      userId: reader.id,
    })),
  getPoll: ({ pollIds }) => pollIds.map((pollId) => ({ pollId })),
  getThreadResponseDraft: ({ threadId }, { id }) => [{ threadId, userId: id }],
  getNewThreadDraft: (forum, { id }) => [{ communityId: forum.id, userId: id }],
  getAuthorizedUsersOfThread: ({ threadId }) => [{ threadId }],
  getNewThreadsCount: ({ id }) => [{ communityId: id, since: new Date(0).toISOString() }],
  searchCommunityThreads: (forum) =>
    everyWord(forum).map((searchQuery) => ({ communityId: forum.id, searchQuery })),
  searchCommunitiesThreadsUsers: (forum, reader) =>
    everyWord(forum).map((searchQuery) => ({ userId: reader.id, searchQuery })),
  getUserSuggestions: ({ id, threadId, words }, reader) =>
    [{ communityId: id }, { threadId }, { communityId: id, threadId }].map((place) => ({
      userId: reader.id,
      queryString: words.person,
      ...place,
    })),
  getPostsFromThread: ({ threadId }, { id }) =>
    ['NEWEST', 'OLDEST', 'CLAPS'].map((sortBy) => ({
      threadId,
      requestingUser: id,
      limitValue: 100,
      sortBy,
    })),
  getPost: ({ postId, gonePostIds }, { id }) =>
    [postId, ...gonePostIds].map((one) => ({ postId: one, userId: id })),
  getCommentsFromPost: ({ postId, gonePostIds }, { id }) =>
    [postId, ...gonePostIds].map((one) => ({ postId: one, userId: id })),
  filterPosts: ({ threadId, words, gone }, { id }) =>
    [words.post, words.comment, words.post.slice(0, 5), ...gone].map((searchQuery) => ({
      threadId,
      searchQuery,
      userId: id,
    })),
  getContentEdits: ({ threadId, postId, commentId, gonePostIds, goneCommentIds }) => [
    { targetType: 'THREAD', targetId: threadId },
    ...[postId, ...gonePostIds].map((targetId) => ({ targetType: 'POST', targetId })),
    ...[commentId, ...goneCommentIds].map((targetId) => ({ targetType: 'COMMENT', targetId })),
  ],
  getConversations: ofReader,
  getConversation: ({ conversationId }, { id }) => [{ conversationId, userId: id }],
  getConversationReplies: ({ conversationId }, { id }) => [{ conversationId, userId: id }],
  getForumReports: ({ id }) => ['OPEN', 'CLOSED'].map((status) => ({ communityId: id, status })),
  getModerationNotices: ofReader,
  getNotificationsForUser: (_, { id }) => [
    { userId: id, type: ['THREAD_REPORT', 'COMMUNITY_INVITE', 'OTHER'], platform: 'web', ...pages },
  ],
  countNotificationsForUser: (_, { id }) => [{ userId: id, type: ['THREAD_REPORT'], platform: 'web' }],
};

/** Those that tell nothing of a forum to anybody: settings, numbers, and what concerns no forum in particular. */
const silentQueries = [
  'getUserSettings',
  'getCommunityMemberInvitationSuggestions',
  'getCommunityHoldsNewUsers',
  'getCommunityProposals',
  'getNewThreadsCount',
  'getModerationNotices',
  'countNotificationsForUser',
  'getRecommendedCommunities',
];

/** Queries of other domains. A new query stands here or above. */
const otherQueries = [
  ...['getAgreedToTerms', 'getFeatureExtraUsers', 'getFeatureLanding', 'getShortLink', 'getUserCard'],
  ...['getBlockedUsers', 'getFriendRelation', 'getFriendRequests', 'getFriends', 'getSentFriendRequests'],
  ...['getPromoCodeQuote', 'me', 'mySessions', 'notificationPreferences', 'privacyPolicy', 'terms'],
  ...['getTranslatedText'],
];

let server: TestServer;
let outsider: Person;
/** Would oversee every forum, had their session the second factor that this asks for. */
let unproven: Person;
let staff: Person;
let forums: SecretForum[];
beforeAll(async () => {
  server = await TestServer.start({ environment: { STAFF_SECOND_FACTOR: 'required' } });
  [outsider, unproven, staff] = (await Promise.all([
    buildPerson(server, { firstName: tellTale('Outsider') }),
    buildPerson(server, { firstName: tellTale('Unproven'), roles: ['SUPER_ADMIN'] }),
    buildPerson(server, { firstName: tellTale('Staff'), roles: ['ADMIN'] }),
  ])) as [Person, Person, Person];
  await proveSecondFactor(server, staff);
  forums = [];
  for (const privacy of ['PRIVATE', 'CLOSED'] as const) {
    const forum = await buildSecretForum(server, privacy, outsider);
    // The moderator is told of the report, and then shut out.
    await mutate(
      forum.member,
      'mutation ($t: ID!, $me: ID!) { reportThread(threadId: $t, userId: $me, message: "Look") }',
      { t: forum.threadId, me: forum.member.id },
    );
    await untilMailIsOut(server);
    await mutate(
      forum.owner,
      'mutation ($c: ID!, $m: ID!) { banMember(communityId: $c, memberId: $m, reason: "Rude") { id } }',
      { c: forum.id, m: forum.banned.id },
    );
    await untilMailIsOut(server);
    forums.push(forum);
  }
}, 120_000);
afterAll(() => server.stop());

async function mutate({ token }: Person, query: string, variables: Variables): Promise<void> {
  const { body } = await server.graphql(query, { token, variables });
  expect((body as { errors?: unknown }).errors).toBeUndefined();
}

/** All answers to a query about a forum, as text. */
async function answers(name: string, forum: SecretForum, reader: Person): Promise<string> {
  const { schema } = server.app.get(GraphQLSchemaHost);
  const query = wholeQuery(schema, name);
  const bodies: string[] = [];
  for (const variables of forumQueries[name]?.(forum, reader) ?? []) {
    const { body, text } = await server.graphql(query, { token: reader.token, variables });
    const { errors } = body as { errors?: { extensions: { code: string } }[] };
    // A query that was not understood would tell nothing to anybody.
    for (const { extensions } of errors ?? [])
      expect(extensions.code).toMatch(/^(COMMUNITY|CONVERSATION|THREAD|POST|COMMENT|POLL|AUTH|COMMON_FOR)/u);
    bodies.push(text);
  }
  return bodies.join('\n');
}

const found = (text: string, secrets: readonly string[]): string[] =>
  secrets.filter((secret) => text.toLowerCase().includes(secret.toLowerCase()));

test('[133] every query of the schema is either asked here or known to be of another domain', () => {
  const { schema } = server.app.get(GraphQLSchemaHost);
  const names = Object.keys(schema.getQueryType()?.getFields() ?? {});
  expect([...Object.keys(forumQueries), ...otherQueries].sort()).toEqual(names.sort());
});

describe.each(Object.keys(forumQueries))('%s', (name) => {
  test.each([
    ['an outsider', () => outsider],
    ['staff without their second factor', () => unproven],
  ])(
    'tells %s nothing of a closed forum, and of a private one no more than what it is called',
    async (_, who) => {
      for (const forum of forums) {
        const { privacy, inside, outside, gone } = forum;
        const text = await answers(name, forum, who());
        expect(found(text, [...inside, ...gone, ...(privacy === 'CLOSED' ? outside : [])])).toEqual([]);
        if (privacy === 'PRIVATE' && found(text, outside).length > 0)
          expect(['getAllCommunities', 'getUserJoinRequestStatus']).toContain(name);
        // A card that outsiders see counts nothing.
        expect(text).not.toMatch(/"(members|threads)Cnt":[1-9]/u);
      }
    },
  );

  test('tells who is banned nothing of what is inside', async () => {
    for (const forum of forums) {
      const text = await answers(name, forum, forum.banned);
      // Their own name, and why they were banned by whom of which forum, is told to them.
      const own = [forum.words.person];
      const secrets = [...forum.inside.filter((secret) => !own.includes(secret)), ...forum.gone];
      expect(found(text, secrets)).toEqual([]);
    }
  });

  test('tells a member nothing of what is held, removed or deleted', async () => {
    for (const forum of forums)
      expect(found(await answers(name, forum, forum.member), forum.gone)).toEqual([]);
  });
});

/** Numbers and settings have no word that could be found: these are refused as a whole. */
test.each(['getCommunityHoldsNewUsers', 'getNewThreadsCount', 'getCommunityMemberInvitationSuggestions'])(
  '%s is refused to who is not in the forum',
  async (name) => {
    for (const forum of forums)
      for (const reader of [outsider, unproven, forum.banned]) {
        const { data, errors } = JSON.parse(await answers(name, forum, reader)) as {
          data: unknown;
          errors: unknown[];
        };
        expect([data, errors.length]).toEqual([null, 1]);
      }
  },
);

describe.each(Object.keys(forumQueries).filter((name) => !silentQueries.includes(name)))('%s', (name) => {
  test('tells those who may know, so that a leak would be seen', async () => {
    for (const forum of forums) {
      const { inside, outside, member, owner } = forum;
      const texts: string[] = [];
      for (const reader of [member, owner, staff]) texts.push(await answers(name, forum, reader));
      expect(found(texts.join('\n'), [...inside, ...outside])).not.toEqual([]);
    }
  });
});

describe('outside of queries', () => {
  test('an export of one’s data, and the page of a shared link, tell nothing of a forum one is not in', async () => {
    for (const { threadId, inside, outside, gone, name, banned } of forums) {
      for (const { token } of [outsider, banned]) {
        const exported = await server.http.get('/account/export').set('authorization', `Bearer ${token}`);
        expect(exported.status).toBe(200);
        const secrets = token === outsider.token ? [...inside, ...outside, ...gone] : gone;
        expect(
          found(
            exported.text,
            secrets.filter((secret) => secret !== threadId),
          ),
        ).toEqual([]);
      }
      for (const path of [`/thread/${threadId}`, `/community/${name}`]) {
        const { text } = await server.http
          .get(path)
          .set('user-agent', 'Twitterbot/1.0')
          .set('accept', 'text/html');
        const secrets = [...inside, ...outside, ...gone].filter((secret) => !path.includes(secret));
        expect(found(text, secrets)).toEqual([]);
      }
    }
  });

  test('open tabs hear of a new thread only where they may read it', async () => {
    const heard = new Map<Person, string[]>();
    const listen = async (person: Person): Promise<Socket> => {
      const socket = await server.connectedSocket(person.token);
      heard.set(person, []);
      socket.onAny((...message: unknown[]) => heard.get(person)?.push(JSON.stringify(message)));
      return socket;
    };
    for (const { member, banned } of forums) for (const person of [member, banned]) await listen(person);
    await listen(outsider);
    for (const forum of forums) {
      await mutate(
        forum.owner,
        'mutation ($input: CreateThreadInput!) { createThread(input: $input) { id } }',
        {
          input: { communityId: forum.id, title: forum.words.title, content: forum.words.text },
        },
      );
      await untilMailIsOut(server);
      await untilHeard(() => heard.get(forum.member)?.some((text) => text.includes(forum.id)) ?? false);
      for (const person of [outsider, forum.banned]) expect(heard.get(person)).toEqual([]);
    }
  });
});

async function untilHeard(isHeard: () => boolean): Promise<void> {
  const until = Date.now() + 20_000;
  while (!isHeard()) {
    if (Date.now() > until) throw new Error('The member heard nothing');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
