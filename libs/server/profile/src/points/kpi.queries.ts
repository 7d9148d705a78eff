import { isPresent, people } from '@lyceum/auth';
import { type DeedTarget, profileLimits } from '@lyceum/contracts/profile';
import { blocks, type ContactService } from '@lyceum/friends';
import { type AllNoticeSubjects, place, type Placed, statement } from '@lyceum/kernel';
import { ofOwner, profileJoins, shownSql } from '../fields/field.sql';
import type { KpiModel, KpiPointModel } from './kpi.model';

const { kpiPage, kpiShown } = profileLimits;

/** SQL that brings the points of `u` into a statement as `k`. */
export const kpiJoin = 'LEFT JOIN kpi_totals k ON k.user_id = u.id';

/** SQL of the points of `u` as JSON, NULL where they are not for the viewer. With `kpiJoin` and `profileJoins`. */
export const kpiJson = shownSql(
  'kpi',
  `json_build_object('totalKpi', COALESCE(k.total, 0), 'totalKpiPre', ${ofOwner('LEAST(COALESCE(k.seen, 0), COALESCE(k.total, 0))')})`,
);

const reader = '$userId::uuid';

/** `userId` looks at the points of `otherId`. Others than their owner go through the latest alone, and see of these what they may. */
export const kpiQueries = (contact: ContactService, subjects: AllNoticeSubjects, asStaff: boolean) => {
  const from = `${people.from('u')} ${profileJoins(contact, reader, '$mostReach::int', asStaff)}`;
  const isThere = `u.id = $otherId AND ${isPresent('u')} ${asStaff ? '' : `AND ${blocks.finds(reader, 'u.id')}`}`;
  const whose = asStaff ? 'for-staff' : 'for-members';
  const list = (name: string, after: string) =>
    statement<Placed<KpiPointModel>>(
      `profile.points-${name}-${whose}`,
      `SELECT earned.id, earned.rule, CASE WHEN earned.taken_back_at IS NULL THEN earned.points ELSE 0 END AS points,
              earned.taken_back_at IS NOT NULL AS "isTakenBack", earned.earned_at AS "earnedAt", told.it ->> 'title' AS title,
              told.it ->> 'url' AS url, ${place('earned.earned_at', 'earned.id')}
       ${from}
       JOIN LATERAL (
         SELECT * FROM kpi_points WHERE user_id = u.id ${after} ORDER BY earned_at DESC, id DESC
         LIMIT CASE WHEN seen.reach = 3 THEN ${String(kpiPage + 1)} ELSE ${String(kpiShown)} END
       ) earned ON ${shownSql('kpi', 'TRUE')}
       CROSS JOIN LATERAL (
         SELECT ${subjects.titleFor(reader, { type: 'earned.target', id: 'earned.target_id' })} AS it OFFSET 0
       ) told
       WHERE ${isThere} AND (seen.reach = 3 OR (told.it IS NOT NULL AND earned.taken_back_at IS NULL))
       ORDER BY earned.earned_at DESC, earned.id DESC LIMIT ${String(kpiPage + 1)}`,
    );
  return {
    kpi: statement<{ kpi: KpiModel | null }>(
      `profile.kpi-${whose}`,
      `SELECT ${kpiJson} AS kpi ${from} ${kpiJoin} WHERE ${isThere}`,
    ),
    first: list('first', ''),
    later: list('later', 'AND (earned_at, id) < ($earnedAt::timestamptz, $afterId::uuid)'),
  };
};

/** The user's own points. */
export const ownKpi = statement<KpiModel>(
  'profile.own-kpi',
  `SELECT COALESCE(k.total, 0) AS "totalKpi", LEAST(COALESCE(k.seen, 0), COALESCE(k.total, 0)) AS "totalKpiPre"
   ${people.from('u')} ${kpiJoin} WHERE u.id = $userId`,
);

/** What somebody did, as an event has told it. */
interface ProvenDeed {
  target: DeedTarget;
  targetId: string;
  otherId: string | null;
  happenedAt: Date;
}

/** The latest of what `$userId` did of a kind, and what still stands. */
export const provenDeeds = statement<ProvenDeed>(
  'profile.proven-deeds',
  `SELECT target, target_id AS "targetId", other_id AS "otherId", happened_at AS "happenedAt" FROM activities
   WHERE user_id = $userId AND action = $action AND target = ANY($targets::text[]) AND taken_back_at IS NULL
   ORDER BY happened_at DESC, id DESC LIMIT 20`,
);
