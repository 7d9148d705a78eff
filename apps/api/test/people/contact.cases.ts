import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from '@jest/globals';
import type { User } from '@lyceum/auth';
import type { Role } from '@lyceum/contracts/auth';
import { rolesHolding } from '@lyceum/contracts/permissions';
import { type ContactFacts, ContactService, contactWays, mayContact, type Tie } from '@lyceum/friends';
import type { Actor } from '@lyceum/kernel';
import type { LiveCourseRole } from '@lyceum/contracts/live-course';
import { buildGroup, buildMember, makesCourse } from '@lyceum/live-course/testing';
import { storeAll } from '@lyceum/kernel/stored';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
let contact: ContactService;
beforeAll(async () => {
  server = await TestServer.shared({ environment: { RUN_JOBS: 'false' } });
  contact = server.app.get(ContactService, { strict: false });
});

const today = new Date();

/** The birthday of who turns this old in so many days. */
function bornOn(years: number, inDays = 0): string {
  const day = new Date(today.getFullYear() - years, today.getMonth(), today.getDate() + inDays);
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${String(day.getFullYear())}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

interface Kind {
  readonly dateOfBirth: string | null;
  readonly roles: Role[];
  /** What shuts the account off from others. */
  readonly hidden?: Partial<User>;
}

const waits = { guardianEmail: 'guardian@lyceum.example' };

/** People who differ in what the rule asks of one person, around each birthday that counts. */
const kinds: readonly Kind[] = [
  { dateOfBirth: bornOn(12), roles: ['STUDENT'] },
  { dateOfBirth: bornOn(18, 1), roles: ['STUDENT'] },
  { dateOfBirth: bornOn(17), roles: ['STUDENT', 'STUDENT_CLUB_ADMIN'] },
  { dateOfBirth: bornOn(18), roles: ['STUDENT'] },
  { dateOfBirth: bornOn(20, 1), roles: ['STUDENT'] },
  { dateOfBirth: bornOn(19), roles: ['STUDENT', 'STUDENT_CLUB_ADMIN'] },
  { dateOfBirth: bornOn(19), roles: ['AGENT'] },
  { dateOfBirth: bornOn(20), roles: ['STUDENT'] },
  { dateOfBirth: bornOn(45), roles: ['TEACHER'] },
  { dateOfBirth: bornOn(45), roles: ['ADMIN'] },
  { dateOfBirth: null, roles: ['STUDENT'] },
  { dateOfBirth: null, roles: ['SALES_TEAM'] },
  { dateOfBirth: bornOn(11), roles: ['STUDENT'], hidden: waits },
  { dateOfBirth: bornOn(30), roles: ['STUDENT'], hidden: { suspendedAt: new Date() } },
];

const heldTies = [
  'FRIENDS',
  'TEACHES',
  'TAUGHT',
  'CLASS',
  'FORUM',
  'SCHOOL',
  'GUARDS',
] as const satisfies readonly Tie[];
type HeldTie = (typeof heldTies)[number];
const blocks = ['NONE', 'BY_ACTOR', 'BY_PERSON'] as const;

/** Everything that can be between two people: each set of ties, with each block. */
interface Between {
  readonly ties: readonly HeldTie[];
  readonly block: (typeof blocks)[number];
  /** Instead of the ties: things that look like them. */
  readonly isOver?: boolean;
}

const subsets = heldTies
  .filter((tie) => tie !== 'GUARDS')
  .reduce<HeldTie[][]>((sets, tie) => [...sets, ...sets.map((set) => [...set, tie])], [[]]);
// Of guardians not with each set of the others: there would be twice as many scenes.
const scenes: readonly Between[] = [
  ...[...subsets, ['GUARDS' as const], [...heldTies]].flatMap((ties) =>
    blocks.map((block) => ({ ties, block })),
  ),
  { ties: [], block: 'NONE', isOver: true },
];

interface Pair {
  readonly actorId: string;
  readonly personId: string;
  readonly facts: ContactFacts;
}

const factsOfKind = ({ dateOfBirth, roles, hidden }: Kind): ContactFacts['actor'] => ({
  dateOfBirth,
  roles,
  isFindable: hidden === undefined,
});

async function insertPeople(): Promise<{ actors: string[]; persons: string[] }> {
  const ids = kinds.map(() => randomUUID());
  const persons = kinds.map(() => randomUUID());
  const rows = [...ids, ...persons].map((id, index) => {
    const { dateOfBirth, roles, hidden } = kinds[index % kinds.length] as Kind;
    const name = { firstName: 'Ada', lastName: 'Tester', email: `${id}@lyceum.example` };
    return { id, ...name, dateOfBirth, roles, emailConfirmedAt: new Date(), ...hidden };
  });
  await storeAll(server.database.manager, 'users', rows);
  return { actors: ids, persons };
}

const forumName = `'f' || left(replace(gen_random_uuid()::text, '-', ''), 12)`;

/** SQL over all pairs of $1 (actors) and $2 (persons). */
const pairs = 'unnest($1::uuid[]) actor, unnest($2::uuid[]) person';
const everybody = 'unnest($1::uuid[] || $2::uuid[]) member';

/** Everybody goes to one school, since then. */
const inASchool = (ago: string): string => `
    WITH school AS (
      INSERT INTO schools (name, street, city, state, country, zipcode, full_address)
      SELECT gen_random_uuid()::text, '', '', '', 'KE', '', '' RETURNING id)
    INSERT INTO school_members (school_id, user_id, since)
    SELECT school.id, member, now() - interval '${ago}' FROM school, ${everybody}`;

const tieStatements: Readonly<Record<HeldTie, string>> = {
  FRIENDS: `INSERT INTO friend_relations (requester_id, requested_id, status) SELECT actor, person, 'ACCEPTED' FROM ${pairs}`,
  TEACHES: `INSERT INTO teacher_students (teacher_id, student_id) SELECT actor, person FROM ${pairs}`,
  TAUGHT: `INSERT INTO teacher_students (teacher_id, student_id) SELECT person, actor FROM ${pairs}`,
  CLASS: `
    WITH ${makesCourse}, course AS (
      INSERT INTO live_course_groups (group_tag, session_starts_at, session_ends_at)
      VALUES ('CLASS-' || gen_random_uuid(), now() - interval '1 day', now() + interval '1 day') RETURNING id)
    INSERT INTO live_course_members (group_id, user_id, role) SELECT course.id, member, 'STUDENT' FROM course, ${everybody}`,
  FORUM: `
    WITH forum AS (
      INSERT INTO communities (name, display_name, title, description, type, privacy, creator_id)
      SELECT ${forumName}, 'Forum', '', '', 'CLUB', 'PUBLIC', ($1::uuid[])[1] RETURNING id)
    INSERT INTO community_members (community_id, user_id, role) SELECT forum.id, member, 'MEMBER' FROM forum, ${everybody}`,
  SCHOOL: inASchool('2 days'),
  GUARDS: `INSERT INTO guardian_ties (guardian_id, student_id, origin, kept_at) SELECT actor, person, 'CODE', now() FROM ${pairs}`,
};

/** What is no tie: a guardian no more, or of who is 18, a course that has ended, whatever one was there, one somebody only watches or helps in, a forum one is banned from or waits for, a school of today, a request. */
const overStatements = [
  `WITH ${makesCourse}, course AS (
     INSERT INTO live_course_groups (group_tag, session_starts_at, session_ends_at)
     VALUES ('CLASS-' || gen_random_uuid(), now() - interval '3 days', now() - interval '1 day') RETURNING id)
   INSERT INTO live_course_members (group_id, user_id, role) SELECT course.id, member, 'STUDENT' FROM course, ${everybody}`,
  `WITH ${makesCourse}, course AS (
     INSERT INTO live_course_groups (group_tag, session_starts_at, session_ends_at)
     VALUES ('CLASS-' || gen_random_uuid(), now() - interval '1 day', now() + interval '1 day') RETURNING id)
   INSERT INTO live_course_members (group_id, user_id, role)
   SELECT course.id, member, CASE WHEN member = ANY($1::uuid[]) THEN 'OBSERVER' ELSE 'STUDENT' END FROM course, ${everybody}`,
  ...[
    ['TEACHER', `now() - interval '1 day'`],
    ['ASSISTANT', `now() + interval '1 day'`],
  ].map(
    ([role, end]) => `WITH ${makesCourse}, course AS (
     INSERT INTO live_course_groups (group_tag, session_starts_at, session_ends_at)
     VALUES ('CLASS-' || gen_random_uuid(), now() - interval '3 days', ${String(end)}) RETURNING id)
   INSERT INTO live_course_members (group_id, user_id, role)
   SELECT course.id, member, CASE WHEN member = ANY($1::uuid[]) THEN '${String(role)}' ELSE 'STUDENT' END FROM course, ${everybody}`,
  ),
  `WITH forum AS (
     INSERT INTO communities (name, display_name, title, description, type, privacy, creator_id)
     SELECT ${forumName}, 'Forum', '', '', 'CLUB', 'PUBLIC', ($1::uuid[])[1] RETURNING id
   ), members AS (
     INSERT INTO community_members (community_id, user_id, role) SELECT forum.id, member, 'MEMBER' FROM forum, ${everybody})
   INSERT INTO community_bans (community_id, user_id, banned_by, reason, ends_at)
   SELECT forum.id, actor, ($2::uuid[])[1], 'Advertising', now() + interval '1 day' FROM forum, unnest($1::uuid[]) actor`,
  `WITH forum AS (
     INSERT INTO communities (name, display_name, title, description, type, privacy, creator_id)
     SELECT ${forumName}, 'Forum', '', '', 'CLUB', 'PRIVATE', ($1::uuid[])[1] RETURNING id
   ), members AS (
     INSERT INTO community_members (community_id, user_id, role)
     SELECT forum.id, person, 'MEMBER' FROM forum, unnest($2::uuid[]) person)
   INSERT INTO community_join_requests (community_id, user_id) SELECT forum.id, actor FROM forum, unnest($1::uuid[]) actor`,
  inASchool('23 hours'),
  `INSERT INTO friend_relations (requester_id, requested_id, status) SELECT actor, person, 'PENDING' FROM ${pairs}`,
  `INSERT INTO guardian_ties (guardian_id, student_id, origin, ended_at) SELECT actor, person, 'CODE', now() FROM ${pairs}`,
  `INSERT INTO guardian_ties (guardian_id, student_id, origin)
   SELECT actor, person, 'CODE' FROM ${pairs} JOIN users u ON u.id = person WHERE u.date_of_birth <= CURRENT_DATE - interval '18 years'`,
];

async function build({ ties, block, isOver }: Between): Promise<Pair[]> {
  const { actors, persons } = await insertPeople();
  const run = (statement: string) => server.database.query(statement, [actors, persons]);
  for (const tie of ties) await run(tieStatements[tie]);
  if (isOver) for (const statement of overStatements) await run(statement);
  if (block !== 'NONE') {
    const [blocker, blocked] = block === 'BY_ACTOR' ? ['actor', 'person'] : ['person', 'actor'];
    await run(`INSERT INTO user_blocks (blocker_id, blocked_id) SELECT ${blocker}, ${blocked} FROM ${pairs}`);
  }
  const isBlocked = block !== 'NONE';
  return actors.flatMap((actorId, from) =>
    persons.map((personId, to) => {
      const [actor, person] = [factsOfKind(kinds[from] as Kind), factsOfKind(kinds[to] as Kind)];
      return { actorId, personId, facts: { isSelf: false, isBlocked, actor, person, ties } };
    }),
  );
}

const actorOf = (userId: string, roles: readonly Role[]): Actor => ({
  userId,
  roles,
  sessionId: randomUUID(),
  agreedToTerms: true,
  needsSecondFactor: false,
});

/** Whoever meets themselves. */
const selves = (all: readonly Pair[]): Pair[] =>
  all.map(({ actorId, facts }) => ({
    actorId,
    personId: actorId,
    facts: { ...facts, person: facts.actor, isSelf: true, isBlocked: false, ties: [] },
  }));

test('the rule of who may contact whom is the same for one pair and in statements about many, for all facts', async () => {
  const built: Pair[] = [];
  for (const scene of scenes) built.push(...(await build(scene)));
  const all = [...built, ...selves(built.slice(0, kinds.length ** 2))];
  expect(all.length).toBeGreaterThan(19_000);
  const asked = [true, false].flatMap((asStaff) => contactWays.map((way) => ({ way, asStaff })));
  const answers = asked.map(
    ({ way, asStaff }, index) => `${contact.sql(way, 'a.id', 'p', asStaff)} AS "${String(index)}"`,
  );
  const rows = await server.database.query<Record<string, boolean | null>[]>(
    `SELECT ${answers.join(', ')}
     FROM unnest($1::uuid[], $2::uuid[]) WITH ORDINALITY AS pair (actor, person, place)
     JOIN users a ON a.id = pair.actor JOIN users p ON p.id = pair.person ORDER BY place`,
    [all.map(({ actorId }) => actorId), all.map(({ personId }) => personId)],
  );
  const differences = all.flatMap(({ facts }, index) =>
    asked.flatMap(({ way, asStaff }, place) => {
      const known: ContactFacts = asStaff ? { ...facts, ties: [...facts.ties, 'STAFF'] } : facts;
      const inSql = rows[index]?.[String(place)];
      return inSql === mayContact(way, known, today) ? [] : [{ way, inSql, ...known }];
    }),
  );
  expect(differences).toEqual([]);
  expect(rows).toHaveLength(all.length);
}, 90_000);

test('a teacher of a course is one until it or either’s part in it ends', async () => {
  const { actors, persons } = await insertPeople();
  const ofKind = (ids: readonly string[], wanted: (kind: Kind) => boolean): string =>
    ids[kinds.findIndex(wanted)] ?? '';
  const teacherId = ofKind(actors, ({ roles }) => roles.includes('TEACHER'));
  const studentId = ofKind(persons, ({ dateOfBirth }) => dateOfBirth === bornOn(12));
  const isTied = async (): Promise<unknown[]> => {
    const [teacher, student] = [actorOf(teacherId, ['TEACHER']), actorOf(studentId, ['STUDENT'])];
    const seen = [await contact.factsOf(teacher, studentId), await contact.factsOf(student, teacherId)];
    const may = [
      await contact.mayContact(teacher, 'REQUEST', studentId),
      await contact.mayContact(student, 'REQUEST', teacherId),
    ];
    return [...seen.map((facts) => facts?.ties), ...may];
  };
  const [tied, apart] = [
    [['TEACHES'], ['TAUGHT'], true, true],
    [[], [], false, false],
  ];
  expect(await isTied()).toEqual(apart);
  const course = await buildGroup(server.database.manager);
  const enter = (id: string, role: LiveCourseRole) =>
    buildMember(server.database.manager, course, { id }, role);
  const part = (userId: string) =>
    server.database.query('DELETE FROM live_course_members WHERE user_id = $1', [userId]);
  await enter(teacherId, 'TEACHER');
  expect(await isTied()).toEqual(apart);
  await enter(studentId, 'STUDENT');
  expect(await isTied()).toEqual(tied);
  await part(studentId);
  expect(await isTied()).toEqual(apart);
  await enter(studentId, 'STUDENT');
  await part(teacherId);
  expect(await isTied()).toEqual(apart);
  await enter(teacherId, 'TEACHER');
  expect(await isTied()).toEqual(tied);
  await server.database.query(
    `UPDATE live_course_groups SET session_ends_at = now() - interval '1 hour' WHERE id = $1`,
    [course.id],
  );
  expect(await isTied()).toEqual(apart);
});

test('the facts of one pair are read as they are', async () => {
  for (const scene of [scenes.at(-1), scenes.at(-2), scenes.at(-4), scenes[0]]) {
    for (const { actorId, personId, facts } of await build(scene as Between)) {
      const actor = actorOf(actorId, facts.actor.roles);
      const read = await contact.factsOf(actor, personId);
      const isStaff = rolesHolding('user.read').some((role) => actor.roles.includes(role));
      expect(read?.ties.includes('STAFF')).toBe(isStaff);
      expect(read).toEqual({
        ...facts,
        ties: expect.any(Array),
        actor: expect.anything(),
        person: expect.anything(),
      });
      expect(read?.ties.filter((tie) => tie !== 'STAFF').sort()).toEqual([...facts.ties].sort());
      expect(await contact.mayContact(actor, 'REQUEST', personId)).toBe(mayContact('REQUEST', facts, today));
    }
  }
  expect(await contact.mayContact(actorOf(randomUUID(), ['ADMIN']), 'SUGGEST', randomUUID())).toBe(false);
});
