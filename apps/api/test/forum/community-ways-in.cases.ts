import { beforeAll, describe, expect, test } from '@jest/globals';
import { commonErrors } from '@lyceum/contracts/common';
import { communityErrors } from '@lyceum/contracts/forum';
import { buildBan } from '@lyceum/forum/testing';
import { buildBlock, buildFriendRelation } from '@lyceum/friends/testing';
import { buildForum, CommunityCalls, refusalOf } from '../../src/testing/communities';
import { untilMailIsOut } from '../../src/testing/mails';
import { buildPerson, type Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
let calls: CommunityCalls;
beforeAll(async () => {
  server = await TestServer.shared();
  calls = new CommunityCalls(server);
});

const people = (...names: string[]): Promise<Person[]> =>
  Promise.all(names.map((firstName) => buildPerson(server, { firstName })));
const three = () => people('Ada', 'Ben', 'Cleo') as Promise<[Person, Person, Person]>;

const befriend = (one: Person, other: Person) => buildFriendRelation(server.database.manager, one, other);
const namesOf = (forums: readonly { name: string }[]): string[] => forums.map(({ name }) => name);

describe('a request to join', () => {
  test('[68] [69] is PENDING until it is taken back or decided, and asked once', async () => {
    const [ada, ben] = await three();
    const forum = await buildForum(server, [[ada, 'ADMIN']], { privacy: 'PRIVATE' });
    const state = async () =>
      (await calls.request(ben, 'getUserJoinRequestStatus', forum.name)).data['getUserJoinRequestStatus'];
    expect(await state()).toEqual({ status: null, isInvited: false });
    for (let time = 0; time < 2; time += 1) {
      const { data } = await calls.request(ben, 'joinCommunityRequest', forum.name);
      expect(data['joinCommunityRequest']).toEqual({ status: 'PENDING', isInvited: false });
    }
    expect((await calls.openRequests(ada, forum)).data.getCommunityJoinRequests).toHaveLength(1);
    const listed = (await calls.list(ben, 'getAllCommunities')).find(({ id }) => id === forum.id);
    expect(listed?.requestingUserIsMember).toBe('PENDING');
    await calls.request(ben, 'withdrawJoinRequest', forum.name);
    expect(await state()).toEqual({ status: null, isInvited: false });
    expect((await calls.openRequests(ada, forum)).data.getCommunityJoinRequests).toEqual([]);
    const nothing = await calls.request(ben, 'withdrawJoinRequest', forum.name);
    expect(refusalOf(nothing)?.[0]).toBe(communityErrors.REQUEST_NOT_FOUND.code);
  });

  test('[69] [73] is refused by a public forum, by one that is not there, and to who is banned', async () => {
    const [ada, ben] = await three();
    const open = await buildForum(server, [[ada, 'ADMIN']]);
    const closed = await buildForum(server, [[ada, 'ADMIN']], { privacy: 'CLOSED' });
    const shut = await buildForum(server, [[ada, 'ADMIN']], { privacy: 'PRIVATE' });
    await buildBan(server.database.manager, shut, ben);
    const ask = (name: string) => calls.request(ben, 'joinCommunityRequest', name);
    expect((await ask(open.name)).errors?.[0]?.message).toBe(
      'Sorry, there was an error sending your request. Please try again.',
    );
    expect(refusalOf(await ask(closed.name))?.[1]).toBe(402);
    expect(refusalOf(await ask('no-such-forum'))?.[1]).toBe(402);
    expect(refusalOf(await ask(shut.name))).toEqual([communityErrors.BANNED.code, 403]);
  });

  test('[70] [77] is approved by a moderator: the asker is in and told, and it is written down', async () => {
    const [ada, ben, cleo] = await three();
    const forum = await buildForum(
      server,
      [
        [ada, 'ADMIN'],
        [cleo, 'MOD'],
      ],
      { privacy: 'PRIVATE' },
    );
    const requestId = await calls.requested(ben, forum, cleo);
    await untilMailIsOut(server);
    const asked = { description: `Ben Tester asks to join ${forum.displayName}.` };
    expect(await calls.noticesOf(ada, 'COMMUNITY_JOIN_REQUEST')).toMatchObject([asked]);
    expect(await calls.noticesOf(cleo, 'COMMUNITY_JOIN_REQUEST')).toMatchObject([asked]);
    expect((await calls.decide(cleo, 'approveJoinRequest', requestId)).data).toEqual({
      approveJoinRequest: 'APPROVED',
    });
    expect(namesOf(await calls.list(ben, 'getUserCommunities'))).toEqual([forum.name]);
    await untilMailIsOut(server);
    expect(await calls.noticesOf(ben, 'COMMUNITY_JOIN_APPROVED')).toEqual([
      {
        description: `You are now a member of ${forum.displayName}.`,
        url: `/community/${forum.name}`,
      },
    ]);
    // What waited for the staff is done.
    expect(await calls.noticesOf(ada, 'COMMUNITY_JOIN_REQUEST')).toEqual([]);
    expect((await calls.audit(ada, forum)).data.getForumAudit).toMatchObject([
      { action: 'JOIN_REQUEST_APPROVED', actor: { id: cleo.id }, subject: { id: ben.id } },
    ]);
    const again = await calls.decide(ada, 'denyJoinRequest', requestId);
    expect(refusalOf(again)?.[0]).toBe(communityErrors.REQUEST_NOT_FOUND.code);
  });

  test('[70] is denied: the asker is told, stays outside, and may ask again', async () => {
    const [ada, ben] = await three();
    const forum = await buildForum(server, [[ada, 'ADMIN']], { privacy: 'PRIVATE' });
    const requestId = await calls.requested(ben, forum, ada);
    expect((await calls.decide(ada, 'denyJoinRequest', requestId)).data).toEqual({
      denyJoinRequest: 'DENIED',
    });
    await untilMailIsOut(server);
    expect(await calls.noticesOf(ben, 'COMMUNITY_JOIN_DENIED')).toMatchObject([
      { description: `Your request to join ${forum.displayName} was not approved.` },
    ]);
    expect(refusalOf(await calls.page(ben, forum.name))?.[1]).toBe(401);
    expect((await calls.audit(ada, forum)).data.getForumAudit).toMatchObject([
      { action: 'JOIN_REQUEST_DENIED', subject: { id: ben.id } },
    ]);
    const { data } = await calls.request(ben, 'joinCommunityRequest', forum.name);
    expect(data['joinCommunityRequest']?.status).toBe('PENDING');
  });

  test('[70] is seen and decided by nobody but the forum’s staff', async () => {
    const [ada, ben, cleo] = await three();
    const forum = await buildForum(
      server,
      [
        [ada, 'ADMIN'],
        [cleo, 'MEMBER'],
      ],
      { privacy: 'PRIVATE' },
    );
    const requestId = await calls.requested(ben, forum, ada);
    const outsider = await calls.decide(ben, 'approveJoinRequest', requestId);
    expect(refusalOf(outsider)?.[0]).toBe(communityErrors.REQUEST_NOT_FOUND.code);
    for (const answer of [
      await calls.decide(cleo, 'approveJoinRequest', requestId),
      await calls.openRequests(cleo, forum),
    ])
      expect(refusalOf(answer)).toEqual([communityErrors.NOT_ALLOWED.code, 403]);
    expect(await calls.list(ben, 'getUserCommunities')).toEqual([]);
  });
});

describe('an invitation', () => {
  test('[74] goes to friends as members, who are told, listed as invited, and may join a private forum', async () => {
    const [ada, ben, cleo] = await three();
    const forum = await buildForum(
      server,
      [
        [cleo, 'ADMIN'],
        [ada, 'MEMBER'],
      ],
      { privacy: 'PRIVATE' },
    );
    await befriend(ada, ben);
    expect((await calls.invite(ada, forum, [ben])).data.memberInvitation).toEqual({ invitedCnt: 1 });
    await untilMailIsOut(server);
    expect(await calls.noticesOf(ben, 'COMMUNITY_INVITE')).toEqual([
      {
        description: `Ada Tester invites you to join ${forum.displayName}.`,
        url: `/community/${forum.name}`,
      },
    ]);
    const { data } = await calls.invited(ada, forum);
    expect(data.getCommunityInvitedUsers).toMatchObject([{ id: ben.id, role: 'MEMBER', status: 'INVITED' }]);
    expect((await calls.request(ben, 'getUserJoinRequestStatus', forum.name)).data).toEqual({
      getUserJoinRequestStatus: { status: null, isInvited: true },
    });
    expect((await calls.join(ben, forum)).data['joinCommunity']?.requestingUserIsMember).toBe('YES');
    expect((await calls.invited(ada, forum)).data.getCommunityInvitedUsers).toEqual([]);
    await untilMailIsOut(server);
    expect(await calls.noticesOf(ben, 'COMMUNITY_INVITE')).toEqual([]);
    // It was used up.
    await calls.leave(ben, forum);
    expect(refusalOf(await calls.join(ben, forum))?.[0]).toBe(communityErrors.JOINING_FAILED.code);
  });

  test('[74] makes nobody more than a member, and needs an invitee', async () => {
    const [ada, ben] = await three();
    const forum = await buildForum(server, [[ada, 'ADMIN']]);
    await befriend(ada, ben);
    for (const role of ['ADMIN', 'MOD'])
      expect(refusalOf(await calls.invite(ada, forum, [ben], role))?.[0]).toBe(
        commonErrors.INVALID_INPUT.code,
      );
    expect(refusalOf(await calls.invite(ada, forum, []))?.[0]).toBe(commonErrors.INVALID_INPUT.code);
    expect((await calls.invited(ada, forum)).data.getCommunityInvitedUsers).toEqual([]);
  });

  test('[75] is for accepted friends who are no members and not banned; others spoil the whole call', async () => {
    const [ada, ben, cleo] = await three();
    const [dan, eve, finn, gus] = (await people('Dan', 'Eve', 'Finn', 'Gus')) as [
      Person,
      Person,
      Person,
      Person,
    ];
    const forum = await buildForum(server, [
      [ada, 'ADMIN'],
      [cleo, 'MEMBER'],
    ]);
    const { manager } = server.database;
    for (const friend of [ben, cleo, dan, finn]) await befriend(ada, friend);
    await buildBan(manager, forum, dan);
    await buildFriendRelation(manager, ada, eve, { status: 'PENDING' });
    await buildBlock(manager, finn, ada);
    const { data } = await calls.suggestions(ada, forum);
    expect(data.getCommunityMemberInvitationSuggestions).toMatchObject([{ id: ben.id, firstName: 'Ben' }]);
    expect((await calls.suggestions(ada, forum, 'eN t')).data).toEqual(data);
    expect((await calls.suggestions(ada, forum, 'x%')).data.getCommunityMemberInvitationSuggestions).toEqual(
      [],
    );
    for (const wrong of [cleo, dan, eve, finn, gus]) {
      const refused = await calls.invite(ada, forum, [ben, wrong]);
      expect(refusalOf(refused)?.[0]).toBe(communityErrors.NOT_INVITABLE.code);
    }
    expect((await calls.invited(ada, forum)).data.getCommunityInvitedUsers).toEqual([]);
    expect(refusalOf(await calls.invite(gus, forum, [ben]))?.[0]).toBe(communityErrors.NOT_ALLOWED.code);
    await calls.invite(ada, forum, [ben]);
    expect((await calls.suggestions(ada, forum)).data.getCommunityMemberInvitationSuggestions).toEqual([]);
  });

  test('[74] is declined', async () => {
    const [ada, ben] = await three();
    const forum = await buildForum(server, [[ada, 'ADMIN']], { privacy: 'PRIVATE' });
    await befriend(ada, ben);
    await calls.invite(ada, forum, [ben]);
    expect(await calls.decline(ben, forum)).toEqual({ data: { declineInvitation: true } });
    expect(await calls.decline(ben, forum)).toEqual({ data: { declineInvitation: false } });
    expect(refusalOf(await calls.join(ben, forum))?.[0]).toBe(communityErrors.JOINING_FAILED.code);
  });
});
