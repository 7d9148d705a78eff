import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { User } from '@lyceum/auth';
import { communityLimits } from '@lyceum/contracts/forum';
import type { Statement } from '@lyceum/kernel';
import { countStatements } from '@lyceum/testing';
import { actorOf, openDomain, type OpenDomain } from '@lyceum/testing/domain';
import { ForumModule } from '../../forum.module';
import { buildCommunity, buildMember, buildThread } from '../../testing/forum.factories';
import { buildPost } from '../../testing/post.factories';
import { EngagementService } from '../members/engagement.service';
import { MemberListService } from '../members/member-list.service';
import { adminsQuery, membersQuery } from '../members/member.queries';
import { communityPageQuery, CommunityPageService } from '../page/community-page.service';
import { CommunityListService } from './community-list.service';

let house: OpenDomain;
beforeAll(async () => {
  house = await openDomain([ForumModule]);
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
  const ofForum = { communityId: forum.id, requestingUser: me.id };
  expect(await cost(() => members.members(actor, ofForum))).toBe(2);
  expect(await cost(() => members.admins(actor, { communityId: forum.id }))).toBe(2);
  expect(await cost(() => members.invited(actor, ofForum))).toBe(2);
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

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  Plans?: PlanNode[];
}

test('[76] members, admins and the most engaged of a large forum are read off their indexes, a page of them', async () => {
  const [me] = (await house.people(1)) as [User];
  const forum = await buildCommunity(house.manager, me);
  await house.manager.query(
    `WITH crowd AS (
       INSERT INTO users (email, first_name, last_name, roles, email_confirmed_at)
       SELECT 'large-' || n || '@lyceum.example', 'Crowd', 'Member', '{STUDENT}', now() FROM generate_series(1, 5000) n RETURNING id)
     INSERT INTO community_members (community_id, user_id, role, joined_at, engagement)
     SELECT $1, id, CASE WHEN n % 1000 = 0 THEN 'ADMIN' ELSE 'MEMBER' END, now() - n * interval '1 minute', n % 50
     FROM (SELECT id, row_number() OVER () AS n FROM crowd) numbered`,
    [forum.id],
  );
  for (const table of ['users', 'community_members']) await house.manager.query(`ANALYZE ${table}`);
  const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];
  const readOf = async (text: string, values: unknown[]) => {
    const [answer] = await house.manager.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }[]>(
      `EXPLAIN (ANALYZE, FORMAT JSON) ${text}`,
      values,
    );
    const nodes = answer ? nodesOf(answer['QUERY PLAN'][0].Plan) : [];
    const rows = nodes.filter((node) => node['Index Name']?.startsWith('community_members_') === true);
    return {
      indexes: new Set(rows.map((node) => node['Index Name'])),
      most: Math.max(...rows.map((node) => node['Actual Rows'])),
    };
  };
  const { memberPageSize, mostEngagedUsers } = communityLimits;
  const asked: Record<string, unknown> = {
    userId: me.id,
    isModerator: false,
    communityId: forum.id,
    limit: memberPageSize,
    skip: 0,
    communityName: forum.name,
    faces: mostEngagedUsers,
    sortValue: null,
    sortId: null,
  };
  const valuesOf = ({ parameters }: Statement) => (parameters ?? []).map((name) => asked[name]);
  const page = await readOf(membersQuery.text, valuesOf(membersQuery));
  expect(page.indexes).toContain('community_members_latest_idx');
  expect(page.most).toBeLessThanOrEqual(memberPageSize);
  const admins = await readOf(adminsQuery.text, valuesOf(adminsQuery));
  expect(admins.indexes).toContain('community_members_staff_idx');
  expect(admins.most).toBeLessThanOrEqual(5);
  const engaged = await readOf(communityPageQuery.text, valuesOf(communityPageQuery));
  expect(engaged.indexes).toContain('community_members_engaged_idx');
  expect(engaged.most).toBeLessThanOrEqual(mostEngagedUsers);
});
