import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { User } from '@lyceum/auth';
import { buildBlock } from '@lyceum/friends/testing';
import { countStatements } from '@lyceum/testing';
import { actorOf, openDomain, type OpenDomain } from '@lyceum/testing/domain';
import { buildGroup, buildMember as buildClassMember } from '@lyceum/live-course/testing';
import { ForumModule } from '../../forum.module';
import {
  buildComment,
  buildCommunity,
  buildMember,
  buildPost,
  buildThread,
} from '../../testing/forum.factories';
import type { ThreadCardModel } from './thread-card.model';
import { ThreadListService } from './thread-list.service';

let house: OpenDomain;
let lists: ThreadListService;
beforeAll(async () => {
  house = await openDomain([ForumModule]);
  lists = house.module.get(ThreadListService);
});
afterAll(() => house.close());

const ago = (hours: number): Date => new Date(Date.now() - hours * 3_600_000);

async function school() {
  const [teacher] = (await house.people(1, { roles: ['TEACHER'] })) as [User];
  const [student, other] = (await house.people(2)) as [User, User];
  const community = await buildCommunity(house.manager, other);
  await house.manager.query('INSERT INTO teacher_students (teacher_id, student_id) VALUES ($1, $2)', [
    teacher.id,
    student.id,
  ]);
  const ask = (title: string, hours: number, author = student) =>
    buildThread(house.manager, community, author, { title, createdAt: ago(hours) });
  return { teacher, student, other, community, ask };
}

const of = (user: User, page: { cursor?: string; limitValue?: number } = {}): Promise<ThreadCardModel[]> =>
  lists.ofStudents(actorOf(user), { userId: user.id, ...page });

const said = (cards: readonly ThreadCardModel[]) =>
  cards.map(({ title, isWaiting }) => (isWaiting ? `${title}?` : title));

describe('[98] what a teacher’s students ask', () => {
  test('begins with what nobody else has answered for a day, then the newest, and tells of no others', async () => {
    const { teacher, student, other, ask } = await school();
    const [answered, bumped, commented] = [
      await ask('answered', 50),
      await ask('bumped', 40),
      await ask('commented', 45),
    ];
    await ask('long ago', 24 * 61);
    await ask('waiting', 25);
    await ask('fresh', 1);
    await ask('by another', 30, other);
    await buildPost(house.manager, answered, other);
    await buildPost(house.manager, bumped, student);
    await buildPost(house.manager, bumped, other, { status: 'REMOVED' });
    await buildComment(house.manager, await buildPost(house.manager, commented, student), other);
    const all = ['waiting?', 'bumped?', 'fresh', 'commented', 'answered'];
    expect(said(await of(teacher))).toEqual(all);
    const first = await of(teacher, { limitValue: 2 });
    const rest = await of(teacher, { limitValue: 4, cursor: first[1]?.cursor ?? '' });
    expect(said([...first, ...rest])).toEqual(all);
  });

  test('is there for no student, nor for who teaches others, and asks nothing of the database for them', async () => {
    const { student, ask } = await school();
    await ask('waiting', 30);
    const [elsewhere] = (await house.people(1, { roles: ['TEACHER'] })) as [User];
    expect(await of(elsewhere)).toEqual([]);
    const nothing = async () => expect(await of(student)).toEqual([]);
    expect(await countStatements([student.id], nothing)).toBe(0);
  });

  test('is of the students of a course they teach, too, until it ends', async () => {
    const { student, ask } = await school();
    await ask('waiting', 30);
    const [teacher] = (await house.people(1, { roles: ['TEACHER'] })) as [User];
    const course = await buildGroup(house.manager);
    await buildClassMember(house.manager, course, teacher, 'TEACHER');
    await buildClassMember(house.manager, course, student);
    expect(said(await of(teacher))).toEqual(['waiting?']);
    await house.manager.query('UPDATE live_course_groups SET session_ends_at = now() WHERE id = $1', [
      course.id,
    ]);
    expect(await of(teacher)).toEqual([]);
  });

  test('is what the teacher may read anyway: nothing held or deleted, of a forum they are not in, or behind a block', async () => {
    const { teacher, student, other, community, ask } = await school();
    await ask('seen', 30);
    for (const status of ['HELD', 'REMOVED', 'DELETED'] as const)
      await buildThread(house.manager, community, student, { status, createdAt: ago(30) });
    const hidden = await buildCommunity(house.manager, other, { privacy: 'PRIVATE' });
    await buildThread(house.manager, hidden, student, { title: 'inside', createdAt: ago(31) });
    expect(said(await of(teacher))).toEqual(['seen?']);
    await buildMember(house.manager, hidden, teacher);
    expect(said(await of(teacher))).toEqual(['seen?', 'inside?']);
    await buildBlock(house.manager, student, teacher);
    expect(await of(teacher)).toEqual([]);
  });
});
