import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { authErrors, type ViewAs } from '@lyceum/contracts/auth';
import { guardiansErrors } from '@lyceum/contracts/guardians';
import { buildCommunity, buildMember } from '@lyceum/forum/testing';
import { buildBlock, buildFriendRelation } from '@lyceum/friends/testing';
import { buildGuardianTie } from '@lyceum/guardians/testing';
import {
  buildGroup,
  buildHomework,
  buildLesson,
  buildMember as buildClassMember,
} from '@lyceum/live-course/testing';
import { ChatCalls } from '../../src/testing/chats';
import { bornOn, buildFamily, GuardianCalls, refusalOf, shownTopics } from '../../src/testing/guardians';
import { buildPerson, type Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
let calls: GuardianCalls;
beforeAll(async () => {
  server = await TestServer.start();
  calls = new GuardianCalls(server);
});
afterAll(() => server.stop());

const ofClass = ['TIMETABLE', 'HOMEWORK', 'ATTENDANCE'];

const student = (years = 15) => buildPerson(server, { dateOfBirth: bornOn(years) });
const grownUp = () => buildPerson(server, { dateOfBirth: bornOn(44) });
const run = (text: string, ...values: unknown[]) => server.database.query<{ count: number }[]>(text, values);
const tied = (years = 15, inDays = 0) => buildFamily(server, { years, inDays });

describe('what guardians see', () => {
  test('is how long, which forums, how many friends and what was agreed to, and the student is answered the same', async () => {
    const { mei, aiko } = await tied();
    const { manager } = server.database;
    for (const privacy of ['PUBLIC', 'PRIVATE', 'CLOSED'] as const)
      await buildMember(
        manager,
        await buildCommunity(manager, aiko, { privacy, displayName: `A ${privacy} one` }),
        mei,
      );
    await buildFriendRelation(manager, mei, await student());
    await buildFriendRelation(manager, mei, await student(), { status: 'PENDING' });
    await run(
      `INSERT INTO user_actions (user_id, action_type, feature, browser, browser_version, os, os_version, platform, duration)
       VALUES ($1, 'PAGE_VIEW', 'forum', '', '', '', '', '', 600000), ($1, 'PAGE_VIEW', 'forum', '', '', '', '', '', 86400000),
              ($1, 'CLAP', 'forum', '', '', '', '', '', 600000)`,
      mei.id,
    );
    const topics = await calls.topics(aiko, mei);
    expect(topics?.map(({ name }) => name)).toEqual([
      ...ofClass,
      'TIME_SPENT',
      'FORUMS',
      'FRIENDS',
      'CHAT_GROUPS',
      'CONSENTS',
    ]);
    const [, , , time, forums, friends, , consents] = topics?.map(({ content }) => content) ?? [];
    // Ten minutes, and a page that was left open as long as idleness lets it.
    expect(time?.figures).toEqual([
      { label: 'in the last seven days', value: '40 min' },
      { label: 'day of them here', value: '1' },
    ]);
    expect(time?.days).toHaveLength(14);
    expect(time?.days.at(-1)?.minutes).toBe(40);
    expect(forums?.entries.map(({ title }) => title).sort()).toEqual(['A PRIVATE one', 'A PUBLIC one']);
    expect(forums?.figures.map(({ value }) => value)).toEqual(['3', '1']);
    expect(friends).toEqual({ figures: [{ label: 'friend', value: '1' }], entries: [], days: [] });
    expect(consents?.entries.map(({ title }) => title)).toEqual(['Terms of service']);
    expect(await calls.topics(mei, mei)).toEqual(topics);
  });

  test('is when there is class, what is due and what is done, of classes the student learns in, and no links', async () => {
    const { mei, aiko } = await tied();
    const { manager } = server.database;
    const day = 86_400_000;
    const at = (days: number) => new Date(Date.now() + days * day);
    const [group, other, left] = [
      await buildGroup(manager),
      await buildGroup(manager),
      await buildGroup(manager),
    ];
    await buildClassMember(manager, group, mei);
    // Of who only watches, and of who was withdrawn.
    await buildClassMember(manager, other, mei, 'OBSERVER');
    await buildClassMember(manager, left, mei);
    await run(`UPDATE live_course_members SET state = 'WITHDRAWN' WHERE group_id = $1`, left.id);
    for (const each of [group, other, left]) {
      const lesson = await buildLesson(manager, each, { topic: 'Voice', startsAt: at(2) });
      await buildLesson(manager, each, { topic: 'Long over', startsAt: at(-2) });
      await buildHomework(manager, each, lesson, { topic: 'An essay', dueAt: at(1) });
      await buildHomework(manager, each, lesson, { topic: 'A letter', startsAt: at(-9), dueAt: at(-3) });
      await buildHomework(manager, each, lesson, { topic: 'A list', startsAt: at(-9), dueAt: at(-2) });
      await buildHomework(manager, each, lesson, { topic: 'Not open yet', startsAt: at(1), dueAt: at(3) });
    }
    await run(
      `INSERT INTO live_student_homeworks (homework_id, user_id, link, submitted_at, is_late, comment)
       SELECT id, $1, 'https://docs.example/mine', now(), TRUE, 'Well done' FROM live_homeworks WHERE topic = 'A list'`,
      mei.id,
    );
    const page = await calls.look(aiko, mei);
    const [timetable, homework] = page.data?.getGuardianPage.topics.map(({ content }) => content) ?? [];
    const told = (entries?: { title: string; detail: string | null }[]) =>
      entries?.map(({ title, detail }) => [title, detail?.replace(/^[^,]*, /, '')]);
    expect(timetable?.entries.map(({ title }) => title)).toEqual(['Voice']);
    expect(told(homework?.entries)).toEqual([
      ['An essay', 'due'],
      ['A letter', 'not handed in'],
      ['A list', 'handed in late'],
    ]);
    expect(homework?.figures.map(({ value }) => value)).toEqual(['1', '1', '1']);
    expect(JSON.stringify(page)).not.toMatch(/example\/|Well done/);
  });

  test('is with whom the student is in group chats, but not over a block, nor what these are called or what is said', async () => {
    const { mei, aiko } = await tied();
    const chats = new ChatCalls(server);
    const groupsTold = async (reader: Person) =>
      (await calls.topics(reader, mei))?.find(({ name }) => name === 'CHAT_GROUPS')?.content;
    const [ada, ben] = [
      await buildPerson(server, { firstName: 'Ada', lastName: 'Moss' }),
      await buildPerson(server, { firstName: 'Ben', lastName: 'Reed' }),
    ];
    for (const friend of [ada, ben]) await buildFriendRelation(server.database.manager, mei, friend);
    await buildFriendRelation(server.database.manager, ada, ben);
    expect(await groupsTold(aiko)).toEqual({ figures: [], entries: [], days: [] });
    const group = { title: 'Debate', members: [ada.id, ben.id] };
    const { id: chatId } = await chats.change(
      mei,
      'createChatGroup',
      'title: String!, members: [ID!]!',
      group,
    );
    await chats.say(mei, chatId, 'See you at nine');
    await chats.open(mei, ada);
    const told = await groupsTold(aiko);
    expect(told?.figures).toEqual([{ label: 'group chat', value: '1' }]);
    expect(told?.entries.map(({ title, detail }) => [title, detail])).toEqual([
      ['A group of 3', 'With Ada Moss and Ben Reed'],
    ]);
    expect(JSON.stringify(await calls.look(aiko, mei))).not.toMatch(/nine|Debate/);
    await buildBlock(server.database.manager, mei, ben);
    expect((await groupsTold(mei))?.entries.map(({ detail }) => detail)).toEqual(['With Ada Moss']);
  });

  test('is for guardians and the student alone: for anybody else there is nobody', async () => {
    const { mei, aiko } = await tied();
    const [stranger, teacher, friend] = [
      await grownUp(),
      await buildPerson(server, { roles: ['TEACHER'] }),
      await student(),
    ];
    const [admin, other] = [await buildPerson(server, { roles: ['ADMIN'] }), (await tied()).aiko];
    await run('INSERT INTO teacher_students (teacher_id, student_id) VALUES ($1, $2)', teacher.id, mei.id);
    await buildFriendRelation(server.database.manager, mei, friend);
    for (const person of [stranger, teacher, friend, admin, other])
      expect(refusalOf(await calls.look(person, mei))).toBe(authErrors.USER_NOT_FOUND.code);
    // Nor does the student see of the guardian.
    expect(refusalOf(await calls.look(mei, aiko))).toBe(authErrors.USER_NOT_FOUND.code);
    expect(refusalOf(await calls.look(stranger, mei, aiko.id))).toBe(authErrors.ACTS_FOR_ANOTHER.code);
  });

  test('is told to no staff who see the platform as one of them', async () => {
    const { mei, aiko } = await tied();
    const keeper = await buildPerson(server, { roles: ['ADMIN'] });
    for (const person of [aiko, mei]) {
      const answer = await server.opsMutation('users.viewAs', { userId: person.id }, keeper.token);
      const { token } = (answer.body as { result: { data: ViewAs } }).result.data;
      expect(refusalOf(await calls.look({ id: person.id, token }, mei))).toBe(
        guardiansErrors.NOT_FOR_STAFF.code,
      );
      expect(refusalOf(await calls.makeCode({ id: person.id, token }))).toBeDefined();
    }
  });

  test('is narrowed by a student of 16, topic by topic, and widened again; the guardian sees no more', async () => {
    const { mei, aiko } = await tied(16);
    const { data } = await calls.choose(mei, 'TIME_SPENT', false);
    expect(shownTopics(data?.chooseGuardianTopic.topics ?? null)).toEqual([
      ...ofClass,
      'FORUMS',
      'FRIENDS',
      'CHAT_GROUPS',
      'CONSENTS',
    ]);
    const seen = await calls.topics(aiko, mei);
    expect(shownTopics(seen)).toEqual([...ofClass, 'FORUMS', 'FRIENDS', 'CHAT_GROUPS', 'CONSENTS']);
    expect(seen?.[3]).toEqual({ name: 'TIME_SPENT', mayChoose: true, content: null });
    await calls.choose(mei, 'TIME_SPENT', true);
    expect(shownTopics(await calls.topics(aiko, mei))).toHaveLength(8);
    const [row] = await run(
      `SELECT count(*)::int AS count FROM audit_entries WHERE action = 'guardian.chooseTopic' AND target_id = $1`,
      mei.id,
    );
    expect(row?.count).toBe(2);
  });

  test('is not narrowed by who is younger, nor of what they consented to before 18, nor by the guardian', async () => {
    const { mei, aiko } = await tied(16, 1);
    expect(refusalOf(await calls.choose(mei, 'FRIENDS', false))).toBe(guardiansErrors.NOT_YET_CHOSEN.code);
    expect(shownTopics(await calls.topics(aiko, mei))).toHaveLength(8);
    const older = await tied(17);
    expect(refusalOf(await calls.choose(older.mei, 'CONSENTS', false))).toBe(
      guardiansErrors.NOT_YET_CHOSEN.code,
    );
    // Of the guardian's own page, which nobody looks at.
    await calls.choose(older.aiko, 'FRIENDS', false);
    expect(shownTopics(await calls.topics(older.aiko, older.mei))).toHaveLength(8);
  });

  test('ends with the student’s consent by mail, until it is given again: there is nobody', async () => {
    const { mei, aiko } = await tied();
    await run(
      `UPDATE users SET guardian_email = 'x@parents.example', guardian_withdrew_at = now() WHERE id = $1`,
      mei.id,
    );
    expect(await calls.topics(aiko, mei)).toBeNull();
    expect(await calls.studentsOf(aiko)).toEqual([]);
    expect((await calls.meOf(aiko)).data?.me.looksAfterStudents).toBe(false);
  });
});

describe('an installation', () => {
  test('changes the ages by GUARDIAN_TOPICS', async () => {
    const other = await TestServer.start({
      environment: {
        GUARDIAN_TOPICS: '{"FRIENDS": {"choosableFrom": 14, "hiddenFrom": 15}}',
        RUN_JOBS: 'false',
      },
    });
    const theirs = new GuardianCalls(other);
    const [mei, aiko] = [
      await buildPerson(other, { dateOfBirth: bornOn(15) }),
      await buildPerson(other, { dateOfBirth: bornOn(44) }),
    ];
    await buildGuardianTie(other.database.manager, aiko, mei);
    expect(shownTopics(await theirs.topics(aiko, mei))).toEqual([
      ...ofClass,
      'TIME_SPENT',
      'FORUMS',
      'CHAT_GROUPS',
      'CONSENTS',
    ]);
    await theirs.choose(mei, 'FRIENDS', true);
    expect(shownTopics(await theirs.topics(aiko, mei))).toHaveLength(8);
    await other.stop();
  });
});
