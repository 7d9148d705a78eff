import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { authDemoData } from '@lyceum/auth';
import { CONFIG, type Config } from '@lyceum/kernel';
import { PollService } from '@lyceum/polls';
import { actorOf, openDomain, type OpenDomain } from '@lyceum/testing/domain';
import { communitiesDemoData } from '../../communities/demo/communities.demo-data';
import { ForumModule } from '../../forum.module';
import { threadsDemoData } from '../../threads/demo/threads.demo-data';
import { demoPolls } from './demo-polls';
import { pollsDemoData } from './polls.demo-data';

let house: OpenDomain;
beforeAll(async () => {
  house = await openDomain([ForumModule]);
  const config = house.module.get<Config>(CONFIG);
  for (const seeder of [authDemoData, communitiesDemoData, threadsDemoData, pollsDemoData])
    await seeder.seed(house.manager, config);
});
afterAll(() => house.close());

test('the demo student meets polls of every kind, with counters that count', async () => {
  const { manager } = house;
  const [student] = await manager.query<[{ id: string }]>(
    "SELECT id FROM users WHERE email = 'student@lyceum.example'",
  );
  const ids = await manager.query<{ id: string }[]>('SELECT id FROM polls ORDER BY id');
  expect(ids).toHaveLength(demoPolls.length);
  const service = house.module.get(PollService);
  const actor = actorOf({ id: student.id, roles: ['STUDENT'] });
  const polls = await Promise.all(ids.map(({ id }) => service.open(actor, { pollId: id })));
  expect(polls.filter(({ isClosed }) => isClosed)).toHaveLength(1);
  expect(polls.filter(({ resultsVisible }) => !resultsVisible)).toHaveLength(1);
  expect(polls.filter(({ votersCnt }) => votersCnt === 0)).toHaveLength(1);
  const voted = polls.filter(({ options }) => options.some((option) => option.requestingUserVoted));
  expect(voted).toHaveLength(demoPolls.filter(({ studentVoted }) => studentVoted).length);
  const [wrong] = await manager.query<[object]>(`
    SELECT (SELECT count(*)::int FROM poll_options o
            WHERE votes_cnt <> (SELECT count(*) FROM poll_votes v WHERE v.option_id = o.id)) AS options,
           (SELECT count(*)::int FROM polls p
            WHERE voters_cnt <> (SELECT count(DISTINCT user_id) FROM poll_votes v WHERE v.poll_id = p.id)) AS voters,
           (SELECT count(*)::int FROM poll_votes WHERE voted_at > now()) AS times`);
  expect(wrong).toEqual({ options: 0, voters: 0, times: 0 });
});
