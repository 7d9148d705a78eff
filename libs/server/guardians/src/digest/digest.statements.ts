import { isFindable, people } from '@lyceum/auth';
import { statement } from '@lyceum/kernel';
import { tieStands } from '../guardians.sql';
import type { TieRow } from '../ties/tie.statements';

/** SQL of the next Sunday at six in the evening after a moment, on clocks of a zone. */
const sundayAfter = (moment: string, zone: string): string =>
  `(date_trunc('week', (${moment} AT TIME ZONE ${zone}) + interval '6 hours') + interval '6 days 18 hours') AT TIME ZONE ${zone}`;

/** A guardian's own tie that holds. */
const ownTie = `
  SELECT tie.id, tie.student_id, tie.guardian_id FROM guardian_ties tie ${people.join('student', 'tie.student_id')}
  WHERE tie.id = $tieId AND tie.guardian_id = $userId AND ${tieStands('tie', 'student')}`;

/** `isNew` is whether this call changed anything; no row where there is no such tie of theirs. */
export interface ChosenDigest extends TieRow {
  isNew: boolean;
}

const answer = (changed: string): string => `
  SELECT id AS "tieId", student_id AS "studentId", guardian_id AS "guardianId", EXISTS (SELECT FROM ${changed}) AS "isNew" FROM own`;

/** From the next Sunday on, and never two in a week, however often and in whatever zone it is chosen. */
export const beginStatement = statement<ChosenDigest>(
  'guardians.begin-digest',
  `WITH own AS (${ownTie}), begun AS (
     INSERT INTO guardian_digests AS digest (tie_id, time_zone, due_at)
     SELECT id, $timeZone, ${sundayAfter('now()', '$timeZone')} FROM own
     ON CONFLICT (tie_id) DO UPDATE SET time_zone = excluded.time_zone, since = now(),
       due_at = ${sundayAfter(`greatest(now(), digest.started_at + interval '3 days')`, 'excluded.time_zone')}
     WHERE digest.due_at IS NULL RETURNING tie_id
   ) ${answer('begun')}`,
);

export const endDigestStatement = statement<ChosenDigest>(
  'guardians.end-digest',
  `WITH own AS (${ownTie}), ended AS (
     UPDATE guardian_digests SET due_at = NULL WHERE tie_id IN (SELECT id FROM own) AND due_at IS NOT NULL RETURNING tie_id
   ) ${answer('ended')}`,
);

/**
 * Takes digests whose time has come, and sets the next. Two processes never take the same one, and it waits for nobody: what
 * another has is left to it. Of a tie that is over it is the last.
 */
export const claimDigestsStatement = statement<{ tieId: string; isOver: boolean }>(
  'guardians.claim-digests',
  `WITH due AS (
     SELECT tie_id FROM guardian_digests WHERE due_at <= now() ORDER BY due_at LIMIT $count FOR UPDATE SKIP LOCKED
   )
   UPDATE guardian_digests digest SET started_at = now(),
     due_at = CASE WHEN ${tieStands('tie', 'student')} THEN ${sundayAfter('now()', 'digest.time_zone')} END
   FROM due JOIN guardian_ties tie ON tie.id = due.tie_id ${people.join('student', 'tie.student_id')}
   WHERE digest.tie_id = due.tie_id RETURNING digest.tie_id AS "tieId", digest.due_at IS NULL AS "isOver"`,
);

export interface DigestRow extends TieRow {
  email: string;
  firstName: string;
  studentFirstName: string;
  timeZone: string;
  isWanted: boolean;
}

/** Whom it goes to, and about whom; nobody where the tie is over, or the guardian's account gets no mail. */
export const digestQuery = statement<DigestRow>(
  'guardians.digest',
  `SELECT tie.id AS "tieId", tie.student_id AS "studentId", tie.guardian_id AS "guardianId", guardian.email,
     guardian.first_name AS "firstName", student.first_name AS "studentFirstName",
     digest.time_zone AS "timeZone", digest.due_at IS NOT NULL AS "isWanted"
   FROM guardian_digests digest JOIN guardian_ties tie ON tie.id = digest.tie_id
   ${people.join('student', 'tie.student_id')} ${people.join('guardian', 'tie.guardian_id')}
   WHERE digest.tie_id = $tieId AND ${tieStands('tie', 'student')}
     AND ${isFindable('guardian')} AND guardian.deletes_at IS NULL`,
);
