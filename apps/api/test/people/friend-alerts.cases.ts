import { beforeAll, expect, test } from '@jest/globals';
import { friendsLimits } from '@lyceum/contracts/friends';
import type { moderationTable, StaffCase } from '@lyceum/contracts/moderation';
import { ConsoleCalls } from '../../src/testing/console';
import { FriendCalls } from '../../src/testing/friends';
import { untilMailIsOut } from '../../src/testing/mails';
import { buildPerson, type Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
let calls: FriendCalls;
let desk: ConsoleCalls;
beforeAll(async () => {
  server = await TestServer.shared();
  calls = new FriendCalls(server);
  desk = new ConsoleCalls(server, await buildPerson(server, { roles: ['ADMIN'] }));
});

const { suddenRequests, suddenMinors } = friendsLimits;
const aged = (years: number): string => `${String(new Date().getFullYear() - years)}-01-01`;

/** People nobody has to sign in as, who share a forum with somebody. */
async function crowd(
  count: number,
  dateOfBirth: string,
  companion: { id: string },
): Promise<{ id: string }[]> {
  return server.database.query<{ id: string }[]>(
    `WITH people AS (
       INSERT INTO users (email, first_name, last_name, roles, date_of_birth, email_confirmed_at)
       SELECT gen_random_uuid() || '@lyceum.example', 'Crowd', 'Member ' || n, '{STUDENT}', $2::date, now()
       FROM generate_series(1, $1) n RETURNING id
     ), forum AS (
       INSERT INTO communities (name, display_name, title, description, type, privacy, creator_id)
       VALUES ('f' || left(replace(gen_random_uuid()::text, '-', ''), 20), 'Forum', '', '', 'CLUB', 'PUBLIC', $3) RETURNING id
     ), members AS (
       INSERT INTO community_members (community_id, user_id, role)
       SELECT forum.id, member.id, 'MEMBER' FROM forum, (SELECT id FROM people UNION SELECT $3::uuid) member)
     SELECT id FROM people`,
    [count, dateOfBirth, companion.id],
  );
}

const adults = (count: number, companion: Person) => crowd(count, aged(30), companion);
const minors = (count: number, companion: Person) => crowd(count, aged(14), companion);

async function askAll(from: Person, people: readonly { id: string }[]): Promise<void> {
  const answers = await Promise.all(people.map((to) => calls.request(from, to)));
  for (const { errors } of answers) expect(errors).toBeUndefined();
}

/** The cases about somebody, once all that happened is told. */
async function casesAbout({ id }: Person): Promise<{ id: string; status: string }[]> {
  await untilMailIsOut(server);
  return server.database.query<{ id: string; status: string }[]>(
    'SELECT id, status FROM moderation_cases WHERE author_id = $1 ORDER BY created_at',
    [id],
  );
}

const sorted = (people: readonly { id: string }[]): string[] => people.map(({ id }) => id).sort();

test('many requests in a few minutes open one case for staff, with who, how many and to whom', async () => {
  const sender = await buildPerson(server, { firstName: 'Finn', lastName: 'Fanout' });
  const people = await adults(suddenRequests * 2, sender);
  await askAll(sender, people.slice(0, suddenRequests - 1));
  expect(await casesAbout(sender)).toEqual([]);
  await askAll(sender, people.slice(suddenRequests - 1, suddenRequests));
  const [{ id: caseId } = { id: '' }] = await casesAbout(sender);
  const [row] = await desk.rows<typeof moderationTable>('moderation.queue', {
    filters: { author: [sender.id] },
  });
  expect(row).toMatchObject({ id: caseId, kind: 'ALERT', targetType: 'USER', forum: null, status: 'OPEN' });
  const found = await desk.query<StaffCase>('moderation.get', { caseId });
  expect(found).toMatchObject({
    kind: 'ALERT',
    author: { id: sender.id, name: 'Finn Fanout' },
    preview: `Sent ${String(suddenRequests)} friend requests in a short time.`,
    actions: ['DISMISS', 'WARN'],
  });
  expect(sorted(found.people)).toEqual(sorted(people.slice(0, suddenRequests)));
  expect(found.people[0]?.name).toMatch(/^Crowd Member/u);

  // More of the same comes into the open case; after a decision it is a new one.
  await askAll(sender, people.slice(suddenRequests));
  expect(await casesAbout(sender)).toHaveLength(1);
  const later = await desk.query<StaffCase>('moderation.get', { caseId });
  expect(sorted(later.people)).toEqual(sorted(people));
  await desk.mutate('moderation.decide', { caseId, action: 'WARN', reason: 'Please ask people you know.' });
  expect(await casesAbout(sender)).toMatchObject([{ status: 'CLOSED' }]);
  const { data } = await calls.ask<{ getModerationNotices: { kind: string; reason: string }[] }>(
    sender,
    'query ($userId: ID!) { getModerationNotices(userId: $userId) { kind reason } }',
    { userId: sender.id },
  );
  expect(data.getModerationNotices).toEqual([{ kind: 'WARNED', reason: 'Please ask people you know.' }]);
});

test('requests sent at once are one case, and none of them is missed', async () => {
  const sender = await buildPerson(server);
  const people = await adults(suddenRequests, sender);
  await askAll(sender, people);
  const [found] = await casesAbout(sender);
  expect(await casesAbout(sender)).toHaveLength(1);
  const { people: told } = await desk.query<StaffCase>('moderation.get', { caseId: found?.id });
  expect(sorted(told)).toEqual(sorted(people));
});

test('fewer are a case where a grown-up asks minors they share nothing but a forum with; minors among themselves may', async () => {
  const peer = await buildPerson(server, { dateOfBirth: aged(18) });
  await askAll(peer, await minors(suddenMinors - 1, peer));
  expect(await casesAbout(peer)).toEqual([]);
  await server.database.query(`UPDATE friend_request_log SET asked_at = asked_at - interval '50 minutes'`);
  await askAll(peer, await minors(1, peer));
  const [found] = await casesAbout(peer);
  const { preview } = await desk.query<StaffCase>('moderation.get', { caseId: found?.id });
  const count = String(suddenMinors);
  expect(preview).toBe(
    `Sent ${count} friend requests in a short time. ${count} of them to minors with whom only a forum is shared.`,
  );
  const minor = await buildPerson(server, { dateOfBirth: aged(14) });
  await askAll(minor, await minors(suddenMinors, minor));
  expect(await casesAbout(minor)).toEqual([]);
});
