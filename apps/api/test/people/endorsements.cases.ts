import { beforeAll, describe, expect, test } from '@jest/globals';
import { AccountEraser } from '@lyceum/auth';
import { authErrors } from '@lyceum/contracts/auth';
import { commonErrors } from '@lyceum/contracts/common';
import type { LiveCourseRole } from '@lyceum/contracts/live-course';
import { type moderationTable, moderationErrors } from '@lyceum/contracts/moderation';
import { profileErrors } from '@lyceum/contracts/profile';
import { buildCommunity, buildMember } from '@lyceum/forum/testing';
import { buildFriendRelation } from '@lyceum/friends/testing';
import { buildGroup, buildMember as buildClassMember } from '@lyceum/live-course/testing';
import { ConsoleCalls } from '../../src/testing/console';
import { exportedFiles } from '../../src/testing/exported';
import { EndorsementCalls, type Page, type Refused } from '../../src/testing/endorsements';
import { codeOf } from '../../src/testing/moderation-scene';
import { buildPerson, type Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';
import { toldTo } from '../../src/testing/told';

let server: TestServer;
let calls: EndorsementCalls;
let desk: ConsoleCalls;
beforeAll(async () => {
  server = await TestServer.shared();
  calls = new EndorsementCalls(server);
  desk = new ConsoleCalls(server, await buildPerson(server, { roles: ['ADMIN'] }));
});

const born = (years: number): string => `${String(new Date().getFullYear() - years)}-01-01`;
const ofAge = (years: number): Promise<Person> => buildPerson(server, { dateOfBirth: born(years) });

async function friends(years = 30): Promise<[Person, Person]> {
  const two: [Person, Person] = [await ofAge(years), await ofAge(years)];
  await buildFriendRelation(server.database.manager, ...two);
  return two;
}

const rowsOf = (receiver: { id: string }) =>
  server.database.query<{ endorsement_text: string; status: string }[]>(
    'SELECT endorsement_text, status FROM endorsements WHERE receiver_id = $1 ORDER BY id',
    [receiver.id],
  );

/** What waits for staff by this author. */
async function openCases({ id }: { id: string }) {
  await toldTo(server, { id });
  const rows = await desk.rows<typeof moderationTable>('moderation.queue', {
    filters: { status: ['OPEN'], targetType: ['ENDORSEMENT'] },
  });
  return rows.filter(({ authorId }) => authorId === id);
}

const decide = (caseId: string | undefined, action: string) =>
  desk.mutate('moderation.decide', { caseId, action, reason: 'As it is.' });

/** A running course that some teach and some take. */
async function shareAClass(...members: [person: Person, role: LiveCourseRole][]): Promise<void> {
  const { manager } = server.database;
  const group = await buildGroup(manager);
  for (const [person, role] of members) await buildClassMember(manager, group, person, role);
}

async function shareAForum(...people: Person[]): Promise<void> {
  const { manager } = server.database;
  const forum = await buildCommunity(manager, people[0]!);
  for (const person of people) await buildMember(manager, forum, person);
}

describe('[263] submitEndorsement', () => {
  test('[152, 154] says something for a friend, who is told once; again it says it in other words', async () => {
    const [ada, ben] = await friends();
    const first = await calls.given(ada, ben, '  Explains\r\n\r\n\r\nanything. ');
    expect(first).toMatchObject({
      isUpdated: false,
      returnEndorsement: {
        endorsementText: 'Explains\n\nanything.',
        receivingUser: { id: ben.id },
        givingUser: { id: ada.id },
        isWaiting: false,
      },
    });
    const again = await calls.given(ada, ben, 'Explains everything.');
    expect([again.isUpdated, again.returnEndorsement.id]).toEqual([true, first.returnEndorsement.id]);
    expect(await rowsOf(ben)).toEqual([{ endorsement_text: 'Explains everything.', status: 'VISIBLE' }]);
    const told = await toldTo(server, ben);
    expect(told.filter(({ type }) => type === 'ENDORSEMENT_RECEIVED')).toMatchObject([
      { description: 'endorsed you.', actor: ada.id, url: `/u/${ben.id}#endorsements` },
    ]);
  });

  test('[154] of several at once keeps one of each giver', async () => {
    const [ada, ben] = await friends();
    const texts = ['One', 'Two', 'Three', 'Four', 'Five'];
    const all = await Promise.all(texts.map((text) => calls.given(ada, ben, text)));
    expect(all.filter(({ isUpdated }) => !isUpdated)).toHaveLength(1);
    expect(await rowsOf(ben)).toHaveLength(1);
    const told = await toldTo(server, ben);
    expect(told.filter(({ type }) => type === 'ENDORSEMENT_RECEIVED')).toHaveLength(1);
  });

  test('[242] is in the log of what people do, without its words', async () => {
    const [ada, ben] = await friends();
    const { returnEndorsement } = await calls.given(ada, ben, 'A secret');
    const actions = await server.database.query(
      `SELECT feature, details FROM user_actions WHERE user_id = $1 AND action_type = 'PROFILE_ENDORSE'`,
      [ada.id],
    );
    const details = { target: 'ENDORSEMENT', targetId: returnEndorsement.id, isUpdated: false };
    expect(actions).toEqual([{ feature: 'profile', details }]);
  });

  test('[154, 264] is about nobody’s self, and in nobody else’s name', async () => {
    const [ada, ben] = await friends();
    expect(await calls.refusal(ada, ada)).toBe(profileErrors.ENDORSES_ONESELF.code);
    const { body } = await calls.submit(ben, ada, 'Hello', ada.id);
    expect((body as Refused).error.code).toBe(authErrors.ACTS_FOR_ANOTHER.code);
    expect(await rowsOf(ada)).toEqual([]);
    expect((await calls.read(ada, ada)).mayEndorse).toBe(false);
  });

  test.each([
    ['nothing', ' \n ', 'Write something first.'],
    ['2,001 characters', '🍅'.repeat(2_001), 'Use at most 2000 characters: this has 2001.'],
    [
      'what turns itself around',
      'my \u202egnp.exe',
      'There is a character in this that nobody sees, or that turns the text around. Please type it again.',
    ],
  ])('[154] refuses %s at its field', async (_, text, message) => {
    const [ada, ben] = await friends();
    const { body } = await calls.submit(ada, ben, text).expect(400);
    expect((body as Refused).error).toMatchObject({
      code: commonErrors.INVALID_INPUT.code,
      issues: [{ path: 'endorsementText', message }],
    });
    expect((await calls.given(ada, ben, '🍅'.repeat(2_000))).isUpdated).toBe(false);
  });
});

describe('[154] who may endorse whom', () => {
  /** What brings two people together; the last one has nothing. */
  const ties: Readonly<Record<string, (giver: Person, receiver: Person) => Promise<unknown>>> = {
    friend: (giver, receiver) => buildFriendRelation(server.database.manager, giver, receiver),
    teacher: (giver, receiver) => shareAClass([giver, 'TEACHER'], [receiver, 'STUDENT']),
    student: (giver, receiver) => shareAClass([giver, 'STUDENT'], [receiver, 'TEACHER']),
    classmate: (giver, receiver) => shareAClass([giver, 'STUDENT'], [receiver, 'STUDENT']),
    'one of a forum': shareAForum,
    'one whose request waits': (giver, receiver) =>
      buildFriendRelation(server.database.manager, giver, receiver, { status: 'PENDING' }),
    stranger: () => Promise.resolve(),
  };
  const allowed: [giver: number | null, receiver: number | null, may: string[]][] = [
    [15, 15, ['friend', 'teacher', 'student', 'classmate']],
    [18, 15, ['friend', 'teacher', 'student', 'classmate']],
    [40, 15, ['friend', 'teacher']],
    [null, 15, ['friend', 'teacher']],
    [15, 40, ['friend', 'teacher', 'student', 'classmate', 'one of a forum']],
    [40, 40, ['friend', 'teacher', 'student', 'classmate', 'one of a forum']],
    [15, null, ['friend', 'teacher', 'student', 'classmate']],
    [40, null, ['friend', 'teacher', 'student']],
  ];
  const cases = allowed.flatMap(([giver, receiver, may]) =>
    Object.keys(ties).map((tie) => [tie, giver, receiver, may.includes(tie)] as const),
  );
  const birth = (years: number | null) => (years === null ? null : born(years));

  test.each(cases)(
    'a %s of %s endorses somebody of %s: %s',
    async (tie, giverAge, receiverAge, isAllowed) => {
      const giver = await buildPerson(server, { dateOfBirth: birth(giverAge) });
      const receiver = await buildPerson(server, { dateOfBirth: birth(receiverAge) });
      await ties[tie]?.(giver, receiver);
      expect((await calls.read(giver, receiver)).mayEndorse).toBe(isAllowed);
      const { status, body } = await calls.submit(giver, receiver, 'Kind and quick.');
      if (isAllowed) return expect(status).toBe(200);
      expect((body as Refused).error.code).toBe(profileErrors.MAY_NOT_ENDORSE.code);
      expect(await rowsOf(receiver)).toEqual([]);
    },
  );

  test.each(['giver', 'receiver'])(
    'nobody with a block of the %s, and what was said is gone',
    async (who) => {
      const [ada, ben] = await friends();
      const cleo = await ofAge(30);
      await calls.given(ada, ben);
      const [blocker, blocked] = who === 'giver' ? [ada, ben] : [ben, ada];
      await calls.block(blocker, blocked);
      await buildFriendRelation(server.database.manager, ada, ben);
      expect(await calls.refusal(ada, ben, 'Again')).toBe(profileErrors.MAY_NOT_ENDORSE.code);
      for (const viewer of [ben, cleo]) expect(await calls.textsFor(viewer, ben)).toEqual([]);
      await calls.unblock(blocker, blocked);
      for (const viewer of [ben, cleo])
        expect(await calls.textsFor(viewer, ben)).toEqual(['Explains anything.']);
    },
  );

  test('nobody who is not there', async () => {
    const ada = await ofAge(30);
    const nobody = { id: '00000000-0000-7000-8000-000000000000' };
    expect(await calls.refusal(ada, nobody)).toBe(profileErrors.MAY_NOT_ENDORSE.code);
    expect(codeOf(await calls.received(ada, nobody))).toBe(authErrors.USER_NOT_FOUND.code);
  });
});

describe('[146] what was said for somebody', () => {
  test('comes 10 at a time, the latest first, one’s own beside it', async () => {
    const ben = await ofAge(30);
    const givers = await Promise.all(Array.from({ length: 12 }, () => ofAge(30)));
    for (const [at, giver] of givers.entries()) {
      await buildFriendRelation(server.database.manager, giver, ben);
      await calls.given(giver, ben, `Text ${String(at)}`);
    }
    const texts = ({ endorsements }: Page) => endorsements.map(({ endorsementText }) => endorsementText);
    const first = await calls.read(ben, ben);
    expect([texts(first), first.hasMore]).toEqual([
      Array.from({ length: 10 }, (_, at) => `Text ${String(11 - at)}`),
      true,
    ]);
    const next = await calls.read(ben, ben, { skip: 10 });
    expect([texts(next), next.hasMore]).toEqual([['Text 1', 'Text 0'], false]);
    expect(texts(await calls.read(ben, ben, { skip: 1, limit: 2 }))).toEqual(['Text 10', 'Text 9']);
    const seen = await calls.read(givers[11]!, ben);
    expect([seen.own?.endorsementText, texts(seen)[0], seen.hasMore]).toEqual(['Text 11', 'Text 10', true]);
    expect(codeOf(await calls.received(ben, ben, { limit: 51 }))).toBe(commonErrors.INVALID_INPUT.code);
  });

  test('of a minor is read by nobody who may not know of them, nor what a minor said elsewhere', async () => {
    const [mina, tom] = await friends(15);
    const [ada, ben] = await friends();
    await shareAClass([mina, 'STUDENT'], [ben, 'TEACHER']);
    await calls.given(mina, tom, 'Lends me his notes.');
    await calls.given(mina, ben, 'Makes us laugh.');
    await calls.given(ada, ben, 'Taught me, too.');
    const stranger = await ofAge(40);
    expect(await calls.textsFor(stranger, tom)).toEqual([]);
    expect(await calls.textsFor(stranger, ben)).toEqual(['Taught me, too.']);
    const [cleo] = await friends(15);
    expect(await calls.textsFor(cleo, tom)).toEqual(['Lends me his notes.']);
    expect(await calls.textsFor(ben, ben)).toHaveLength(2);
  });

  test('[154] is hidden by whom it is for, from everybody but the two, and shown again', async () => {
    const [ada, ben] = await friends();
    const cleo = await ofAge(30);
    const { id } = (await calls.given(ada, ben)).returnEndorsement;
    for (const person of [ada, cleo])
      expect(codeOf(await calls.hide(person, id, true))).toBe(profileErrors.ENDORSEMENT_NOT_FOUND.code);
    expect(codeOf(await calls.hide(ada, id, true, ben.id))).toBe(authErrors.ACTS_FOR_ANOTHER.code);
    await calls.hide(ben, id, true);
    expect(await calls.textsFor(cleo, ben)).toEqual([]);
    expect((await calls.read(ada, ben)).own).toMatchObject({ isHidden: null });
    expect((await calls.read(ben, ben)).endorsements).toMatchObject([{ isHidden: true }]);
    await calls.hide(ben, id, false);
    expect(await calls.textsFor(cleo, ben)).toEqual(['Explains anything.']);
  });

  test('is gone where who said it is suspended', async () => {
    const [ada, ben] = await friends();
    await calls.given(ada, ben);
    await server.database.query('UPDATE users SET suspended_at = now() WHERE id = $1', [ada.id]);
    expect(await calls.textsFor(ben, ben)).toEqual([]);
  });
});

describe('moderators', () => {
  test('[154] look first at what somebody new says for a minor who is no friend, and that minor is told of it then', async () => {
    const [mina, tom] = [await ofAge(15), await ofAge(15)];
    await shareAClass([mina, 'STUDENT'], [tom, 'STUDENT']);
    const { returnEndorsement } = await calls.given(mina, tom);
    expect(returnEndorsement.isWaiting).toBe(true);
    const [waiting] = await openCases(mina);
    expect(waiting).toMatchObject({ kind: 'HOLD', preview: 'Explains anything.' });
    expect((await calls.read(tom, tom)).endorsements).toEqual([]);
    expect((await calls.read(mina, tom)).own).toMatchObject({ isWaiting: true });
    const endorsed = async () =>
      (await toldTo(server, tom)).filter(({ type }) => type === 'ENDORSEMENT_RECEIVED');
    expect(await endorsed()).toEqual([]);
    await decide(waiting?.id, 'RELEASE');
    expect(await calls.textsFor(tom, tom)).toEqual(['Explains anything.']);
    expect(await endorsed()).toHaveLength(1);
    // The text that was let through could become another.
    expect((await calls.given(mina, tom, 'Not at all.')).returnEndorsement.isWaiting).toBe(true);
  });

  test('let through what comes after two that were shown, of friends, and without links', async () => {
    const mina = await ofAge(15);
    const mates = [await ofAge(15), await ofAge(15), await ofAge(15)];
    const [one, other, third] = mates as [Person, Person, Person];
    await shareAClass([mina, 'STUDENT'], [third, 'STUDENT']);
    for (const friend of [one, other]) {
      await buildFriendRelation(server.database.manager, mina, friend);
      expect((await calls.given(mina, friend)).returnEndorsement.isWaiting).toBe(false);
    }
    expect((await calls.given(mina, third)).returnEndorsement.isWaiting).toBe(false);
    const links = 'See https://one.example and www.two.example';
    expect((await calls.given(mina, one, links)).returnEndorsement.isWaiting).toBe(true);
  });

  test('[97, 154] learn of a report, remove, and take it back; who gave it cannot write it again', async () => {
    const [ada, ben] = await friends();
    const cleo = await ofAge(30);
    const { id } = (await calls.given(ada, ben)).returnEndorsement;
    expect(codeOf(await calls.report(ada, id))).toBe(moderationErrors.OWN_CONTENT.code);
    expect(codeOf(await calls.report(cleo, id, ben.id))).toBe(authErrors.ACTS_FOR_ANOTHER.code);
    expect((await calls.report(ben, id)).data?.reportEndorsement).toBe(true);
    expect(codeOf(await calls.report(ben, id))).toBe(moderationErrors.REPORTED_ALREADY.code);
    expect((await calls.report(cleo, id)).data?.reportEndorsement).toBe(true);
    const [reported] = await openCases(ada);
    expect(reported).toMatchObject({ kind: 'REPORT', reportsCnt: 2, targetType: 'ENDORSEMENT' });
    expect(await desk.query('moderation.get', { caseId: reported?.id })).toMatchObject({
      path: `/u/${ben.id}`,
      forum: null,
      author: { id: ada.id },
      actions: ['DISMISS', 'REMOVE', 'WARN'],
    });
    await decide(reported?.id, 'REMOVE');
    for (const viewer of [ada, ben, cleo])
      expect(await calls.read(viewer, ben)).toMatchObject({ endorsements: [], own: null, mayEndorse: false });
    expect(await calls.refusal(ada, ben, 'Again')).toBe(profileErrors.ENDORSEMENT_REMOVED.code);
    expect(codeOf(await calls.report(cleo, id))).toBe(profileErrors.ENDORSEMENT_NOT_FOUND.code);
    await desk.mutate('moderation.undoMany', { ids: [reported?.id] });
    expect(await calls.textsFor(cleo, ben)).toEqual(['Explains anything.']);
    const told = await toldTo(server, ben);
    expect(told.filter(({ type }) => type === 'ENDORSEMENT_RECEIVED')).toHaveLength(1);
  });

  test('are told of nothing that the reporter does not read', async () => {
    const [mina, tom] = await friends(15);
    const { id } = (await calls.given(mina, tom)).returnEndorsement;
    const stranger = await ofAge(40);
    expect(codeOf(await calls.report(stranger, id))).toBe(profileErrors.ENDORSEMENT_NOT_FOUND.code);
    expect(await openCases(mina)).toEqual([]);
  });
});

test('what was said is in the copies of both, and is gone with the account of either', async () => {
  const [ada, ben] = await friends();
  await calls.given(ada, ben, 'From Ada');
  await calls.given(ben, ada, 'From Ben');
  const files = await exportedFiles(server, ada);
  expect(JSON.parse(files['endorsements.json'] ?? '{}')).toMatchObject({
    given: [{ receivingUserId: ben.id, endorsementText: 'From Ada' }],
    received: [{ givingUserId: ben.id, endorsementText: 'From Ben' }],
  });
  await server.database.query(`UPDATE users SET deletes_at = now() - interval '1 day' WHERE id = $1`, [
    ada.id,
  ]);
  await server.app.get(AccountEraser, { strict: false }).eraseDue();
  for (const person of [ada, ben]) expect(await rowsOf(person)).toEqual([]);
});
