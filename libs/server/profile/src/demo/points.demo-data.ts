import { people } from '@lyceum/auth';
import type { DemoSeeder } from '@lyceum/database';
import { type Deed, ManagerStatements } from '@lyceum/kernel';
import { keepActivities } from '../activities/activities.listener';
import { earn } from '../points/points.listener';
import { seedAchievements } from './achievements.demo';

/** What the demo people are said to have done, as the events would have told it. */
const deeds = `
  SELECT creator_id AS "userId", 'POSTED' AS action, 'THREAD' AS target, id AS "targetId", NULL::uuid AS "otherId", created_at AS "happenedAt"
  FROM threads WHERE status = 'VISIBLE'
  UNION ALL SELECT creator_id, 'POSTED', 'POST', id, NULL, created_at FROM posts WHERE status = 'VISIBLE'
  UNION ALL SELECT creator_id, 'POSTED', 'COMMENT', id, NULL, created_at FROM comments WHERE status = 'VISIBLE'
  UNION ALL SELECT creator_id, 'POSTED', 'CONVERSATION', id, NULL, created_at FROM conversations WHERE status = 'VISIBLE'
  UNION ALL SELECT creator_id, 'POSTED', 'CONVERSATION_REPLY', id, NULL, created_at FROM conversation_replies WHERE status = 'VISIBLE'
  UNION ALL SELECT c.user_id, 'CLAPPED', 'THREAD', it.id, it.creator_id, GREATEST(c.updated_at, it.created_at)
    FROM thread_claps c JOIN threads it ON it.id = c.thread_id WHERE it.status = 'VISIBLE'
  UNION ALL SELECT c.user_id, 'CLAPPED', 'POST', it.id, it.creator_id, GREATEST(c.updated_at, it.created_at)
    FROM post_claps c JOIN posts it ON it.id = c.post_id WHERE it.status = 'VISIBLE'
  UNION ALL SELECT user_id, 'JOINED', 'COMMUNITY', community_id, NULL, joined_at FROM community_members
  UNION ALL SELECT it.creator_id, 'ANSWERED', 'POST', it.id, NULL, h.created_at FROM thread_highlights h JOIN posts it ON it.id = h.post_id
  UNION ALL SELECT requester_id, 'BEFRIENDED', 'FRIEND', requested_id, requested_id, since FROM friend_relations WHERE status = 'ACCEPTED'
  UNION ALL SELECT requested_id, 'BEFRIENDED', 'FRIEND', requester_id, requester_id, since FROM friend_relations WHERE status = 'ACCEPTED'
  ORDER BY "happenedAt", "targetId"`;

/** So many are told at once, as claps are. */
const batch = 200;

/** What was done in the demo data has earned what it would have; the demo student has not yet seen the last of it. */
export const pointsDemoData: DemoSeeder = {
  name: 'points',
  async seed(manager) {
    const statements = new ManagerStatements(manager);
    const done = await manager.query<Deed[]>(deeds);
    for (let from = 0; from < done.length; from += batch) {
      const told = done.slice(from, from + batch);
      await keepActivities(statements, told);
      await earn(statements, told);
    }
    await manager.query(
      `UPDATE kpi_totals SET seen = total - CASE WHEN u.email = 'student@lyceum.example' THEN LEAST(total, 12) ELSE 0 END
       ${people.from('u')} WHERE u.id = user_id`,
    );
    await seedAchievements(manager);
  },
};
