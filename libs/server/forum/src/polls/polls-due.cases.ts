import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { User } from '@lyceum/auth';
import { buildBlock } from '@lyceum/friends/testing';
import { DueItems } from '@lyceum/kernel';
import { actorOf, openDomain, type OpenDomain } from '@lyceum/testing/domain';
import { ForumModule } from '../forum.module';
import { buildBan } from '../testing/forum.factories';
import { PollScene } from '../testing/poll.scene';

let house: OpenDomain;
beforeAll(async () => {
  house = await openDomain([ForumModule]);
});
afterAll(() => house.close());

const inDays = (days: number): Date => new Date(Date.now() + days * 86_400_000);

const dueFor = async (user: User): Promise<string[]> => {
  const items = await house.module.get(DueItems).next(actorOf(user));
  return items.map(({ url }) => url);
};

test('a poll that ends within a week is due, the soonest first, until one has voted', async () => {
  const [ada, outsider] = (await house.people(2)) as [User, User];
  const later = await PollScene.build(house, [ada], { closesAt: inDays(5) });
  const sooner = await PollScene.build(house, [ada], { closesAt: inDays(1) });
  await PollScene.build(house, [ada], { closesAt: inDays(20) });
  await PollScene.build(house, [ada]);
  const urls = [sooner, later].map(({ threadId }) => `/thread/${threadId}`);
  expect(await dueFor(ada)).toEqual(urls);
  expect(await dueFor(outsider)).toEqual([]);
  await sooner.vote(ada, 'Red');
  expect(await dueFor(ada)).toEqual(urls.slice(1));
});

test('it is not due for who is banned, or has a block with its author, nor once it is closed', async () => {
  const people = await house.people(3);
  const [banned, blocked, member] = people as [User, User, User];
  const poll = await PollScene.build(house, people, { closesAt: inDays(2) });
  await buildBan(house.manager, poll.community, banned);
  await buildBlock(house.manager, blocked, poll.author);
  expect(await dueFor(banned)).toEqual([]);
  expect(await dueFor(blocked)).toEqual([]);
  expect(await dueFor(member)).toHaveLength(1);
  await poll.close(poll.author);
  expect(await dueFor(member)).toEqual([]);
});
