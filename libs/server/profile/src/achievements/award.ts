import { isPresent, people } from '@lyceum/auth';
import {
  type AchievementRule,
  achievementRuleNames,
  achievementRules,
  type KpiRuleName,
} from '@lyceum/contracts/profile';
import { type EventPayload, statement, type StatementRunner } from '@lyceum/kernel';
import type { AchievementEarned } from './achievements.events';

type Earned = EventPayload<typeof AchievementEarned>;

/**
 * Gives the people `$userIds` what they have earned by the rules `$rules` (a JSON array) and do not have, each once. It counts the
 * ledger and stops at what a rule asks for; what was earned once stays, also where staff have taken it back.
 */
const awardStatement = statement<Earned>(
  'profile.award-achievements',
  `INSERT INTO user_achievements (user_id, achievement_id)
   SELECT u.id, a.id
   FROM unnest($userIds::uuid[]) AS who (id) ${people.join('u', 'who.id')} AND ${isPresent('u')}
   CROSS JOIN jsonb_to_recordset($rules::jsonb) AS r (rule text, counts text[], times int)
   JOIN achievements a ON a.rule = r.rule AND a.retired_at IS NULL
   WHERE NOT EXISTS (SELECT FROM user_achievements own WHERE (own.user_id, own.achievement_id) = (u.id, a.id))
     AND r.times <= CASE WHEN r.counts IS NULL THEN (SELECT k.total FROM kpi_totals k WHERE k.user_id = u.id) ELSE (
       SELECT count(*) FROM (
         SELECT FROM kpi_points p WHERE p.user_id = u.id AND p.rule = ANY(r.counts) AND p.taken_back_at IS NULL LIMIT r.times
       ) one) END
   ORDER BY u.id, a.id
   ON CONFLICT (user_id, achievement_id) DO NOTHING
   RETURNING user_id AS "userId", achievement_id AS "achievementId"`,
);

const rules: readonly (AchievementRule & { readonly rule: string })[] = achievementRuleNames.map((rule) => ({
  rule,
  ...achievementRules[rule],
}));

/** Gives people what they have earned with points of these rules; of all there are unless said. @returns what is new */
export async function award(
  source: StatementRunner,
  userIds: readonly string[],
  earned?: ReadonlySet<KpiRuleName>,
): Promise<Earned[]> {
  const touched = rules.filter(
    ({ counts }) => !earned || counts === 'POINTS' || counts.some((name) => earned.has(name)),
  );
  if (userIds.length === 0 || touched.length === 0) return [];
  const asked = touched.map(({ rule, counts, times }) => ({
    rule,
    counts: counts === 'POINTS' ? null : counts,
    times,
  }));
  return source.rows(awardStatement, {
    userIds: [...new Set(userIds)].sort(),
    rules: JSON.stringify(asked),
  });
}
