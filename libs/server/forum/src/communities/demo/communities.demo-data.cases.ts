import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { authDemoData } from '@lyceum/auth';
import { loadDemoData } from '@lyceum/database';
import { friendsDemoData } from '@lyceum/friends';
import { type Actor, CONFIG, type Config } from '@lyceum/kernel';
import { actorOf, openDomain, type OpenDomain } from '@lyceum/testing/domain';
import { DataSource } from 'typeorm';
import { ForumModule } from '../../forum.module';
import { BanService } from '../bans/ban.service';
import { CommunityListService } from '../lists/community-list.service';
import { JoinDecisionService } from '../requests/join-decision.service';
import { communitiesDemoData } from './communities.demo-data';

let house: OpenDomain;
let lists: CommunityListService;
beforeAll(async () => {
  house = await openDomain([ForumModule]);
  const seeders = [authDemoData, friendsDemoData, communitiesDemoData];
  await loadDemoData(house.module.get(DataSource), seeders, house.module.get<Config>(CONFIG));
  lists = house.module.get(CommunityListService);
});
afterAll(() => house.close());

async function demoActor(localPart: string): Promise<Actor> {
  const [user] = await house.manager.query<[Parameters<typeof actorOf>[0]]>(
    'SELECT id, roles FROM users WHERE email = $1',
    [`${localPart}@lyceum.example`],
  );
  return actorOf(user);
}

test('[61] demo accounts meet forums of each kind, in each part', async () => {
  const student = await demoActor('student');
  const page = { userId: student.userId };
  const all = await lists.all(student, page);
  const seen = Object.fromEntries(all.map((forum) => [forum.name, forum]));
  expect(seen['climate-action']).toMatchObject({ requestingUserIsMember: 'YES', privacy: 'PUBLIC' });
  expect(seen['climate-action']?.membersCnt).toBeGreaterThan(30);
  expect(seen['robotics-aurora']).toMatchObject({ requestingUserIsMember: 'NO', privacy: 'PRIVATE' });
  expect(seen['young-founders']).toMatchObject({ requestingUserIsMember: 'NO', isInvited: true });
  // She is banned from the one and must not know of the other.
  expect(Object.keys(seen)).not.toContain('debate-arena');
  expect(Object.keys(seen)).not.toContain('student-council');
  const recommended = await lists.recommended(student);
  expect(recommended.map(({ name }) => name)).toEqual(['through-the-lens']);

  const admin = await demoActor('forum-admin');
  const own = await lists.own(admin, { userId: admin.userId });
  const roles = Object.fromEntries(own.map(({ name, requestingUserRole }) => [name, requestingUserRole]));
  expect(roles).toMatchObject({
    'climate-action': 'ADMIN',
    'robotics-aurora': 'ADMIN',
    'college-essays': 'MOD',
    'student-council': 'MOD',
    'through-the-lens': 'MEMBER',
  });
  const robotics = own.find(({ name }) => name === 'robotics-aurora')?.id ?? '';
  const waiting = await house.module.get(JoinDecisionService).list(admin, { communityId: robotics });
  expect(waiting).toHaveLength(2);
  const climate = own.find(({ name }) => name === 'climate-action')?.id ?? '';
  expect(await house.module.get(BanService).list(admin, { communityId: climate })).toHaveLength(1);
});

test('demo forums count who is in them', async () => {
  const wrong = await house.manager.query<unknown[]>(
    `SELECT c.name FROM communities c
     LEFT JOIN (SELECT community_id, count(*) AS members, count(*) FILTER (WHERE role = 'ADMIN') AS admins
                FROM community_members GROUP BY 1) counted ON counted.community_id = c.id
     WHERE (c.members_cnt, c.admins_cnt) IS DISTINCT FROM (counted.members, counted.admins)`,
  );
  expect(wrong).toEqual([]);
});
