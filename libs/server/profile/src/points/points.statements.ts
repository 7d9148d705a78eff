import { isPresent, people } from '@lyceum/auth';
import { statement } from '@lyceum/kernel';

/**
 * Adds what the earnings `$earnings` (a JSON array of `Earning`) earn, and lets deeds told again (`$again`, a JSON array of `AgainDeed`)
 * earn again what they did before they were taken back. Both counters are read by what earlier transactions committed, since whoever tells of deeds has the
 * turns of all who gain; of several in one call the first ones count. JSON, because its plan is the same for one and for a hundred.
 */
export const earnStatement = statement(
  'profile.earn-points',
  `WITH wanted AS (
     SELECT DISTINCT ON (w.target_id, w.rule, w.doer_id) w.*, (w.earned_at AT TIME ZONE 'UTC')::date AS day
     FROM jsonb_to_recordset($earnings::jsonb) AS w (place int, user_id uuid, rule text, doer_id uuid, other_id uuid, target text,
       target_id uuid, points smallint, earned_at timestamptz, times_a_day int, times_of_pair int)
     ${people.join('u', 'w.user_id')} AND ${isPresent('u')} ${people.join('d', 'w.doer_id')} AND ${isPresent('d')}
     WHERE NOT EXISTS (SELECT FROM kpi_points p WHERE (p.target_id, p.rule, p.doer_id) = (w.target_id, w.rule, w.doer_id))
     ORDER BY w.target_id, w.rule, w.doer_id, w.place
   ), of_pair AS (
     SELECT w.*, COALESCE(p.times, 0) + row_number() OVER (PARTITION BY w.user_id, w.rule, w.other_id ORDER BY w.place) AS pair_time
     FROM wanted w LEFT JOIN kpi_pairs p ON (p.user_id, p.rule, p.other_id) = (w.user_id, w.rule, w.other_id)
   ), of_day AS (
     SELECT w.*, COALESCE(d.times, 0) + row_number() OVER (PARTITION BY w.user_id, w.rule, w.day ORDER BY w.place) AS day_time
     FROM of_pair w LEFT JOIN kpi_days d ON (d.user_id, d.rule, d.day) = (w.user_id, w.rule, w.day)
     WHERE w.times_of_pair IS NULL OR w.pair_time <= w.times_of_pair
   ), granted AS (
     SELECT * FROM of_day WHERE day_time <= times_a_day
   ), rows AS (
     INSERT INTO kpi_points (user_id, rule, doer_id, target, target_id, points, earned_at)
     SELECT user_id, rule, doer_id, target, target_id, points, earned_at FROM granted ORDER BY place
   ), days AS (
     INSERT INTO kpi_days AS own (user_id, rule, day, times) SELECT user_id, rule, day, count(*) FROM granted GROUP BY 1, 2, 3
     ON CONFLICT (user_id, rule, day) DO UPDATE SET times = own.times + excluded.times
   ), pairs AS (
     INSERT INTO kpi_pairs AS own (user_id, rule, other_id, times)
     SELECT user_id, rule, other_id, count(*) FROM granted WHERE other_id IS NOT NULL GROUP BY 1, 2, 3
     ON CONFLICT (user_id, rule, other_id) DO UPDATE SET times = own.times + excluded.times
   ), again AS (
     UPDATE kpi_points p SET taken_back_at = NULL
     FROM jsonb_to_recordset($again::jsonb) AS a (user_id uuid, target_id uuid, rules text[])
     WHERE p.target_id = a.target_id AND p.taken_back_at IS NOT NULL
       AND (a.rules IS NULL OR (p.doer_id = a.user_id AND p.rule = ANY(a.rules)))
     RETURNING p.user_id, p.points
   ), gained AS (
     SELECT user_id, points FROM granted UNION ALL SELECT user_id, points FROM again
   )
   INSERT INTO kpi_totals AS own (user_id, total)
   SELECT user_id, sum(points) FROM gained GROUP BY user_id ORDER BY user_id
   ON CONFLICT (user_id) DO UPDATE SET total = own.total + excluded.total, updated_at = now()`,
);

/** What was done earns nothing any more: its rows stay, with no points. `$deeds` as `$again` above. */
export const takeBackStatement = statement(
  'profile.take-points-back',
  `WITH gone AS (
     UPDATE kpi_points p SET taken_back_at = now()
     FROM jsonb_to_recordset($deeds::jsonb) AS a (user_id uuid, target_id uuid, rules text[])
     WHERE p.target_id = a.target_id AND p.taken_back_at IS NULL
       AND (a.rules IS NULL OR (p.doer_id = a.user_id AND p.rule = ANY(a.rules)))
     RETURNING p.user_id, p.points
   ), lost AS (
     SELECT user_id, sum(points) AS points FROM gone GROUP BY user_id
   )
   UPDATE kpi_totals own SET total = own.total - lost.points, updated_at = now() FROM lost WHERE own.user_id = lost.user_id`,
);

/** SQL of what a person's points add up to. */
const sumOf = (user: string): string =>
  `(SELECT COALESCE(sum(points), 0) FROM kpi_points p WHERE p.user_id = ${user} AND p.taken_back_at IS NULL)`;

/** Whose total is not what their points add up to, behind `$after`; those may be being changed just now. */
export const strayTotals = statement<{ id: string }>(
  'profile.stray-totals',
  `SELECT t.user_id AS id FROM kpi_totals t WHERE t.user_id > $after::uuid AND t.total <> ${sumOf('t.user_id')}
   ORDER BY t.user_id LIMIT 100`,
);

/** Counts the total of `$userId` anew; in the turn of their deeds. */
export const recountStatement = statement(
  'profile.recount-total',
  `UPDATE kpi_totals t SET total = ${sumOf('t.user_id')}, updated_at = now() WHERE t.user_id = $userId AND t.total <> ${sumOf('t.user_id')}`,
);

/** `$userId` has seen so many of their points: all where `$seen` is null, and never more than there are. */
export const seenStatement = statement(
  'profile.points-seen',
  `UPDATE kpi_totals SET seen = LEAST(total, COALESCE($seen::int, total)) WHERE user_id = $userId`,
);
