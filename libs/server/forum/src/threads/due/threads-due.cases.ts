import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { User } from '@lyceum/auth';
import { buildBlock } from '@lyceum/friends/testing';
import { DueItems } from '@lyceum/kernel';
import { actorOf, openDomain, type OpenDomain } from '@lyceum/testing/domain';
import { ForumModule } from '../../forum.module';
import { buildBan, buildCommunity, buildMember, buildPost } from '../../testing/forum.factories';
import { codeOf } from '../../testing/code-of';
import { ThreadWritingService } from '../writing/thread-writing.service';

let house: OpenDomain;
beforeAll(async () => {
  house = await openDomain([ForumModule]);
});
afterAll(() => house.close());

const inDays = (days: number): Date => new Date(Date.now() + days * 86_400_000);

async function classroom() {
  const [teacher] = (await house.people(1, { roles: ['TEACHER'] })) as [User];
  const [student, other] = (await house.people(2)) as [User, User];
  const community = await buildCommunity(house.manager, teacher);
  await house.manager.query('UPDATE communities SET holds_new_users = FALSE WHERE id = $1', [community.id]);
  for (const person of [teacher, student, other]) await buildMember(house.manager, community, person);
  const write = (dueAt: Date | null, author = teacher, clientKey?: string) =>
    house.module.get(ThreadWritingService).create(actorOf(author), {
      communityId: community.id,
      title: 'A proof of your own',
      content: 'Bring one.',
      dueAt,
      clientKey,
    });
  return { teacher, student, other, community, write };
}

const dueFor = async (user: User): Promise<string[]> => {
  const items = await house.module.get(DueItems).next(actorOf(user));
  return items.map(({ url }) => url);
};

test('an Educator says until when a thread is to be answered, within a year; nobody else does', async () => {
  const { student, write } = await classroom();
  const dueAt = inDays(3);
  expect((await write(dueAt)).dueAt).toEqual(dueAt);
  expect((await write(null)).dueAt).toBeNull();
  expect(await codeOf(write(inDays(3), student))).toBe('THREAD_NOT_AN_EDUCATOR');
  for (const wrong of [inDays(-1), inDays(366)])
    expect(await codeOf(write(wrong))).toBe('COMMON_INVALID_INPUT');
  expect((await write(null, student)).dueAt).toBeNull();
});

test('the same call again answers the same thread, and one with another date is none', async () => {
  const { write, teacher } = await classroom();
  const [key, dueAt] = ['0190b5c2-6e2a-7a3e-8f4d-1c2b3a4d5e60', inDays(3)];
  const { id } = await write(dueAt, teacher, key);
  expect((await write(dueAt, teacher, key)).id).toBe(id);
  expect(await codeOf(write(inDays(4), teacher, key))).toBe('THREAD_POSTED_ALREADY');
});

test('it is due for members until they have replied, the soonest first, two weeks ahead; for its author never', async () => {
  const { teacher, student, other, write } = await classroom();
  const [later, sooner] = [await write(inDays(10)), await write(inDays(2))];
  await write(inDays(20));
  const urls = [sooner, later].map(({ id }) => `/thread/${id}`);
  const [outsider] = (await house.people(1)) as [User];
  expect(await dueFor(student)).toEqual(urls);
  expect(await dueFor(teacher)).toEqual([]);
  expect(await dueFor(outsider)).toEqual([]);
  await buildPost(house.manager, sooner, student, { status: 'HELD' });
  expect(await dueFor(student)).toEqual(urls.slice(1));
  expect(await dueFor(other)).toEqual(urls);
  await house.manager.query("UPDATE threads SET due_at = now() - interval '1 minute' WHERE id = $1", [
    later.id,
  ]);
  expect(await dueFor(student)).toEqual([]);
});

test('it is not due for who is banned or has a block with its author, nor once it is gone', async () => {
  const { teacher, student, other, community, write } = await classroom();
  const { id } = await write(inDays(2));
  await buildBlock(house.manager, other, teacher);
  expect(await dueFor(other)).toEqual([]);
  expect(await dueFor(student)).toHaveLength(1);
  await buildBan(house.manager, community, student);
  expect(await dueFor(student)).toEqual([]);
  await house.manager.query('UPDATE community_bans SET lifted_at = now() WHERE user_id = $1', [student.id]);
  await house.manager.query("UPDATE threads SET status = 'REMOVED' WHERE id = $1", [id]);
  expect(await dueFor(student)).toEqual([]);
});
