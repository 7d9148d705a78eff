import { randomUUID } from 'node:crypto';
import { buildBan, buildCommunity, buildMember, buildPost, buildThread } from '@lyceum/forum/testing';
import { buildFriendRelation } from '@lyceum/friends/testing';
import { buildGuardianTie } from '@lyceum/guardians/testing';
import {
  buildGroup,
  buildHomework,
  buildLesson,
  buildMember as buildClassMember,
  buildSubmission,
} from '@lyceum/live-course/testing';
import { buildNotification } from '@lyceum/notifications/testing';
import { buildPoll, buildVote } from '@lyceum/polls/testing';
import { buildPerson, type Person } from './people';
import { child as childOf, signUpAndConfirm } from './sign-ups';
import type { TestServer } from './test-server';
import { type MentioningIds, writeOf } from './mentioning';

/** Letters that stand nowhere else: a name has no digits. */
const unusualName = (): string =>
  `Zyx${randomUUID()
    .replaceAll(/[^a-f\d]/gu, '')
    .replaceAll(/\d/gu, (digit) => 'ghijklmnop'.charAt(Number(digit)))
    .slice(0, 12)}`;

type Forum = UnseenChild['forums'][number];

/** A child who waits for a guardian, among people to whom the child would show if an account that waits did. */
export interface UnseenChild {
  id: string;
  email: string;
  firstName: string;
  /** One the child is in, one they ask and are invited to come to, one that shut them out, one they have nothing to do with. */
  forums: { id: string; name: string }[];
  threadId: string;
  postId: string;
  pollId: string;
  /** Where others name them. */
  mentionIds: MentioningIds;
  /** Whom the teacher teaches, the lesson of it with homework, and what the child handed in. */
  groupTag: string;
  lessonId: string;
  homeworkId: string;
  studentHomeworkId: string;
  requestIds: string[];
  relationIds: string[];
  student: Person;
  teacher: Person;
  admin: Person;
}

export async function buildUnseenChild(server: TestServer): Promise<UnseenChild> {
  const { manager } = server.database;
  const firstName = unusualName();
  const signedUp = childOf({ firstName, lastName: unusualName() });
  await signUpAndConfirm(server, signedUp);
  const [child] = await manager.query<[{ id: string }]>('SELECT id FROM users WHERE email = $1', [
    signedUp.email,
  ]);
  const [student, teacher, admin] = await Promise.all([
    buildPerson(server),
    buildPerson(server, { roles: ['TEACHER'] }),
    buildPerson(server, { roles: ['ADMIN'] }),
  ]);
  const people = { child, student, teacher, admin };
  const relations = await Promise.all([
    buildFriendRelation(manager, child, student, { status: 'ACCEPTED' }),
    buildFriendRelation(manager, child, teacher, { status: 'PENDING' }),
    buildFriendRelation(manager, admin, child, { status: 'PENDING' }),
  ]);
  // Both teach them: an adult's request is there only while it may be made.
  await manager.query(
    'INSERT INTO teacher_students (teacher_id, student_id) SELECT teacher, $2 FROM unnest($1::uuid[]) AS teacher',
    [[teacher.id, admin.id], child.id],
  );
  await buildGuardianTie(manager, teacher, child);
  for (const { id: userId } of [student, teacher, admin])
    await buildNotification(manager, {
      userId,
      type: 'FRIEND_REQUEST_RECEIVED',
      actorId: child.id,
      description: 'would like to be your friend.',
    });
  const built = await buildForums(server, people);
  const inClass = await buildClass(server, people);
  const [inside] = built.forums;
  await setConsent(server, child, true);
  const mentionIds = await writeOf(server, { person: child, writer: teacher, reader: student, inside });
  await setConsent(server, child, false);
  return {
    id: child.id,
    email: signedUp.email,
    firstName,
    student,
    teacher,
    admin,
    mentionIds,
    relationIds: relations.map(({ id }) => id),
    ...built,
    ...inClass,
  };
}

/** Whether the child's guardian has consented. */
export const setConsent = (server: TestServer, { id }: { id: string }, isGiven: boolean): Promise<unknown> =>
  server.database.query(
    'UPDATE users SET guardian_consented_at = CASE WHEN $2::boolean THEN now() END WHERE id = $1',
    [id, isGiven],
  );

type People = Record<'child' | 'student' | 'teacher' | 'admin', { id: string }>;

/** A class whose teacher it is, with the child and the student, who have handed in what they should. */
async function buildClass(
  { database: { manager } }: TestServer,
  { child, student, teacher }: People,
): Promise<Pick<UnseenChild, 'groupTag' | 'lessonId' | 'homeworkId' | 'studentHomeworkId'>> {
  const group = await buildGroup(manager);
  await buildClassMember(manager, group, teacher, 'TEACHER');
  const lesson = await buildLesson(manager, group);
  const homework = await buildHomework(manager, group, lesson);
  for (const person of [child, student]) await buildClassMember(manager, group, person);
  await buildSubmission(manager, homework, student);
  const { id: studentHomeworkId } = await buildSubmission(manager, homework, child);
  return { groupTag: group.groupTag, lessonId: lesson.id, homeworkId: homework.id, studentHomeworkId };
}

async function buildForums(
  server: TestServer,
  { child, student, teacher, admin }: People,
): Promise<
  Pick<UnseenChild, 'threadId' | 'postId' | 'pollId' | 'requestIds'> & {
    forums: [Forum, Forum, Forum, Forum];
  }
> {
  const { manager } = server.database;
  const withThem = async () => {
    const forum = await buildCommunity(manager, admin);
    await buildMember(manager, forum, admin, 'ADMIN');
    await buildMember(manager, forum, teacher, 'MOD');
    await buildMember(manager, forum, student);
    return forum;
  };
  const forums: [Forum, Forum, Forum, Forum] = await Promise.all([
    withThem(),
    withThem(),
    withThem(),
    withThem(),
  ]);
  const [inside, wanted, lost] = forums;
  await buildMember(manager, inside, child, 'ADMIN');
  await manager.query('UPDATE community_members SET engagement = 9 WHERE user_id = $1', [child.id]);
  await manager.query(
    `INSERT INTO forum_audit_entries (community_id, actor_id, action, subject_user_id)
     VALUES ($1, $2, 'ROLE_CHANGED', $3), ($1, $3, 'ROLE_CHANGED', $2)`,
    [inside.id, admin.id, child.id],
  );
  // As if consent had been withdrawn after they made it.
  await manager.query('UPDATE communities SET creator_id = $2 WHERE id = $1', [inside.id, child.id]);
  const [request] = await manager.query<[{ id: string }]>(
    'INSERT INTO community_join_requests (community_id, user_id) VALUES ($1, $2) RETURNING id',
    [wanted.id, child.id],
  );
  await manager.query(
    'INSERT INTO community_invitations (community_id, user_id, inviter_id) VALUES ($1, $2, $3)',
    [wanted.id, child.id, student.id],
  );
  await manager.query(
    `INSERT INTO community_proposals (user_id, display_name, reason) VALUES ($1, 'A forum', 'Because')`,
    [child.id],
  );
  await buildBan(manager, lost, child);
  const thread = await buildThread(manager, inside, teacher);
  const post = await buildPost(manager, thread, teacher);
  await manager.query(
    `WITH thread AS (INSERT INTO thread_claps (thread_id, user_id, count) VALUES ($1, $3, 3))
     INSERT INTO post_claps (post_id, user_id, count) VALUES ($2, $3, 3)`,
    [thread.id, post.id, child.id],
  );
  await manager.query('INSERT INTO content_mentions (target_id, user_id, place) VALUES ($1, $2, 1)', [
    post.id,
    child.id,
  ]);
  const poll = await buildPoll(manager, thread, teacher);
  for (const option of poll.options) await buildVote(manager, poll, option, child);
  const ids = { threadId: thread.id, postId: post.id, pollId: poll.id };
  return { forums, ...ids, requestIds: [request.id] };
}
