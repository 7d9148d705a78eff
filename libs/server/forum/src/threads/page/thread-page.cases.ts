import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { threadErrors } from '@lyceum/contracts/forum';
import type { User } from '@lyceum/auth';
import { buildBlock } from '@lyceum/friends/testing';
import type { DomainError } from '@lyceum/kernel';
import { countStatements } from '@lyceum/testing';
import { actorOf, openDomain, type OpenDomain } from '@lyceum/testing/domain';
import { ForumModule } from '../../forum.module';
import { buildBan, buildCommunity, buildMember, buildThread } from '../../testing/forum.factories';
import { buildPost } from '../../testing/post.factories';
import { ReadMarkerService } from '../read-markers/read-marker.service';
import { ThreadPageService } from './thread-page.service';

let house: OpenDomain;
let pages: ThreadPageService;
beforeAll(async () => {
  house = await openDomain([ForumModule]);
  pages = house.module.get(ThreadPageService);
});
afterAll(() => house.close());

async function forum(privacy: 'PUBLIC' | 'PRIVATE' | 'CLOSED' = 'PUBLIC') {
  const [admin, reader, author] = (await house.people(3)) as [User, User, User];
  const community = await buildCommunity(house.manager, admin, { privacy });
  await buildMember(house.manager, community, admin, 'ADMIN');
  await buildMember(house.manager, community, reader);
  await buildMember(house.manager, community, author);
  const thread = await buildThread(house.manager, community, author, { title: 'Motions', text: 'Which?' });
  return { admin, reader, author, community, thread };
}

const open = (user: User, thread: { id: string }) =>
  pages.open(actorOf(user), { threadId: thread.id, userId: user.id });

const codeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'went through',
    (error: unknown) => (error as DomainError).code,
  );

const setStatus = (thread: { id: string }, status: string) =>
  house.manager.query('UPDATE threads SET status = $2 WHERE id = $1', [thread.id, status]);

const person = async (): Promise<User> => (await house.people(1))[0] as User;

describe('a thread', () => {
  test('[89] is not found by whoever must not know of it, and by nobody where there is none', async () => {
    const { reader, author, community, thread } = await forum('PRIVATE');
    const missing = await open(reader, { id: randomUUID() }).catch((error: unknown) => error as DomainError);
    expect(missing).toMatchObject({ code: threadErrors.NOT_FOUND.code, message: 'Error Finding Thread' });
    expect(await codeOf(open(await person(), thread))).toBe(threadErrors.NOT_FOUND.code);
    expect(await codeOf(open(reader, thread))).toBe('went through');
    await buildBan(house.manager, community, reader);
    expect(await codeOf(open(reader, thread))).toBe(threadErrors.NOT_FOUND.code);
    await setStatus(thread, 'DELETED');
    // Not even that there was one.
    expect(await codeOf(open(reader, thread))).toBe(threadErrors.NOT_FOUND.code);
    expect(await codeOf(open(author, thread))).toBe(threadErrors.DELETED.code);
  });

  test("[89] that was deleted or removed answers 'Not found', without a word of what it said", async () => {
    const { admin, reader, author, thread } = await forum();
    for (const status of ['DELETED', 'REMOVED']) {
      await setStatus(thread, status);
      for (const user of [admin, reader, author]) {
        const error = await open(user, thread).catch((thrown: unknown) => thrown as DomainError);
        expect(error).toMatchObject({ code: threadErrors.DELETED.code, message: 'Not found' });
      }
    }
  });

  test('that is held opens for its author and who keeps order, and nobody can reply to it', async () => {
    const { admin, reader, author, thread } = await forum();
    await setStatus(thread, 'HELD');
    expect(await codeOf(open(reader, thread))).toBe(threadErrors.NOT_FOUND.code);
    expect(await open(author, thread)).toMatchObject({ status: 'HELD', canReplyTo: false });
    expect(await open(admin, thread)).toMatchObject({ status: 'HELD', canModerate: true, pinnable: false });
  });

  test('[144] of somebody with whom the reader has a block is not found, but by a moderator', async () => {
    const { admin, reader, author, thread } = await forum();
    await buildBlock(house.manager, author, reader);
    await buildBlock(house.manager, author, admin);
    expect(await codeOf(open(reader, thread))).toBe(threadErrors.NOT_FOUND.code);
    expect(await codeOf(open(admin, thread))).toBe('went through');
  });

  test('[95] can be replied to by members, and only read by others', async () => {
    const { admin, reader, author, thread } = await forum();
    const visitor = await person();
    const [staff] = (await house.people(1, { roles: ['SUPER_ADMIN'] })) as [User];
    const canReply = async (user: User) => (await open(user, thread)).canReplyTo;
    expect(await Promise.all([admin, reader, author, visitor, staff].map(canReply))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  test('[90] is editable by its author alone; [91] deletable by them and who keeps order; [92] pinnable by the latter', async () => {
    const { admin, reader, author, community, thread } = await forum();
    const moderator = await person();
    await buildMember(house.manager, community, moderator, 'MOD');
    const [staff] = (await house.people(1, { roles: ['SUPER_ADMIN'] })) as [User];
    const rights = async (user: User) => {
      const { editable, deletable, pinnable } = await open(user, thread);
      return { editable, deletable, pinnable };
    };
    expect(await rights(author)).toEqual({ editable: true, deletable: true, pinnable: false });
    expect(await rights(reader)).toEqual({ editable: false, deletable: false, pinnable: false });
    for (const user of [admin, moderator, staff])
      expect(await rights(user)).toEqual({ editable: false, deletable: true, pinnable: true });
  });

  test('[98] shows teachers which of their own students wrote in it, and that an author is one', async () => {
    const { admin, reader: teacher, author, community, thread } = await forum();
    const [ann, bob, cid] = (await house.people(3)) as [User, User, User];
    for (const student of [ann, bob, cid, author])
      await house.manager.query('INSERT INTO teacher_students (teacher_id, student_id) VALUES ($1, $2)', [
        teacher.id,
        student.id,
      ]);
    await buildPost(house.manager, thread, ann);
    await buildPost(house.manager, thread, ann);
    await buildPost(house.manager, thread, bob, { status: 'REMOVED' });
    await buildPost(house.manager, thread, admin);
    const page = await open(teacher, thread);
    expect(page.studentParticipationCnt).toBe(1);
    expect(page.studentParticipationArr).toEqual([{ id: ann.id, name: 'Ada Tester', picture: null }]);
    expect(page.creator.requestingUserIsTheTeacherOfThisUser).toBe(true);
    const asOther = await open(admin, thread);
    expect(asOther.studentParticipationArr).toEqual([]);
    expect(asOther.creator.requestingUserIsTheTeacherOfThisUser).toBe(false);
    expect(community.id).toBe(page.community.id);
  });

  test('[100] says what the caller did with it: claps, a reply, saved, read up to where', async () => {
    const { reader, author, thread } = await forum();
    expect(await open(reader, thread)).toMatchObject({
      title: 'Motions',
      content: 'Which?',
      isRich: false,
      plainText: 'Which?',
      requestingUserClapCnt: 0,
      requestingUserHasRespondedTo: false,
      requestingUserIsFavourite: false,
      requestingUserHasReported: false,
      requestingUserDraft: null,
      pollId: null,
      deleted: false,
      editedAt: null,
      unreadCnt: 0,
      firstUnreadNumber: null,
    });
    const markers = house.module.get(ReadMarkerService);
    await markers.mark(actorOf(reader), { threadId: thread.id, userId: reader.id, number: 0 });
    await buildPost(house.manager, thread, reader);
    await buildPost(house.manager, thread, author);
    await buildPost(house.manager, thread, author);
    expect(await open(reader, thread)).toMatchObject({
      requestingUserHasRespondedTo: true,
      postsCnt: 3,
      unreadCnt: 2,
      firstUnreadNumber: 2,
    });
  });

  test('[88] names up to five people who wrote in it last, without hidden ones', async () => {
    const { reader, thread } = await forum();
    const crowd = await house.people(7);
    for (const one of crowd) await buildPost(house.manager, thread, one);
    await buildPost(house.manager, thread, crowd[0] as User);
    await buildBlock(house.manager, reader, crowd[5] as User);
    const { teammates } = await open(reader, thread);
    const expected = [0, 6, 4, 3, 2].map((index) => crowd[index]?.id);
    expect(teammates.map(({ id }) => id)).toEqual(expected);
  });

  test('costs one statement however much there is in it', async () => {
    const { reader, author, thread } = await forum();
    const cost = () => countStatements([reader.id], () => open(reader, thread));
    expect(await cost()).toBe(1);
    for (let number = 0; number < 30; number += 1) await buildPost(house.manager, thread, author);
    expect(await cost()).toBe(1);
  });
});

describe('who may see a thread', () => {
  const authorized = async (user: User, thread: { id: string }) => {
    const people = await pages.authorizedUsers(actorOf(user), { threadId: thread.id });
    return people.map(({ id }) => id);
  };

  test('are its forum’s members, and of a public one also who wrote in it; hidden ones left out', async () => {
    const { admin, reader, author, thread } = await forum();
    const guest = await person();
    await buildPost(house.manager, thread, guest);
    expect(await authorized(reader, thread)).toEqual([admin.id, reader.id, author.id, guest.id]);
    await buildBlock(house.manager, admin, reader);
    expect(await authorized(reader, thread)).toEqual([reader.id, author.id, guest.id]);
    const closed = await forum('CLOSED');
    await buildPost(house.manager, closed.thread, guest);
    expect(await authorized(closed.reader, closed.thread)).not.toContain(guest.id);
    expect(await codeOf(authorized(guest, closed.thread))).toBe(threadErrors.NOT_FOUND.code);
  });
});
