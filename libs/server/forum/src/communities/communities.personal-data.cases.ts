import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { User } from '@lyceum/auth';
import { PersonalDataSources, UnitOfWork } from '@lyceum/kernel';
import { actorOf, openDomain, type OpenDomain } from '@lyceum/testing/domain';
import { ForumModule } from '../forum.module';
import { buildBan, buildCommunity, buildMember } from '../testing/forum.factories';
import { JoinRequestService } from './requests/join-request.service';
import { ProposalService } from './proposals/proposal.service';

let house: OpenDomain;
beforeAll(async () => {
  house = await openDomain([ForumModule]);
});
afterAll(() => house.close());

test('a person gets a copy of what forums keep of them; erased, they belong to none, and a moderator runs theirs', async () => {
  const [leaver, moderator, member] = (await house.people(3)) as [User, User, User];
  const own = await buildCommunity(house.manager, leaver);
  await buildMember(house.manager, own, leaver, 'ADMIN');
  await buildMember(house.manager, own, member);
  await buildMember(house.manager, own, moderator, 'MOD');
  const asked = await buildCommunity(house.manager, member, { privacy: 'PRIVATE' });
  const named = { communityName: asked.name, userId: leaver.id };
  await house.module.get(JoinRequestService).request(actorOf(leaver), named);
  const shut = await buildCommunity(house.manager, member);
  await buildBan(house.manager, shut, leaver);
  const proposal = { displayName: 'Chess', reason: 'We play.' };
  await house.module.get(ProposalService).propose(actorOf(leaver), proposal);
  await house.manager.query(
    `INSERT INTO community_invitations (community_id, user_id, inviter_id) VALUES ($1, $2, $3), ($4, $3, $2)`,
    [shut.id, leaver.id, member.id, asked.id],
  );

  const sources = house.module.get(PersonalDataSources);
  const copy = async () => (await sources.exportAll(leaver.id)).get('communities');
  expect(await copy()).toMatchObject({
    memberships: [{ forum: own.name, role: 'ADMIN' }],
    joinRequests: [{ forum: asked.name, status: 'PENDING' }],
    invitationsToYou: [{ forum: shut.name, invitedBy: member.id }],
    invitationsByYou: [{ forum: asked.name, userId: member.id }],
    bans: [{ forum: shut.name, reason: 'Spam' }],
    forumsAskedFor: [{ displayName: 'Chess', status: 'PENDING' }],
  });
  await house.module.get(UnitOfWork).run((transaction) => sources.eraseAll(transaction, leaver.id));
  expect(await copy()).toEqual({
    memberships: [],
    joinRequests: [],
    invitationsToYou: [],
    invitationsByYou: [],
    bans: [],
    forumsAskedFor: [],
    announcementsPutAway: [],
  });
  const left = await house.manager.query(
    `SELECT c.members_cnt, c.admins_cnt, m.user_id, m.role FROM communities c JOIN community_members m ON m.community_id = c.id
     WHERE c.id = $1 AND m.role <> 'MEMBER'`,
    [own.id],
  );
  expect(left).toEqual([{ members_cnt: 2, admins_cnt: 1, user_id: moderator.id, role: 'ADMIN' }]);
});

test('an account’s end is refused by no forum: not where its owner is the last member', async () => {
  const [leaver] = (await house.people(1)) as [User];
  const own = await buildCommunity(house.manager, leaver);
  await buildMember(house.manager, own, leaver, 'ADMIN');
  const sources = house.module.get(PersonalDataSources);
  await house.module.get(UnitOfWork).run((transaction) => sources.eraseAll(transaction, leaver.id));
  const [row] = await house.manager.query<object[]>(
    'SELECT members_cnt, admins_cnt FROM communities WHERE id = $1',
    [own.id],
  );
  expect(row).toEqual({ members_cnt: 0, admins_cnt: 0 });
});
