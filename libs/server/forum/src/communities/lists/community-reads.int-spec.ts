import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { User } from '@lyceum/auth';
import { communityLimits } from '@lyceum/contracts';
import { countStatements } from '@lyceum/testing';
import { buildCommunity, buildMember, buildThread } from '../../testing/forum.factories';
import { actorOf, ForumHouse } from '../../testing/forum.house';
import { buildPost } from '../../testing/post.factories';
import { EngagementService } from '../members/engagement.service';
import { MemberListService } from '../members/member-list.service';
import { CommunityPageService } from '../page/community-page.service';
import { CommunityListService } from './community-list.service';

let house: ForumHouse;
beforeAll(async () => {
  house = await ForumHouse.open();
});
afterAll(() => house.close());

async function filledForum(size: number) {
  const people = await house.people(size);
  const [me] = people as [User, ...User[]];
  const forum = await buildCommunity(house.manager, me);
  for (const person of people) {
    await buildMember(house.manager, forum, person);
    await buildThread(house.manager, forum, person);
  }
  await house.module.get(EngagementService).count();
  const ids = [...people.map(({ id }) => id), forum.id];
  return { me, people, forum, ids, actor: actorOf(me) };
}

test('[60] a forum’s page is read in three statements, however much there is', async () => {
  const { me, forum, ids, actor } = await filledForum(9);
  const pages = house.module.get(CommunityPageService);
  let faces = 0;
  const statements = await countStatements(ids, async () => {
    const page = await pages.byName(actor, { communityName: forum.name, userId: me.id });
    faces = page.mostEngagedUsers.length;
  });
  expect(faces).toBe(communityLimits.mostEngagedUsers);
  expect(statements).toBe(3);
});

test('[61] [76] lists of forums are read in one statement each, those of people in two', async () => {
  const { me, forum, ids, actor } = await filledForum(12);
  const lists = house.module.get(CommunityListService);
  const members = house.module.get(MemberListService);
  const cost = (read: () => Promise<unknown>) => countStatements(ids, read);
  expect(await cost(() => lists.all(actor, { userId: me.id }))).toBe(1);
  expect(await cost(() => lists.own(actor, { userId: me.id }))).toBe(1);
  expect(await cost(() => lists.recommended(actor))).toBe(1);
  expect(await cost(() => members.members(actor, { communityId: forum.id }))).toBe(2);
  expect(await cost(() => members.admins(actor, { communityId: forum.id }))).toBe(2);
  expect(await cost(() => members.invited(actor, { communityId: forum.id }))).toBe(2);
});

test('[60] the most engaged are those who wrote most in the last days, and still are members', async () => {
  const [admin, quiet, busy, past, gone] = (await house.people(5)) as [User, User, User, User, User];
  const forum = await buildCommunity(house.manager, admin);
  for (const person of [admin, quiet, busy, past]) await buildMember(house.manager, forum, person);
  const thread = await buildThread(house.manager, forum, busy);
  for (let count = 0; count < 2; count += 1) await buildPost(house.manager, thread, busy);
  await buildPost(house.manager, thread, quiet);
  const longAgo = new Date(Date.now() - (communityLimits.engagementDays + 1) * 86_400_000);
  await buildThread(house.manager, forum, past, { createdAt: longAgo });
  await buildThread(house.manager, forum, gone);
  await buildThread(house.manager, forum, admin, { status: 'REMOVED' });
  const engagement = house.module.get(EngagementService);
  const engaged = async () => {
    await engagement.count();
    const input = { communityName: forum.name, userId: admin.id };
    const page = await house.module.get(CommunityPageService).byName(actorOf(admin), input);
    return page.mostEngagedUsers.map(({ id }) => id);
  };
  expect(await engaged()).toEqual([busy.id, quiet.id]);
  await house.manager.query('UPDATE threads SET status = $2 WHERE id = $1', [thread.id, 'REMOVED']);
  expect(await engaged()).toEqual([]);
});
