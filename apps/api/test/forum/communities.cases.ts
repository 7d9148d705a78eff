import { beforeAll, describe, expect, test } from '@jest/globals';
import { authErrors } from '@lyceum/contracts/auth';
import { communityErrors, communityLimits } from '@lyceum/contracts/forum';
import { buildBan, buildClaps, buildThread } from '@lyceum/forum/testing';
import { buildFriendRelation } from '@lyceum/friends/testing';
import { buildForum, CommunityCalls, type Forum, refusalOf } from '../../src/testing/communities';
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

describe('a forum', () => {
  test('[60] is told with all its fields, and what the caller is to it', async () => {
    const [ada, ben, cleo] = await three();
    const { manager } = server.database;
    const forum = await buildForum(
      server,
      [
        [ada, 'ADMIN'],
        [ben, 'MEMBER'],
      ],
      { displayName: 'Sky Watchers', description: 'Stars and planets' },
    );
    await manager.query(
      `UPDATE communities SET title = 'Clear nights', type = 'CLUB', img_url = '/a.svg', banner_url = '/b.svg',
         color = '#112233' WHERE id = $1`,
      [forum.id],
    );
    const pinned = await buildThread(manager, forum, ben, { title: 'Rules' });
    await manager.query('UPDATE threads SET pin_position = 1 WHERE id = $1', [pinned.id]);
    const popular = await buildThread(manager, forum, ben, { title: 'Comet tonight' });
    // As many as the clock's task will count, should it come round meanwhile.
    await buildClaps(manager, popular, ada, 9);
    await manager.query('UPDATE threads SET engagement = 9 WHERE id = $1', [popular.id]);
    await manager.query('UPDATE community_members SET engagement = 3 WHERE user_id = $1', [ben.id]);
    const { data } = await calls.page(ben, forum.name);
    const { community, ...page } = data.getCommunityByName;
    expect(community).toEqual({
      id: forum.id,
      name: forum.name,
      displayName: 'Sky Watchers',
      title: 'Clear nights',
      type: 'CLUB',
      imgUrl: '/a.svg',
      color: '#112233',
      description: 'Stars and planets',
      privacy: 'PUBLIC',
      membersCnt: 2,
      threadsCnt: 2,
      requestingUserIsMember: 'YES',
      requestingUserRole: 'MEMBER',
      canModerate: false,
      canAdminister: false,
      isInvited: false,
      createdAt: expect.any(String),
      banner: '/b.svg',
      creator: { id: ada.id },
    });
    expect(page).toMatchObject({
      mostEngagedUsers: [{ id: ben.id, firstName: 'Ben' }],
      pinnedThreads: [{ id: pinned.id, pinned: true }],
      mostPopularThread: { id: popular.id },
    });
    const asOutsider = (await calls.page(cleo, forum.name.toUpperCase())).data.getCommunityByName.community;
    expect(asOutsider).toMatchObject({ requestingUserIsMember: 'NO', requestingUserRole: null });
    const asAdmin = (await calls.page(ada, forum.name)).data.getCommunityByName.community;
    expect(asAdmin).toMatchObject({ requestingUserRole: 'ADMIN', canModerate: true, canAdminister: true });
  });

  test('[71] [72] [73] refuses with 401 who is no member, 402 where there is none, 403 who is banned', async () => {
    const [ada, ben] = await three();
    const hidden = await buildForum(server, [[ada, 'ADMIN']], { privacy: 'PRIVATE' });
    const closed = await buildForum(server, [[ada, 'ADMIN']], { privacy: 'CLOSED' });
    const open = await buildForum(server, [[ada, 'ADMIN']]);
    await buildBan(server.database.manager, open, ben);
    const codeAndStatus = async (name: string) => refusalOf(await calls.page(ben, name));
    expect(await codeAndStatus(hidden.name)).toEqual([communityErrors.NOT_A_MEMBER.code, 401]);
    expect(await codeAndStatus('no-such-forum')).toEqual([communityErrors.NOT_FOUND.code, 402]);
    expect(await codeAndStatus(closed.name)).toEqual([communityErrors.NOT_FOUND.code, 402]);
    expect(await codeAndStatus(open.name)).toEqual([communityErrors.BANNED.code, 403]);
    const banned = await calls.page(ben, open.name);
    expect(banned.errors?.[0]?.message).toBe('You are banned from this forum');
    expect(JSON.stringify([banned, await calls.page(ben, hidden.name)])).not.toContain('Forum ');
  });

  test('[264] is opened, joined and left in nobody else’s name', async () => {
    const [ada, ben] = await three();
    const forum = await buildForum(server, [[ada, 'ADMIN']]);
    const answers = [
      await calls.page(ben, forum.name, ada.id),
      await calls.join(ben, forum, ada.id),
      await calls.leave(ben, forum, ada.id),
      await calls.decline(ben, forum, ada.id),
      await calls.request(ben, 'joinCommunityRequest', forum.name, ada.id),
      await calls.invite({ id: ada.id, token: ben.token }, forum, [ben]),
    ];
    for (const answer of answers) expect(refusalOf(answer)).toEqual([authErrors.ACTS_FOR_ANOTHER.code, 403]);
    expect(await calls.list(ada, 'getUserCommunities')).toHaveLength(1);
  });
});

describe('the lists', () => {
  test('[61] are of public forums, of one’s own, and of those one may like', async () => {
    const [ada, ben, cleo] = await three();
    const [open, friendly, hidden, closed, shut] = (await Promise.all([
      buildForum(server, [[ada, 'ADMIN']]),
      buildForum(server, [
        [ada, 'ADMIN'],
        [cleo, 'MEMBER'],
      ]),
      buildForum(server, [[ada, 'ADMIN']], { privacy: 'PRIVATE' }),
      buildForum(server, [[ada, 'ADMIN']], { privacy: 'CLOSED' }),
      buildForum(server, [[ada, 'ADMIN']]),
    ])) as [Forum, Forum, Forum, Forum, Forum];
    await buildBan(server.database.manager, shut, ben);
    await befriend(ben, cleo);
    await calls.join(ben, open);
    const all = namesOf(await calls.list(ben, 'getAllCommunities'));
    expect(all).toEqual(expect.arrayContaining([open.name, friendly.name, hidden.name]));
    expect(all).not.toContain(closed.name);
    expect(all).not.toContain(shut.name);
    expect(namesOf(await calls.list(ben, 'getUserCommunities'))).toEqual([open.name]);
    expect(namesOf(await calls.list(ada, 'getUserCommunities'))).toEqual(
      expect.arrayContaining([hidden.name, closed.name]),
    );
    const recommended = namesOf(await calls.list(ben, 'getRecommendedCommunities'));
    expect(recommended[0]).toBe(friendly.name);
    expect(recommended.length).toBeLessThanOrEqual(communityLimits.recommended);
    for (const other of [open, hidden, closed, shut]) expect(recommended).not.toContain(other.name);
  });

  test('[61] of forums tell of a private one no more than it takes to ask for it', async () => {
    const [ada, ben, cleo] = await three();
    const forum = await buildForum(
      server,
      [
        [ada, 'ADMIN'],
        [cleo, 'MEMBER'],
      ],
      { privacy: 'PRIVATE', description: 'Ask us' },
    );
    await server.database.query(
      `UPDATE communities SET title = 'inside', banner_url = '/inside.svg', threads_cnt = 7 WHERE id = $1`,
      [forum.id],
    );
    const seenBy = async (person: Person) =>
      (await calls.list(person, 'getAllCommunities')).find(({ id }) => id === forum.id);
    expect(await seenBy(ben)).toMatchObject({
      displayName: forum.displayName,
      description: 'Ask us',
      privacy: 'PRIVATE',
      title: '',
      banner: null,
      membersCnt: 0,
      threadsCnt: 0,
      creator: null,
    });
    expect(await seenBy(cleo)).toMatchObject({ membersCnt: 2, threadsCnt: 7, creator: { id: ada.id } });
  });
});

describe('joining', () => {
  test('[64] a public forum makes a member, again changes nothing', async () => {
    const [ada, ben] = await three();
    const forum = await buildForum(server, [[ada, 'ADMIN']]);
    for (let time = 0; time < 2; time += 1) {
      const { data } = await calls.join(ben, forum);
      expect(data['joinCommunity']).toMatchObject({ requestingUserIsMember: 'YES', membersCnt: 2 });
    }
  });

  test('[64] [65] is refused in a private forum without an invitation, and in a closed one to everybody', async () => {
    const [ada, ben] = await three();
    const hidden = await buildForum(server, [[ada, 'ADMIN']], { privacy: 'PRIVATE' });
    const closed = await buildForum(server, [[ada, 'ADMIN']], { privacy: 'CLOSED' });
    const refused = await calls.join(ben, hidden);
    expect(refused.errors?.[0]).toMatchObject({
      message: 'Sorry, there was an error joining the forum. Please try again.',
      extensions: { code: communityErrors.JOINING_FAILED.code },
    });
    expect(refusalOf(await calls.join(ben, closed))).toEqual([communityErrors.NOT_FOUND.code, 402]);
    expect(await calls.list(ben, 'getUserCommunities')).toEqual([]);
  });

  test('[66] and leaving: the member is none any more', async () => {
    const [ada, ben] = await three();
    const forum = await buildForum(server, [
      [ada, 'ADMIN'],
      [ben, 'MEMBER'],
    ]);
    const { data } = await calls.leave(ben, forum);
    expect(data['leaveCommunity']).toMatchObject({ requestingUserIsMember: 'NO', membersCnt: 1 });
    const again = await calls.leave(ben, forum);
    expect(again.errors?.[0]?.message).toBe('Sorry, there was an error leaving the forum. Please try again.');
  });

  test('[67] leaving is refused to the last member, and to the last admin while others are there', async () => {
    const [ada, ben] = await three();
    const forum = await buildForum(server, [
      [ada, 'ADMIN'],
      [ben, 'MEMBER'],
    ]);
    const alone = await calls.leave(ada, forum);
    expect(refusalOf(alone)).toEqual([communityErrors.LAST_ADMIN.code, 409]);
    expect((await calls.setRole(ada, forum, ben, 'ADMIN')).data.setMemberRole.role).toBe('ADMIN');
    expect((await calls.leave(ada, forum)).errors).toBeUndefined();
    const last = await calls.leave(ben, forum);
    expect(last.errors?.[0]?.message).toBe('Forums must have at least one member.');
    expect(namesOf(await calls.list(ben, 'getUserCommunities'))).toEqual([forum.name]);
  });

  test('leaving ends the invitations that somebody gave', async () => {
    const [ada, ben, cleo] = await three();
    const forum = await buildForum(
      server,
      [
        [ada, 'ADMIN'],
        [ben, 'MEMBER'],
      ],
      { privacy: 'PRIVATE' },
    );
    await befriend(ben, cleo);
    expect((await calls.invite(ben, forum, [cleo])).data.memberInvitation.invitedCnt).toBe(1);
    expect((await calls.leave(ben, forum)).errors).toBeUndefined();
    expect(refusalOf(await calls.join(cleo, forum))?.[0]).toBe(communityErrors.JOINING_FAILED.code);
  });

  test('[65] who was put into a closed forum leaves it as any other, but invites nobody', async () => {
    const [ada, ben] = await three();
    const forum = await buildForum(
      server,
      [
        [ada, 'ADMIN'],
        [ben, 'MEMBER'],
      ],
      { privacy: 'CLOSED' },
    );
    expect(refusalOf(await calls.invite(ben, forum, [ada]))).toEqual([communityErrors.NOT_ALLOWED.code, 403]);
    expect(refusalOf(await calls.leave(ada, forum))).toEqual([communityErrors.LAST_ADMIN.code, 409]);
    expect((await calls.leave(ben, forum)).data['leaveCommunity']?.requestingUserIsMember).toBe('NO');
    expect(await calls.list(ben, 'getUserCommunities')).toEqual([]);
    expect(refusalOf(await calls.leave(ben, forum))).toEqual([communityErrors.NOT_FOUND.code, 402]);
    expect(refusalOf(await calls.leave(ada, forum))).toEqual([communityErrors.LAST_MEMBER.code, 409]);
  });
});
