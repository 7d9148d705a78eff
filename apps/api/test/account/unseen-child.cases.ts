import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { postTexts } from '@lyceum/contracts/forum';
import type { moderationTable, StaffCase } from '@lyceum/contracts/moderation';
import { notificationTypes } from '@lyceum/contracts/notifications';
import { profileViewers } from '@lyceum/contracts/profile';
import { LinkPreviewService } from '@lyceum/forum';
import {
  type GraphQLArgument,
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import { ConsoleCalls } from '../../src/testing/console';
import { digestOf } from '../../src/testing/digests';
import { exportedFiles } from '../../src/testing/exported';
import { mailsTo, untilMailIsOut } from '../../src/testing/mails';
import { heardFrom, mutationsNamingSomebody, namingSomebody } from '../../src/testing/naming-somebody';
import type { Person } from '../../src/testing/people';
import { allProbes, joined } from '../../src/testing/probes';
import { TestServer } from '../../src/testing/test-server';
import { buildUnseenChild, setConsent, type UnseenChild } from '../../src/testing/unseen-child';
import { mentioningWord } from '../../src/testing/mentioning';
import { wholeQuery } from '../../src/testing/whole-query';

let server: TestServer;
let child: UnseenChild;
let readers: [string, Person][];
const heard: string[] = [];
beforeAll(async () => {
  server = await TestServer.shared();
  child = await buildUnseenChild(server);
  const { student, teacher, admin } = child;
  readers = Object.entries({ student, teacher, admin });
  for (const [, { token }] of readers) {
    const socket = await server.connectedSocket(token);
    socket.onAny((...message: unknown[]) => heard.push(JSON.stringify(message)));
    await socket.emitWithAck('forum.open-thread', { threadId: child.threadId });
  }
}, 120_000);

/** Arguments that lead to nobody, of all domains. */
const nobodys = joined(allProbes.map(({ ids }) => ids));

/** What a call is asked with, by the name of the argument, so that it would tell of the child if it could. */
const candidates = (reader: Person): Record<string, readonly unknown[]> => ({
  ...nobodys,
  userId: [reader.id, child.id],
  friendId: [reader.id, child.id],
  requestingUser: [reader.id],
  authorId: [child.id],
  studentId: [child.id],
  receivingUserId: [child.id],
  viewer: [...profileViewers],
  // A forum is said by one of the two, where either may.
  communityId: [undefined, ...child.forums.map(({ id }) => id)],
  communityName: [undefined, ...child.forums.map(({ name }) => name)],
  threadId: [child.threadId, child.mentionIds.threadId],
  postId: [child.postId, child.mentionIds.postId],
  pollId: [child.pollId],
  targetId: [child.threadId, child.postId, ...Object.values(child.mentionIds)],
  id: [child.threadId, child.postId],
  queryString: [child.firstName, child.firstName.slice(0, 6)],
  searchQuery: [child.firstName, child.firstName.slice(0, 6), mentioningWord],
  type: [[...notificationTypes, 'system'], 'COMMUNITY'],
  tag: child.forums.map(({ name }) => name),
  since: [new Date(0).toISOString()],
  at: [new Date(0).toISOString()],
  from: [new Date().toISOString()],
  to: [new Date(Date.now() + 86_400_000).toISOString()],
  platform: ['web'],
  groupTag: [child.groupTag],
  courseTag: [child.groupTag.split('-')[0]],
  lessonId: [child.lessonId],
  homeworkId: [child.homeworkId],
  userLiveLessonHomeworkId: [child.studentHomeworkId],
  kind: ['live-course-seat'],
  name: [child.groupTag],
  beneficiaryId: [child.id],
  members: [[child.id]],
});

/** Every value an argument is asked with; of one that need not be given and is not known here, none. */
function valuesOf({ name, type }: Pick<GraphQLArgument, 'name' | 'type'>, reader: Person): unknown[] {
  const named = getNamedType(type);
  if (isInputObjectType(named))
    return combinations(
      Object.values(named.getFields()).map((field) => [field.name, valuesOf(field, reader)]),
    );
  if (isEnumType(named)) return named.getValues().map(({ name: value }) => value);
  const known = (candidates(reader)[name] ?? []).filter((value) => isForm(type, value));
  if (known.length === 0 && isNonNullType(type)) throw new Error(`Say what to ask with as ${name}`);
  return known.length > 0 ? known : [undefined];
}

const isForm = (type: GraphQLInputType, value: unknown): boolean =>
  value === undefined ? !isNonNullType(type) : isListType(getNullableType(type)) === Array.isArray(value);

function combinations(parts: [string, unknown[]][]): Record<string, unknown>[] {
  return parts.reduce<Record<string, unknown>[]>(
    (all, [name, values]) => all.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{}],
  );
}

const queryNames = (): string[] =>
  Object.keys(server.app.get(GraphQLSchemaHost).schema.getQueryType()?.getFields() ?? {});

/** Who of the readers learns of the child by a query, and what they asked. */
async function tellers(name: string): Promise<string[]> {
  const { schema } = server.app.get(GraphQLSchemaHost);
  const query = wholeQuery(schema, name);
  const asked = schema.getQueryType()?.getFields()[name]?.args ?? [];
  const found: string[] = [];
  for (const [who, reader] of readers) {
    await server.database.query('UPDATE rate_limits SET expire = 0');
    for (const variables of combinations(asked.map((one) => [one.name, valuesOf(one, reader)]))) {
      const { text, body } = await server.graphql(query, { token: reader.token, variables });
      const { errors = [] } = body as { errors?: { extensions: { code: string } }[] };
      // A query that was not understood would tell nothing to anybody.
      for (const { extensions } of errors)
        expect(extensions.code).not.toMatch(/^(GRAPHQL|BAD_USER|COMMON_INTERNAL)/u);
      if (tellsOfChild(text, variables)) found.push(`${name} as ${who} ${JSON.stringify(variables)}`);
    }
  }
  return found;
}

function tellsOfChild(text: string, given: object = {}): boolean {
  const words = JSON.stringify(given).includes(child.id) ? [child.firstName] : [child.id, child.firstName];
  return words.some((word) => text.toLowerCase().includes(word.toLowerCase()));
}

/** Queries that tell of the child once the guardian has consented: without them the walk would prove nothing. */
const telling = [
  ...['getAuthorizedUsersOfThread', 'getCommunityBans', 'getCommunityByName', 'getCommunityInvitedUsers'],
  ...['getCommunityJoinRequests', 'getCommunityMembers', 'getCommunityProposals', 'getForumAudit'],
  ...['getFriendRequests', 'getFriends', 'getGuardianPage', 'getGuardianStudents'],
  ...['getNotificationsForUser', 'getPoll', 'getPost', 'getPostsFromThread'],
  ...[
    'getLessonHomeworkData',
    'getLiveCourseGradebook',
    'getSingleLiveCourseGroupData',
    'getStudentListForSingleLiveCourseGroup',
  ],
  ...['getCommentsFromPost', 'getContentEdits', 'getForumReports', 'getNewThreadDraft'],
  ...['getThreadResponseDraft', 'getThreadsFromCommunity', 'getThreadsForUserHome', 'filterPosts'],
  ...['searchCommunityThreads', 'getProfileAudiences'],
  ...['getSentFriendRequests', 'getThread', 'getUser', 'getUserCard', 'getUserSuggestions'],
  'getUserFriends',
  'searchCommunitiesThreadsUsers',
];

/** The files of somebody's copy of their data that name the child. */
async function copiesNaming(reader: Person): Promise<string[]> {
  const files = await exportedFiles(server, reader);
  return Object.keys(files).filter((name) => files[name]?.includes(child.firstName));
}

describe('a child who waits for a guardian', () => {
  test('is in no answer of any query', async () => {
    const found: string[] = [];
    for (const name of queryNames()) found.push(...(await tellers(name)));
    expect(found).toEqual([]);
  }, 240_000);

  test('is in no answer of any page or call that is got', async () => {
    const description = await readFile(join(import.meta.dirname, '../../openapi.json'), 'utf8');
    const { paths } = JSON.parse(description) as { paths: Record<string, { get?: unknown }> };
    const got = Object.keys(paths).filter((path) => paths[path]?.get !== undefined);
    expect(got).toContain('/account/export');
    for (const [who, { token, id }] of readers)
      for (const path of [...got, '/community', `/thread/${child.threadId}`, `/user/${child.id}`])
        for (const userId of [id, child.id]) {
          const { text } = await server.http
            .get(path.replaceAll(/\{\w+\}/gu, child.id))
            .query({ userId })
            .set('authorization', `Bearer ${token}`);
          expect([who, path, tellsOfChild(text, { path: child.id })]).toEqual([who, path, false]);
          if (!path.includes('{') && !path.includes(child.id) && userId === id)
            expect([who, path, tellsOfChild(text)]).toEqual([who, path, false]);
        }
  }, 120_000);

  test('has a name in no copy of anybody’s data, e-mail of a day or preview of a link, whoever wrote it', async () => {
    for (const [who, reader] of readers) {
      expect([who, await copiesNaming(reader)]).toEqual([who, []]);
      expect(await digestOf(server, reader)).not.toContain(child.firstName);
    }
    const preview = await server.app.get(LinkPreviewService).ofThread(child.mentionIds.threadId);
    expect(preview?.excerpt).toContain(`@${postTexts.somebody}`);
    expect(JSON.stringify(preview)).not.toContain(child.firstName);
    await setConsent(server, child, true);
    try {
      const copies = await copiesNaming(child.teacher);
      expect(copies).toEqual(expect.arrayContaining(['drafts.json', 'replies.json', 'threads.json']));
    } finally {
      await setConsent(server, child, false);
    }
  }, 120_000);

  test('is told by an excerpt in the console to who lists people alone, and in its table to nobody', async () => {
    const desk = new ConsoleCalls(server, child.admin);
    const rows = await desk.rows<typeof moderationTable>('moderation.queue');
    const caseId = rows.find(({ preview }) => preview?.includes(mentioningWord))?.id;
    expect(JSON.stringify(rows)).not.toContain(child.firstName);
    const { preview } = await desk.query<StaffCase>('moderation.get', { caseId });
    expect(preview).toContain(child.firstName);
  });

  test('shows in all of these once the guardian consents, so that a leak would be seen', async () => {
    await setConsent(server, child, true);
    const shown: string[] = [];
    try {
      for (const name of queryNames()) if ((await tellers(name)).length > 0) shown.push(name);
    } finally {
      await setConsent(server, child, false);
    }
    expect(telling.filter((name) => !shown.includes(name))).toEqual([]);
  }, 240_000);
});

describe('whoever names a child who waits', () => {
  const call = (name: string, reader: Person, variables: Record<string, unknown>): Promise<string> =>
    heardFrom(server, name, reader, variables);

  test('every mutation that can is known here', () => {
    expect(mutationsNamingSomebody(server)).toEqual(Object.keys(namingSomebody).sort());
  });

  test.each(Object.keys(namingSomebody))('hears from %s what is said of nobody', async (name) => {
    for (const [, reader] of readers)
      for (const { id: forumId } of child.forums) {
        await server.database.query('UPDATE rate_limits SET expire = 0');
        const answers = [];
        for (const someone of [child.id, randomUUID()])
          answers.push(await call(name, reader, namingSomebody[name]?.(someone, reader, forumId) ?? {}));
        expect(answers[0]).toBe(answers[1]);
      }
  });

  test('cannot let the child in, nor accept what the child asked', async () => {
    const { admin, teacher, requestIds, relationIds } = child;
    const [requestId] = requestIds;
    const [, asked] = relationIds;
    expect(await call('approveJoinRequest', admin, { requestId })).toBe(
      await call('approveJoinRequest', admin, { requestId: randomUUID() }),
    );
    const status = { input: { status: 'ACCEPTED' } };
    expect(await call('updateFriendRequest', teacher, { friendRelationId: asked, ...status })).toBe(
      await call('updateFriendRequest', teacher, { friendRelationId: randomUUID(), ...status }),
    );
  });

  test('in a thread or reply mentions nobody', async () => {
    const { teacher, threadId, forums } = child;
    const mention = { type: 'mention', attrs: { id: child.id, label: 'a friend' } };
    const content = JSON.stringify({ type: 'doc', content: [{ type: 'paragraph', content: [mention] }] });
    const written = { content, isRich: true };
    const answers = await Promise.all([
      server.graphql(
        `mutation ($threadId: ID!, $userId: ID!, $key: ID!, $content: String!, $mentionedUsers: [ID!]) {
           submitPost(threadId: $threadId, userId: $userId, clientKey: $key, content: $content, isRich: true,
                      mentionedUsers: $mentionedUsers) { content mentionedUsers { id firstName } } }`,
        {
          token: teacher.token,
          variables: {
            threadId,
            userId: teacher.id,
            key: randomUUID(),
            content,
            mentionedUsers: [child.id],
          },
        },
      ),
      server.graphql('mutation ($input: CreateThreadInput!) { createThread(input: $input) { content } }', {
        token: teacher.token,
        variables: { input: { communityId: forums[1]?.id, title: 'Hello', ...written } },
      }),
    ]);
    for (const { body, text } of answers) {
      expect((body as { errors?: unknown }).errors).toBeUndefined();
      expect(text).toContain('a friend');
      expect(tellsOfChild(text)).toBe(false);
    }
  });
});

test('no open tab hears of a child who waits, and no mail but the two of signing up is sent for them', async () => {
  await untilMailIsOut(server);
  expect(heard.filter((message) => tellsOfChild(message))).toEqual([]);
  expect((await mailsTo(server, child.email)).map(({ subject }) => subject)).toHaveLength(1);
  for (const [, { email }] of readers)
    for (const mail of await mailsTo(server, email)) expect(tellsOfChild(JSON.stringify(mail))).toBe(false);
});
