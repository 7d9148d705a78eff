import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { authDemoData } from '@lyceum/auth';
import { CONFIG, type Config } from '@lyceum/kernel';
import { actorOf, openDomain, type OpenDomain } from '@lyceum/testing/domain';
import { communitiesDemoData } from '../../communities/demo/communities.demo-data';
import { ForumModule } from '../../forum.module';
import { threadsDemoData } from '../../threads/demo/threads.demo-data';
import { PostListService } from '../lists/post-list.service';
import { postsDemoData } from './posts.demo-data';

let house: OpenDomain;
beforeAll(async () => {
  house = await openDomain([ForumModule]);
  const config = house.module.get<Config>(CONFIG);
  for (const seeder of [authDemoData, communitiesDemoData, threadsDemoData, postsDemoData])
    await seeder.seed(house.manager, config);
});
afterAll(() => house.close());

test('the demo’s comments are counted, lie in trees and are by members of their forums', async () => {
  const [counts] = await house.manager.query<Record<string, number>[]>(`
    SELECT (SELECT count(*) FROM comments)::int AS comments,
           (SELECT max(cardinality(path)) FROM comments)::int AS deepest,
           (SELECT count(*) FROM comments WHERE is_highlighted)::int AS highlighted,
           (SELECT count(*) FROM posts p WHERE comments_cnt <> (SELECT count(*) FROM comments c WHERE c.post_id = p.id)
              OR claps_cnt <> (SELECT COALESCE(sum(count), 0) FROM post_claps k WHERE k.post_id = p.id))::int AS wrong,
           (SELECT count(*) FROM comments c WHERE claps_cnt <> (
              SELECT COALESCE(sum(count), 0) FROM comment_claps k WHERE k.comment_id = c.id))::int AS "wrongClaps",
           (SELECT count(*) FROM comments c JOIN threads t ON t.id = c.thread_id WHERE NOT EXISTS (
              SELECT FROM community_members m
              WHERE m.community_id = t.community_id AND m.user_id = c.creator_id))::int AS strangers,
           (SELECT count(*) FROM comments WHERE created_at > now())::int AS early`);
  expect(counts).toMatchObject({ deepest: 5, wrong: 0, wrongClaps: 0, strangers: 0, early: 0 });
  expect(counts?.['comments']).toBeGreaterThan(150);
  expect(counts?.['highlighted']).toBeGreaterThan(0);
});

test('[101] the demo has a thread of many pages, which its student can read', async () => {
  const [student] = await house.manager.query<[{ id: string }]>(
    "SELECT id FROM users WHERE email = 'student@lyceum.example'",
  );
  const [long] = await house.manager.query<[{ id: string; posts: number }]>(
    'SELECT id, posts_cnt AS posts FROM threads ORDER BY posts_cnt DESC LIMIT 1',
  );
  expect(long.posts).toBe(120);
  const lists = house.module.get(PostListService);
  const page = await lists.fromThread(actorOf({ id: student.id, roles: ['STUDENT'] }), {
    threadId: long.id,
    requestingUser: student.id,
  });
  expect(page.map(({ number }) => number)).toEqual([120, 119, 118, 117, 116, 115, 114]);
});
