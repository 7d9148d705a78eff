import { beforeAll, describe, expect, test } from '@jest/globals';
import { commonErrors } from '@lyceum/contracts/common';
import { communityErrors, communityLimits } from '@lyceum/contracts/forum';
import { buildBlock, buildFriendRelation } from '@lyceum/friends/testing';
import { buildForum, CommunityCalls, refusalOf } from '../../src/testing/communities';
import { mailsTo, untilMailIsOut } from '../../src/testing/mails';
import { buildPerson, type Person } from '../../src/testing/people';
import { nextMessage, TestServer } from '../../src/testing/test-server';

let server: TestServer;
let calls: CommunityCalls;
beforeAll(async () => {
  server = await TestServer.shared();
  calls = new CommunityCalls(server);
});

const people = (...names: string[]): Promise<Person[]> =>
  Promise.all(names.map((firstName) => buildPerson(server, { firstName })));
const three = () => people('Ada', 'Ben', 'Cleo') as Promise<[Person, Person, Person]>;

/** A forum of Ada, its admin, Ben, its moderator, and Cleo. */
async function staffed(privacy: 'PUBLIC' | 'PRIVATE' = 'PUBLIC') {
  const [ada, ben, cleo] = await three();
  const forum = await buildForum(
    server,
    [
      [ada, 'ADMIN'],
      [ben, 'MOD'],
      [cleo, 'MEMBER'],
    ],
    { privacy },
  );
  return { ada, ben, cleo, forum };
}

const refused = [communityErrors.NOT_ALLOWED.code, 403];

describe('members', () => {
  test('tell how much somebody has read to who keeps order and to themselves, and to nobody else', async () => {
    const [ada, ben, cleo] = await three();
    const forum = await buildForum(server, [
      [ada, 'MOD'],
      [ben, 'ADMIN'],
      [cleo, 'MEMBER'],
    ]);
    await server.database.query(
      'UPDATE community_members SET viewed_threads_cnt = 7 WHERE community_id = $1',
      [forum.id],
    );
    const told = async (reader: Person) => {
      const { data } = await server
        .graphql(
          `query ($id: ID!, $me: ID!) {
          getCommunityMembers(input: { communityId: $id, requestingUser: $me }) { id viewedThreads }
          found: getCommunityMembers(input: { communityId: $id, requestingUser: $me, queryString: "e" }) { id viewedThreads }
          getCommunityAdmins(input: { communityId: $id }) { id viewedThreads } }`,
          { token: reader.token, variables: { id: forum.id, me: reader.id } },
        )
        .then(({ body }) => body as { data: Record<string, { id: string; viewedThreads: number }[]> });
      return Object.values(data).flat();
    };
    for (const reader of [ada, ben])
      expect((await told(reader)).every(({ viewedThreads }) => viewedThreads === 7)).toBe(true);
    const shown = await told(cleo);
    expect(shown.some(({ id }) => id === ben.id)).toBe(true);
    for (const { id, viewedThreads } of shown) expect(viewedThreads).toBe(id === cleo.id ? 7 : 0);
  });

  test('[76] are listed 30 a page, the latest first, and found by name; admins 10', async () => {
    const [ada, ben] = await three();
    const forum = await buildForum(server, [[ada, 'ADMIN']]);
    await server.database.query(
      `WITH crowd AS (
         INSERT INTO users (email, first_name, last_name, roles, date_of_birth, email_confirmed_at)
         SELECT 'crowd-' || n || '-${forum.name}@lyceum.example', 'Crowd' || n, 'Member', '{STUDENT}', '1990-01-01', now() FROM generate_series(1, 34) n
         RETURNING id, first_name)
       INSERT INTO community_members (community_id, user_id, role, joined_at)
       SELECT $1, id, CASE WHEN substr(first_name, 6)::int <= 12 THEN 'ADMIN' ELSE 'MEMBER' END,
              now() + substr(first_name, 6)::int * interval '1 second' FROM crowd`,
      [forum.id],
    );
    const first = (await calls.members(ben, forum)).data.getCommunityMembers;
    expect(first).toHaveLength(communityLimits.memberPageSize);
    expect(first[0]).toMatchObject({ role: 'MEMBER', status: 'MEMBER', user: { firstName: 'Crowd34' } });
    const cursor = first.at(-1)?.cursor;
    const later = (await calls.members(ben, forum, { cursor })).data.getCommunityMembers;
    const skipped = (await calls.members(ben, forum, { skipValue: 30, limitValue: 30 })).data;
    expect(later.map(({ id }) => id)).toEqual(skipped.getCommunityMembers.map(({ id }) => id));
    expect(later).toHaveLength(5);
    expect(new Set([...first, ...later].map(({ id }) => id)).size).toBe(35);
    const found = await calls.members(ben, forum, { queryString: 'crowd3' });
    expect(found.data.getCommunityMembers).toHaveLength(6);
    expect((await calls.admins(ben, forum)).data.getCommunityAdmins).toHaveLength(
      communityLimits.adminPageSize,
    );
    const rest = (await calls.admins(ben, forum, { skipValue: 10 })).data.getCommunityAdmins;
    expect(rest.map(({ role }) => role)).toEqual(['ADMIN', 'ADMIN', 'ADMIN']);
  });

  test('[76] of a private forum, and who is invited, are no outsider’s business', async () => {
    const { ada, cleo, forum } = await staffed('PRIVATE');
    const [dan, eve] = (await people('Dan', 'Eve')) as [Person, Person];
    await buildFriendRelation(server.database.manager, cleo, eve);
    await calls.invite(cleo, forum, [eve]);
    for (const answer of [
      await calls.members(dan, forum),
      await calls.admins(dan, forum),
      await calls.invited(dan, forum),
      await calls.suggestions(dan, forum),
      await calls.bans(dan, forum),
      await calls.audit(dan, forum),
      await calls.openRequests(dan, forum),
    ])
      expect(refusalOf(answer)).toEqual([communityErrors.NOT_A_MEMBER.code, 401]);
    expect((await calls.invited(cleo, forum)).data.getCommunityInvitedUsers).toHaveLength(1);
    const open = await buildForum(server, [[ada, 'ADMIN']]);
    await buildFriendRelation(server.database.manager, ada, eve);
    await calls.invite(ada, open, [eve]);
    expect((await calls.invited(dan, open)).data.getCommunityInvitedUsers).toEqual([]);
  });

  test('[76] with a block between them do not see each other in the list, but the forum’s staff see all', async () => {
    const { ada, ben, cleo, forum } = await staffed();
    await buildBlock(server.database.manager, cleo, ben);
    await buildBlock(server.database.manager, cleo, ada);
    const seenBy = async (person: Person) =>
      (await calls.members(person, forum)).data.getCommunityMembers.map(({ id }) => id).sort();
    expect(await seenBy(cleo)).toEqual([cleo.id]);
    expect(await seenBy(ada)).toEqual([ada.id, ben.id, cleo.id].sort());
  });
});

describe('roles', () => {
  test('[76] [77] are given by admins, who are written down, and the member is told at once', async () => {
    const { ada, cleo, forum } = await staffed();
    const tab = await server.connectedSocket(cleo.token);
    const heard = nextMessage(tab, 'forum.access-changed');
    expect((await calls.setRole(ada, forum, cleo, 'MOD')).data.setMemberRole).toEqual({
      id: cleo.id,
      role: 'MOD',
    });
    expect(await heard).toEqual([{ communityId: forum.id }]);
    const { community } = (await calls.page(cleo, forum.name)).data.getCommunityByName;
    expect(community).toMatchObject({ requestingUserRole: 'MOD', canModerate: true, canAdminister: false });
    expect((await calls.audit(ada, forum)).data.getForumAudit).toMatchObject([
      { action: 'ROLE_CHANGED', reason: 'MEMBER → MOD', actor: { id: ada.id }, subject: { id: cleo.id } },
    ]);
    await untilMailIsOut(server);
    expect(await calls.noticesOf(cleo, 'OTHER')).toMatchObject([
      { description: `You are now a moderator of ${forum.displayName}.` },
    ]);
  });

  test('[67] [76] the last admin stays one', async () => {
    const { ada, forum } = await staffed();
    expect(refusalOf(await calls.setRole(ada, forum, ada, 'MEMBER'))).toEqual([
      communityErrors.LAST_ADMIN.code,
      409,
    ]);
  });

  test('[77] a moderator gets requests, and neither roles, removals, bans, settings nor what was done', async () => {
    const { ada, ben, cleo, forum } = await staffed('PRIVATE');
    expect((await calls.openRequests(ben, forum)).errors).toBeUndefined();
    const answers = [
      await calls.setRole(ben, forum, cleo, 'MOD'),
      await calls.remove(ben, forum, cleo),
      await calls.ban(ben, forum, cleo),
      await calls.unban(ben, forum, cleo),
      await calls.bans(ben, forum),
      await calls.audit(ben, forum),
      await calls.update(ben, forum, { title: 'Mine' }),
    ];
    for (const answer of answers) expect(refusalOf(answer)).toEqual(refused);
    expect((await calls.members(cleo, forum)).data.getCommunityMembers).toHaveLength(3);
    expect((await calls.audit(ada, forum)).data.getForumAudit).toEqual([]);
  });

  test('[77] a removed member is out and told why, an admin cannot be removed', async () => {
    const { ada, cleo, forum } = await staffed('PRIVATE');
    expect((await calls.remove(ada, forum, cleo, 'Left school')).data).toEqual({ removeMember: true });
    expect(refusalOf(await calls.page(cleo, forum.name))?.[1]).toBe(401);
    await untilMailIsOut(server);
    expect(await calls.noticesOf(cleo, 'REMOVED_FROM_GROUP')).toMatchObject([
      { description: `You were removed from ${forum.displayName}: Left school` },
    ]);
    expect((await calls.audit(ada, forum)).data.getForumAudit).toMatchObject([
      { action: 'MEMBER_REMOVED', reason: 'Left school', subject: { id: cleo.id } },
    ]);
    expect(refusalOf(await calls.remove(ada, forum, ada))).toEqual(refused);
    expect(refusalOf(await calls.remove(ada, forum, cleo))?.[0]).toBe(communityErrors.MEMBER_NOT_FOUND.code);
  });

  test('[65] [77] a closed forum gets its members from its admins, who are told; no other forum does', async () => {
    const [ada, ben, cleo] = await three();
    const closed = await buildForum(
      server,
      [
        [ada, 'ADMIN'],
        [cleo, 'MOD'],
      ],
      { privacy: 'CLOSED' },
    );
    expect(refusalOf(await calls.add(cleo, closed, ben))).toEqual(refused);
    expect(refusalOf(await calls.add(ben, closed, ben))?.[1]).toBe(402);
    for (let time = 0; time < 2; time += 1)
      expect((await calls.add(ada, closed, ben)).data.addMember).toEqual({ id: ben.id, role: 'MEMBER' });
    expect((await calls.page(ben, closed.name)).data.getCommunityByName.community).toMatchObject({
      requestingUserIsMember: 'YES',
      membersCnt: 3,
    });
    await untilMailIsOut(server);
    expect(await calls.noticesOf(ben, 'COMMUNITY_JOIN_APPROVED')).toMatchObject([
      { description: `You are now a member of ${closed.displayName}.` },
    ]);
    expect((await calls.audit(ada, closed)).data.getForumAudit).toMatchObject([
      { action: 'MEMBER_ADDED', subject: { id: ben.id } },
    ]);
    await calls.ban(ada, closed, ben);
    expect(refusalOf(await calls.add(ada, closed, ben))).toEqual(refused);
    const nobody = { id: '00000000-0000-4000-8000-000000000000' };
    expect(refusalOf(await calls.add(ada, closed, nobody))?.[0]).toBe(communityErrors.PERSON_NOT_FOUND.code);
    const open = await buildForum(server, [[ada, 'ADMIN']]);
    expect(refusalOf(await calls.add(ada, open, cleo))).toEqual(refused);
  });

  test('[77] staff who oversee all forums run one they are no member of', async () => {
    const { cleo, forum } = await staffed('PRIVATE');
    const ruth = await buildPerson(server, { roles: ['ADMIN'] });
    expect((await calls.page(ruth, forum.name)).data.getCommunityByName.community).toMatchObject({
      requestingUserIsMember: 'NO',
      canAdminister: true,
      membersCnt: 3,
    });
    expect((await calls.ban(ruth, forum, cleo)).errors).toBeUndefined();
  });
});

describe('a ban', () => {
  test('[78] ends membership, request and invitations, and every way to read, on open tabs too', async () => {
    const { ada, cleo, forum } = await staffed();
    const tab = await server.connectedSocket(cleo.token);
    const heard = nextMessage(tab, 'forum.access-changed');
    const { data } = await calls.ban(ada, forum, cleo, { reason: 'Insults' });
    expect(data.banMember).toMatchObject({
      user: { id: cleo.id },
      bannedBy: { id: ada.id },
      reason: 'Insults',
      endsAt: null,
    });
    expect(await heard).toEqual([{ communityId: forum.id }]);
    expect(refusalOf(await calls.page(cleo, forum.name))).toEqual([communityErrors.BANNED.code, 403]);
    for (const name of ['getAllCommunities', 'getUserCommunities', 'getRecommendedCommunities'])
      expect((await calls.list(cleo, name)).map(({ id }) => id)).not.toContain(forum.id);
    for (const answer of [
      await calls.join(cleo, forum),
      await calls.members(cleo, forum),
      await calls.request(cleo, 'getUserJoinRequestStatus', forum.name),
      await calls.suggestions(cleo, forum),
    ])
      expect(refusalOf(answer)).toEqual([communityErrors.BANNED.code, 403]);
    await untilMailIsOut(server);
    expect(await calls.noticesOf(cleo, 'REMOVED_FROM_GROUP')).toMatchObject([
      { description: `You are banned from ${forum.displayName}: Insults` },
    ]);
    const [mail] = await mailsTo(server, cleo.email);
    expect(mail?.subject).toBe(`You are banned from ${forum.displayName}`);
    expect(mail?.text).toContain('The moderators wrote: Insults');
    expect(mail?.text).toContain('You can neither read nor write there until they lift the ban.');
    expect((await calls.audit(ada, forum)).data.getForumAudit).toMatchObject([
      { action: 'MEMBER_BANNED', reason: 'Insults', actor: { id: ada.id }, subject: { id: cleo.id } },
    ]);
  });

  test('[78] takes a request and invitations away with it, and no friend invites past it', async () => {
    const { ada, ben, cleo, forum } = await staffed('PRIVATE');
    const [dan, eve] = (await people('Dan', 'Eve')) as [Person, Person];
    const { manager } = server.database;
    await calls.requested(dan, forum, ada);
    await buildFriendRelation(manager, ben, dan);
    await buildFriendRelation(manager, cleo, eve);
    await calls.invite(ben, forum, [dan]);
    await calls.invite(cleo, forum, [eve]);
    await calls.ban(ada, forum, dan);
    expect((await calls.openRequests(ada, forum)).data.getCommunityJoinRequests).toEqual([]);
    expect(refusalOf(await calls.invite(ben, forum, [dan]))?.[0]).toBe(communityErrors.NOT_INVITABLE.code);
    // Whom a banned member brought along does not come in by that.
    await calls.ban(ada, forum, cleo);
    expect((await calls.invited(ada, forum)).data.getCommunityInvitedUsers).toEqual([]);
    expect(refusalOf(await calls.join(eve, forum))?.[0]).toBe(communityErrors.JOINING_FAILED.code);
  });

  test('[78] may have an end, stands in the list until then, and is lifted', async () => {
    const { ada, cleo, forum } = await staffed();
    const past = new Date(Date.now() - 60_000).toISOString();
    expect(refusalOf(await calls.ban(ada, forum, cleo, { endsAt: past }))?.[0]).toBe(
      commonErrors.INVALID_INPUT.code,
    );
    expect(refusalOf(await calls.ban(ada, forum, cleo, { reason: '  ' }))?.[0]).toBe(
      commonErrors.INVALID_INPUT.code,
    );
    const endsAt = new Date(Date.now() + 86_400_000).toISOString();
    await calls.ban(ada, forum, cleo, { endsAt });
    expect((await calls.bans(ada, forum)).data.getCommunityBans).toMatchObject([
      { user: { id: cleo.id }, reason: 'Spam', endsAt },
    ]);
    expect(refusalOf(await calls.ban(ada, forum, cleo))?.[0]).toBe(communityErrors.ALREADY_BANNED.code);
    expect((await calls.unban(ada, forum, cleo)).data).toEqual({ unbanMember: true });
    expect(refusalOf(await calls.unban(ada, forum, cleo))?.[0]).toBe(communityErrors.NOT_BANNED.code);
    expect((await calls.bans(ada, forum)).data.getCommunityBans).toEqual([]);
    expect((await calls.page(cleo, forum.name)).data.getCommunityByName.community).toMatchObject({
      requestingUserIsMember: 'NO',
    });
    const actions = (await calls.audit(ada, forum)).data.getForumAudit.map(({ action }) => action);
    expect(actions).toEqual(['MEMBER_UNBANNED', 'MEMBER_BANNED']);
  });

  test('[78] stays in the record when whoever did it may not be named any more, without their name', async () => {
    const { ada, ben, cleo, forum } = await staffed();
    await calls.setRole(ada, forum, ben, 'ADMIN');
    await calls.ban(ben, forum, cleo);
    // As somebody who is asked for their birthday again.
    await server.database.query(`UPDATE users SET roles = '{}', date_of_birth = NULL WHERE id = $1`, [
      ben.id,
    ]);
    expect((await calls.audit(ada, forum)).data.getForumAudit).toMatchObject([
      { action: 'MEMBER_BANNED', reason: 'Spam', actor: null, subject: { id: cleo.id } },
      { action: 'ROLE_CHANGED', actor: { id: ada.id }, subject: null },
    ]);
  });

  test('[78] of an admin comes after demoting them, and nobody bans themselves or nobody', async () => {
    const { ada, cleo, forum } = await staffed();
    await calls.setRole(ada, forum, cleo, 'ADMIN');
    expect(refusalOf(await calls.ban(ada, forum, cleo))).toEqual(refused);
    expect(refusalOf(await calls.ban(ada, forum, ada))).toEqual(refused);
    const nobody = { id: '00000000-0000-4000-8000-000000000000' };
    expect(refusalOf(await calls.ban(ada, forum, nobody))?.[0]).toBe(communityErrors.MEMBER_NOT_FOUND.code);
    await calls.setRole(ada, forum, cleo, 'MEMBER');
    expect((await calls.ban(ada, forum, cleo)).errors).toBeUndefined();
  });
});
