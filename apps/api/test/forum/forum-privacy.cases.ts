import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { idSchema } from '@lyceum/contracts/common';
import type { Socket } from 'socket.io-client';
import { proveSecondFactor } from '../../src/testing/authenticator';
import { type Asked, forumAsks, otherAsks, type Variables } from '../../src/testing/every-query';
import { exportedFiles } from '../../src/testing/exported';
import { buildSecretForum, type SecretForum, tellTale } from '../../src/testing/forum-secrets';
import { untilMailIsOut } from '../../src/testing/mails';
import { buildPerson, type Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';
import { wholeQuery } from '../../src/testing/whole-query';

/** Everything of a forum that a query can be asked about, what is gone with it. */
const askedOf = (forum: SecretForum): Asked => {
  const { words, gone, postId, commentId, conversationId } = forum;
  const { person, ...texts } = words;
  return {
    communityId: forum.id,
    communityName: forum.name,
    threadIds: [forum.threadId, ...gone.filter((secret) => idSchema.safeParse(secret).success)],
    postIds: [postId, ...forum.gonePostIds],
    commentIds: [commentId, ...forum.goneCommentIds],
    conversationIds: [conversationId],
    pollIds: forum.pollIds,
    // What is spelt like a title is looked for, too.
    words: [
      ...Object.values(texts),
      `${words.title.slice(0, -2)}x${words.title.slice(-1)}`,
      words.title.slice(0, 4),
    ],
    names: [person],
    namesAnywhere: [],
    personIds: [],
  };
};

/** Those that tell nothing of a forum to anybody: settings, numbers, what concerns no forum in particular, and students of none. */
const silentQueries = [
  'getUserSettings',
  'getCommunityMemberInvitationSuggestions',
  'getCommunityHoldsNewUsers',
  'getCommunityProposals',
  'getDueItems',
  'getFirstSteps',
  'getMyInterests',
  'getNewThreadsCount',
  'getThreadWatch',
  'getThreadsOfStudents',
  'getModerationNotices',
  'countNotificationsForUser',
  'getRecommendedCommunities',
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
  for (const variables of forumAsks[name]?.(askedOf(forum), reader) ?? []) {
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
  expect([...Object.keys(forumAsks), ...Object.keys(otherAsks)].sort()).toEqual(names.sort());
});

describe.each(Object.keys(forumAsks))('%s', (name) => {
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

describe.each(Object.keys(forumAsks).filter((name) => !silentQueries.includes(name)))('%s', (name) => {
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
      for (const person of [outsider, banned]) {
        const exported = Object.values(await exportedFiles(server, person)).join('\n');
        const secrets = person === outsider ? [...inside, ...outside, ...gone] : gone;
        expect(
          found(
            exported,
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
