import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { authDemoData } from '@lyceum/auth';
import { CONFIG, type Config } from '@lyceum/kernel';
import { actorOf, openDomain, type OpenDomain } from '@lyceum/testing/domain';
import { communitiesDemoData } from '../../communities/demo/communities.demo-data';
import { ForumModule } from '../../forum.module';
import { ThreadListService } from '../lists/thread-list.service';
import { demoThreads } from './demo-threads';
import { threadsDemoData } from './threads.demo-data';

let house: OpenDomain;
beforeAll(async () => {
  house = await openDomain([ForumModule]);
  const config = house.module.get<Config>(CONFIG);
  for (const seeder of [authDemoData, communitiesDemoData, threadsDemoData])
    await seeder.seed(house.manager, config);
});
afterAll(() => house.close());

describe('the demo threads', () => {
  test('are all there, written and answered by members, with counters that count', async () => {
    const [counts] = await house.manager.query<object[]>(`
      SELECT count(*)::int AS threads,
             count(*) FILTER (WHERE posts_cnt <> (SELECT count(*) FROM posts p WHERE p.thread_id = t.id))::int AS "wrongPosts",
             count(*) FILTER (WHERE claps_cnt <> (
               SELECT COALESCE(sum(count), 0) FROM thread_claps k WHERE k.thread_id = t.id))::int AS "wrongClaps",
             count(*) FILTER (WHERE NOT EXISTS (
               SELECT FROM community_members m WHERE m.community_id = t.community_id AND m.user_id = t.creator_id))::int AS strangers,
             count(*) FILTER (WHERE created_at > now() OR last_active_at < created_at)::int AS "wrongTimes"
      FROM threads t`);
    const right = { wrongPosts: 0, wrongClaps: 0, strangers: 0, wrongTimes: 0 };
    expect(counts).toEqual({ threads: demoThreads.length, ...right });
    const forums = await house.manager.query<{ counted: number; threads: number }[]>(`
      SELECT threads_cnt AS counted, (SELECT count(*) FROM threads t WHERE t.community_id = c.id)::int AS threads
      FROM communities c`);
    for (const { counted, threads } of forums) expect(counted).toBe(threads);
    expect(forums.every(({ threads }) => threads > 0)).toBe(true);
  });

  test('make a home for the demo student: unread replies, saved threads, Chinese ones', async () => {
    const [student] = await house.manager.query<[{ id: string }]>(
      "SELECT id FROM users WHERE email = 'student@lyceum.example'",
    );
    const actor = actorOf({ id: student.id, roles: ['STUDENT'] });
    const lists = house.module.get(ThreadListService);
    const home = await lists.forHome(actor, { userId: student.id, limitValue: 100 });
    expect(home.length).toBeGreaterThan(20);
    expect(home.some(({ unreadCnt }) => unreadCnt > 0)).toBe(true);
    expect(home.some(({ isNew }) => isNew)).toBe(true);
    expect(home.some(({ title }) => /\p{Script=Han}/u.test(title))).toBe(true);
    expect(home.every(({ community }) => community.name !== 'debate-arena')).toBe(true);
    expect(await lists.saved(actor, { userId: student.id })).toHaveLength(3);
  });
});
