import type { DemoSeeder } from '@lyceum/database';
import { ManagerStatements } from '@lyceum/kernel';
import { createPoll } from '@lyceum/polls';
import type { EntityManager } from 'typeorm';
import { type DemoPoll, demoPolls } from './demo-polls';

const threadStatement = `
  SELECT id, creator_id AS "creatorId" FROM threads WHERE title LIKE $1 || '%' ORDER BY id LIMIT 1`;

const datesStatement = `
  UPDATE polls p SET closes_at = now() + make_interval(days => $2::int), created_at = t.created_at
  FROM threads t WHERE p.id = $1 AND t.id = p.thread_id`;

/**
 * Members who look like chance vote for options that look like it, too, the first ones the most; some for a second one
 * where they can. `$2` of a hundred vote, the demo student where `$3` says so.
 */
const votesStatement = `
  WITH voters AS (
    SELECT p.id AS poll_id, m.user_id, p.can_select_multiple, p.created_at, p.options_cnt,
           abs(hashtext(m.user_id::text || p.id::text)) AS chance
    FROM polls p JOIN threads t ON t.id = p.thread_id JOIN community_members m ON m.community_id = t.community_id
    JOIN users u ON u.id = m.user_id
    WHERE p.id = $1 AND CASE WHEN u.email = 'student@lyceum.example' THEN $3::boolean
                             ELSE abs(hashtext(p.id::text || u.email::text)) % 100 < $2::int END
  ), options AS (
    SELECT o.id, o.poll_id, row_number() OVER (ORDER BY o.id) - 1 AS place FROM poll_options o WHERE o.poll_id = $1
  )
  INSERT INTO poll_votes (poll_id, user_id, slot, option_id, voted_at)
  SELECT o.poll_id, v.user_id, CASE WHEN v.can_select_multiple THEN o.id ELSE o.poll_id END, o.id,
         v.created_at + (LEAST(now(), COALESCE(p.closes_at, now())) - v.created_at) * ((v.chance % 97) / 100.0)
  FROM voters v JOIN polls p ON p.id = v.poll_id JOIN options o
    ON o.place = LEAST(v.chance % v.options_cnt, (v.chance / 7) % v.options_cnt)
    OR (v.can_select_multiple AND v.chance % 3 = 0 AND o.place = (v.chance / 11) % v.options_cnt)`;

const countStatements = [
  `UPDATE poll_options o SET votes_cnt = (SELECT count(*) FROM poll_votes v WHERE v.option_id = o.id)
   WHERE o.poll_id = $1`,
  `UPDATE polls p SET voters_cnt = (SELECT count(DISTINCT v.user_id) FROM poll_votes v WHERE v.poll_id = p.id)
   WHERE p.id = $1`,
];

/** Polls in several states, in threads of the demo data. */
export const pollsDemoData: DemoSeeder = {
  name: 'polls',
  async seed(manager) {
    for (const poll of demoPolls) await insert(manager, poll);
  },
};

async function insert(manager: EntityManager, demo: DemoPoll): Promise<void> {
  const { title, turnout, studentVoted, closesInDays = null, ...poll } = demo;
  const [thread] = await manager.query<{ id: string; creatorId: string }[]>(threadStatement, [title]);
  if (!thread) throw new Error(`There is no demo thread '${title}'`);
  const id = await createPoll(new ManagerStatements(manager), {
    threadId: thread.id,
    creatorId: thread.creatorId,
    poll,
  });
  await manager.query(datesStatement, [id, closesInDays]);
  await manager.query(votesStatement, [id, turnout, studentVoted]);
  for (const statement of countStatements) await manager.query(statement, [id]);
}
