import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { User } from '@lyceum/auth';
import { communityErrors } from '@lyceum/contracts/forum';
import { DomainError } from '@lyceum/kernel';
import { actorOf, openDomain, type OpenDomain } from '@lyceum/testing/domain';
import { ForumModule } from '../../forum.module';
import { buildBan, buildCommunity, buildMember, buildThread } from '../../testing/forum.factories';
import { BanService } from '../bans/ban.service';
import { JoinDecisionService } from '../requests/join-decision.service';
import { JoinRequestService } from '../requests/join-request.service';
import { MemberRoleService } from '../roles/member-role.service';
import { MembershipService } from './membership.service';

let house: OpenDomain;
let memberships: MembershipService;
let roles: MemberRoleService;
beforeAll(async () => {
  house = await openDomain([ForumModule]);
  memberships = house.module.get(MembershipService);
  roles = house.module.get(MemberRoleService);
});
afterAll(() => house.close());

/** What is stored of a forum's people: its counters, and the rows they count. */
async function peopleOf(communityId: string) {
  const [row] = await house.manager.query<Record<string, number>[]>(
    `SELECT members_cnt, admins_cnt,
            (SELECT count(*)::int FROM community_members m WHERE m.community_id = c.id) AS members,
            (SELECT count(*)::int FROM community_members m WHERE m.community_id = c.id AND role = 'ADMIN') AS admins
     FROM communities c WHERE id = $1`,
    [communityId],
  );
  return row;
}

const codesOf = (results: PromiseSettledResult<unknown>[]): string[] =>
  results.map((result) => {
    if (result.status === 'fulfilled') return 'OK';
    return result.reason instanceof DomainError ? result.reason.code : String(result.reason);
  });

const leave = (user: User, communityId: string) =>
  memberships.leave(actorOf(user), { communityId, userId: user.id });

describe('of two who leave at the same moment', () => {
  test('[67] one stays as the last member, in each of 100 rounds at once', async () => {
    const [one, other] = (await house.people(2)) as [User, User];
    const rounds = Array.from({ length: 100 }, async () => {
      const forum = await buildCommunity(house.manager, one);
      await buildMember(house.manager, forum, one);
      await buildMember(house.manager, forum, other);
      const results = await Promise.allSettled([leave(one, forum.id), leave(other, forum.id)]);
      return { codes: codesOf(results).sort(), people: await peopleOf(forum.id) };
    });
    for (const round of await Promise.all(rounds))
      expect(round).toEqual({
        codes: [communityErrors.LAST_MEMBER.code, 'OK'],
        people: { members_cnt: 1, admins_cnt: 0, members: 1, admins: 0 },
      });
  });

  test('[67] one stays as the last admin while there are members, in each of 100 rounds at once', async () => {
    const [one, other, member] = (await house.people(3)) as [User, User, User];
    const rounds = Array.from({ length: 100 }, async () => {
      const forum = await buildCommunity(house.manager, one);
      await buildMember(house.manager, forum, one, 'ADMIN');
      await buildMember(house.manager, forum, other, 'ADMIN');
      await buildMember(house.manager, forum, member);
      const results = await Promise.allSettled([leave(one, forum.id), leave(other, forum.id)]);
      return { codes: codesOf(results).sort(), people: await peopleOf(forum.id) };
    });
    for (const round of await Promise.all(rounds))
      expect(round).toEqual({
        codes: [communityErrors.LAST_ADMIN.code, 'OK'],
        people: { members_cnt: 2, admins_cnt: 1, members: 2, admins: 1 },
      });
  });
});

test('[67] [76] two admins who demote each other at the same moment leave one admin', async () => {
  const [one, other] = (await house.people(2)) as [User, User];
  const rounds = Array.from({ length: 25 }, async () => {
    const forum = await buildCommunity(house.manager, one);
    await buildMember(house.manager, forum, one, 'ADMIN');
    await buildMember(house.manager, forum, other, 'ADMIN');
    const demote = (actor: User, member: User) =>
      roles.setRole(actorOf(actor), { communityId: forum.id, memberId: member.id, role: 'MEMBER' });
    await Promise.allSettled([demote(one, other), demote(other, one)]);
    return peopleOf(forum.id);
  });
  for (const people of await Promise.all(rounds))
    expect(people).toEqual({ members_cnt: 2, admins_cnt: 1, members: 2, admins: 1 });
});

test('[64] joining many times at once makes one member, and one event', async () => {
  const [creator, joiner] = (await house.people(2)) as [User, User];
  const forum = await buildCommunity(house.manager, creator);
  await buildMember(house.manager, forum, creator, 'ADMIN');
  const input = { communityId: forum.id, userId: joiner.id };
  const views = await Promise.all(Array.from({ length: 10 }, () => memberships.join(actorOf(joiner), input)));
  for (const view of views) expect(view.requestingUserIsMember).toBe('YES');
  expect(await peopleOf(forum.id)).toEqual({ members_cnt: 2, admins_cnt: 1, members: 2, admins: 1 });
  const events = await house.manager.query<unknown[]>(
    `SELECT FROM outbox_events WHERE type = 'forum.member-joined' AND payload ->> 'communityId' = $1`,
    [forum.id],
  );
  expect(events).toHaveLength(1);
});

test('[78] a ban and a join at the same moment leave nobody inside who is banned', async () => {
  const [admin, joiner] = (await house.people(2)) as [User, User];
  const bans = house.module.get(BanService);
  const rounds = Array.from({ length: 25 }, async () => {
    const forum = await buildCommunity(house.manager, admin);
    await buildMember(house.manager, forum, admin, 'ADMIN');
    // Who has written there can be banned before they come back.
    await buildThread(house.manager, forum, joiner);
    await Promise.allSettled([
      memberships.join(actorOf(joiner), { communityId: forum.id, userId: joiner.id }),
      bans.ban(actorOf(admin), { communityId: forum.id, memberId: joiner.id, reason: 'Spam' }),
    ]);
    return peopleOf(forum.id);
  });
  for (const people of await Promise.all(rounds))
    expect(people).toEqual({ members_cnt: 1, admins_cnt: 1, members: 1, admins: 1 });
});

test('[70] a request that two moderators decide at the same moment is decided once', async () => {
  const [one, other, asker] = (await house.people(3)) as [User, User, User];
  const forum = await buildCommunity(house.manager, one, { privacy: 'PRIVATE' });
  await buildMember(house.manager, forum, one, 'ADMIN');
  await buildMember(house.manager, forum, other, 'MOD');
  const named = { communityName: forum.name, userId: asker.id };
  await house.module.get(JoinRequestService).request(actorOf(asker), named);
  const decisions = house.module.get(JoinDecisionService);
  const [request] = await decisions.list(actorOf(one), { communityId: forum.id });
  const requestId = request?.id ?? '';
  const results = await Promise.allSettled([
    decisions.approve(actorOf(one), { requestId }),
    decisions.deny(actorOf(other), { requestId }),
  ]);
  expect(codesOf(results).sort()).toEqual([communityErrors.REQUEST_NOT_FOUND.code, 'OK']);
  const audit = await house.manager.query<unknown[]>(
    'SELECT FROM forum_audit_entries WHERE community_id = $1',
    [forum.id],
  );
  expect(audit).toHaveLength(1);
});

test('[78] a ban that has run out lets its person in again, and may be followed by another', async () => {
  const [admin, banned] = (await house.people(2)) as [User, User];
  const forum = await buildCommunity(house.manager, admin);
  await buildMember(house.manager, forum, admin, 'ADMIN');
  await buildBan(house.manager, forum, banned);
  const join = () => memberships.join(actorOf(banned), { communityId: forum.id, userId: banned.id });
  await expect(join()).rejects.toMatchObject({ code: communityErrors.BANNED.code });
  await house.manager.query(
    `UPDATE community_bans SET ends_at = now() - interval '1 minute' WHERE community_id = $1`,
    [forum.id],
  );
  expect(await join()).toMatchObject({ requestingUserIsMember: 'YES' });
  const again = { communityId: forum.id, memberId: banned.id, reason: 'Once more' };
  const bans = house.module.get(BanService);
  await bans.ban(actorOf(admin), again);
  const standing = await bans.list(actorOf(admin), { communityId: forum.id });
  expect(standing.map(({ reason }) => reason)).toEqual(['Once more']);
});
