import { rolesHolding } from '@lyceum/contracts/permissions';
import { people } from '@lyceum/auth';
import type { CommunitySql } from '../communities/community-keeper';

const overseers = rolesHolding('forum.oversee');

/**
 * SQL for statements over cases `mc` and the notices they appeal against, `notice`: who made the decision (`by`), and
 * whether somebody else can look at the appeal (`others`). Nothing of cases that are no appeals.
 */
export const appealedDecision = ({ bans, keepers }: CommunitySql): string => `
  LEFT JOIN LATERAL (
    SELECT maker.id AS by, (
      EXISTS (
        SELECT FROM ${keepers} keeper ${people.join('p', 'keeper.user_id')}
        WHERE keeper.community_id = mc.community_id AND p.erased_at IS NULL AND keeper.user_id NOT IN (maker.id, mc.author_id)
          AND (keeper.role = 'ADMIN' OR notice.kind <> 'BANNED'))
      OR EXISTS (
        SELECT ${people.from('p')}
        WHERE p.roles && '{${overseers.join(',')}}' AND p.erased_at IS NULL AND p.id NOT IN (maker.id, mc.author_id))
    ) AS others
    FROM (SELECT COALESCE(
      (SELECT decided.decided_by FROM moderation_cases decided WHERE decided.id = notice.case_id),
      -- A ban that came with no case has the time of its notice.
      (SELECT ban.banned_by FROM ${bans} ban
       WHERE ban.user_id = notice.user_id AND ban.community_id = notice.community_id
         AND ban.created_at = notice.created_at LIMIT 1)) AS id) maker
    WHERE mc.kind = 'APPEAL' AND maker.id IS NOT NULL) appealed ON true`;
