import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { friendsErrors } from '@lyceum/contracts/friends';
import { buildFriendRelation } from '@lyceum/friends/testing';
import { makesCourse } from '@lyceum/live-course/testing';
import { buildForum } from '../../src/testing/communities';
import { digestOf } from '../../src/testing/digests';
import { type Asked, forumAsks, otherAsks } from '../../src/testing/every-query';
import { exportedFiles } from '../../src/testing/exported';
import { tellTale } from '../../src/testing/forum-secrets';
import { FriendCalls } from '../../src/testing/friends';
import { untilMailIsOut } from '../../src/testing/mails';
import { buildPerson, type Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';
import { wholeQuery } from '../../src/testing/whole-query';

let server: TestServer;
let calls: FriendCalls;
beforeAll(async () => {
  server = await TestServer.shared();
  calls = new FriendCalls(server);
});

const aged = (years: number): string => `${String(new Date().getFullYear() - years)}-01-01`;
/** Somebody whose name stands nowhere else. */
type Named = Person & { firstName: string };

async function build(what: string, years: number): Promise<Named> {
  const firstName = tellTale(what);
  return { ...(await buildPerson(server, { firstName, dateOfBirth: aged(years) })), firstName };
}

interface Pair {
  child: Named;
  other: Named;
}

const bornIn = ({ id }: Person, years: number): Promise<unknown> =>
  server.database.query('UPDATE users SET date_of_birth = $2 WHERE id = $1', [id, aged(years)]);

/** What two people have in common, how it ends, and how it is there again. */
interface Relation {
  readonly years: number;
  readonly begin: (pair: Pair) => Promise<unknown>;
  readonly end: (pair: Pair) => Promise<unknown>;
  readonly again: (pair: Pair) => Promise<unknown>;
}

const group = `CLASS-${randomUUID()}`;
const classEnds = (at: string): Promise<unknown> =>
  server.database.query(`UPDATE live_course_groups SET session_ends_at = ${at} WHERE group_tag = $1`, [
    group,
  ]);

const relations: Readonly<Record<string, Relation>> = {
  'two minors of one forum, of whom one turns out to be an adult': {
    years: 15,
    begin: async ({ child, other }) =>
      buildForum(server, [
        [await buildPerson(server), 'ADMIN'],
        [other, 'MEMBER'],
        [child, 'MEMBER'],
      ]),
    end: ({ other }) => bornIn(other, 35),
    again: ({ other }) => bornIn(other, 15),
  },
  'an adult and who was thought to be one': {
    years: 35,
    begin: ({ child }) => bornIn(child, 35),
    end: ({ child }) => bornIn(child, 14),
    again: ({ child }) => bornIn(child, 35),
  },
  'a class that ends': {
    years: 18,
    begin: ({ child, other }) =>
      server.database.query(
        `WITH ${makesCourse}, made AS (
           INSERT INTO live_course_groups (group_tag, session_starts_at, session_ends_at)
           VALUES ($1, now() - interval '9 days', now() + interval '1 day')
           ON CONFLICT (group_tag) DO UPDATE SET session_ends_at = excluded.session_ends_at RETURNING id)
         INSERT INTO live_course_members (group_id, user_id, role) SELECT made.id, person, 'STUDENT'
         FROM made, unnest($2::uuid[]) AS person`,
        [group, [child.id, other.id]],
      ),
    end: () => classEnds(`now() - interval '1 day'`),
    again: () => classEnds(`now() + interval '1 day'`),
  },
  'a teacher who teaches the child no more': {
    years: 35,
    begin: ({ child, other }) =>
      server.database.query('INSERT INTO teacher_students (teacher_id, student_id) VALUES ($1, $2)', [
        other.id,
        child.id,
      ]),
    end: ({ child }) =>
      server.database.query('DELETE FROM teacher_students WHERE student_id = $1', [child.id]),
    again: ({ child, other }) =>
      server.database.query('INSERT INTO teacher_students (teacher_id, student_id) VALUES ($1, $2)', [
        other.id,
        child.id,
      ]),
  },
};

const nothing: Omit<Asked, 'personIds'> = {
  communityId: randomUUID(),
  communityName: 'none',
  threadIds: [randomUUID()],
  postIds: [randomUUID()],
  commentIds: [],
  conversationIds: [],
  pollIds: [],
  words: [],
  names: [],
  namesAnywhere: [],
};

/** Where one of the two meets the other: card and profile name whom one looks at, and are asked apart. */
async function tellers(reader: Person, { id, firstName }: Named): Promise<string[]> {
  const { schema } = server.app.get(GraphQLSchemaHost);
  const { getNotificationsForUser } = forumAsks;
  const asks = Object.entries({ ...otherAsks, getNotificationsForUser }).filter(
    ([name]) => name !== 'getUser' && name !== 'getUserCard',
  );
  const telling = new Set<string>();
  for (const [name, ask] of asks)
    for (const variables of ask?.({ ...nothing, personIds: [id] }, reader) ?? []) {
      const { text } = await server.graphql(wholeQuery(schema, name), { token: reader.token, variables });
      if (text.includes(firstName)) telling.add(name);
    }
  for (const [name, text] of Object.entries(await exportedFiles(server, reader)))
    if (text.includes(firstName)) telling.add(name);
  if ((await digestOf(server, reader)).includes(firstName)) telling.add('digest');
  return [...telling].sort();
}

const bellOf = async ({ id, token }: Person): Promise<number> => {
  const { body } = await server.graphql(
    `query ($id: ID!) {
       countNotificationsForUser(userId: $id, type: ["FRIEND_REQUEST_RECEIVED"], platform: "web") { total } }`,
    { token, variables: { id } },
  );
  return (body as { data: { countNotificationsForUser: { total: number } } }).data.countNotificationsForUser
    .total;
};

const states = async (asker: Person, asked: Person): Promise<string[]> => [
  await calls.state(asker, asked),
  await calls.state(asked, asker),
];

describe.each(Object.entries(relations))('a request between %s', (_, { years, begin, end, again }) => {
  test.each([
    ['from the child', (pair: Pair) => [pair.child, pair.other] as const],
    ['to the child', (pair: Pair) => [pair.other, pair.child] as const],
  ])(
    '[136, 139] %s is in no list, bell, mail or copy, nor accepted, until the two may be friends again',
    async (__, order) => {
      const pair = { child: await build('Child', 14), other: await build('Other', years) };
      const [asker, asked] = order(pair);
      await begin(pair);
      const requested = await calls.request(asker, asked);
      expect(requested.errors).toBeUndefined();
      await untilMailIsOut(server);
      const shown = [await tellers(asker, asked), await tellers(asked, asker)];
      expect(shown[0]).toContain('getSentFriendRequests');
      expect(shown[1]).toEqual(
        expect.arrayContaining([
          'digest',
          'getFriendRequests',
          'getNotificationsForUser',
          'notifications.json',
        ]),
      );

      await end(pair);
      expect([await tellers(asker, asked), await tellers(asked, asker)]).toEqual([[], []]);
      expect(await states(asker, asked)).toEqual(['NO_RELATION', 'NO_RELATION']);
      expect((await calls.card(asked, asker)).state).toBe('NO_RELATION');
      expect(await bellOf(asked)).toBe(0);
      const { friendRelationId } = requested.data.createFriendRequest;
      expect((await calls.accept(asked, friendRelationId)).errors?.[0]?.extensions.code).toBe(
        friendsErrors.ACCEPTING_FAILED.code,
      );
      expect((await calls.request(asked, asker)).errors?.[0]?.extensions.code).toBe(
        friendsErrors.SENDING_FAILED.code,
      );

      await again(pair);
      expect(await states(asker, asked)).toEqual(['REQUEST_SENT', 'REQUEST_RECEIVED']);
      expect(await bellOf(asked)).toBe(1);
      expect((await calls.accept(asked, friendRelationId)).errors).toBeUndefined();
    },
    120_000,
  );
});

test('a request from before the rule, between an adult and a minor, is in neither list', async () => {
  const [child, stranger] = [await build('Child', 14), await build('Stranger', 40)];
  for (const [asker, asked] of [
    [child, stranger],
    [stranger, await build('Second', 13)],
  ] as const) {
    await buildFriendRelation(server.database.manager, asker, asked, { status: 'PENDING' });
    expect(await calls.listedIds(asker, 'getSentFriendRequests')).toEqual([]);
    expect(await calls.listedIds(asked, 'getFriendRequests')).toEqual([]);
    expect(await states(asker, asked)).toEqual(['NO_RELATION', 'NO_RELATION']);
  }
});
