import {
  hasGuardiansConsent,
  isFindable,
  isOfAge,
  isOfYears,
  isPresent,
  people,
  userSummaryJson,
} from '@lyceum/auth';
import { authLimits, type Role } from '@lyceum/contracts/auth';
import { guardiansLimits } from '@lyceum/contracts/guardians';
import { blocks } from '@lyceum/friends';
import { statement } from '@lyceum/kernel';
import { tieStands } from '../guardians.sql';
import type { GuardianTieModel, MyGuardiansModel } from './tie.model';

/** Whose tie it is. */
export interface TieRow {
  tieId: string;
  studentId: string;
  guardianId: string;
}

const tieColumns = `id AS "tieId", student_id AS "studentId", guardian_id AS "guardianId"`;

/** Old enough to choose a guardian themselves, and not of age. */
const makesCodes = (user: string): string =>
  `(${isOfYears(user, authLimits.consentAgeYears)} AND NOT ${isOfAge(user)})`;

const standing = (column: string, id: string): string => `
  (SELECT count(*) FROM guardian_ties held ${people.join('held_student', 'held.student_id')}
   WHERE held.${column} = ${id} AND ${tieStands('held', 'held_student')})`;

/** Ties of the user with the other of the two. @param own the user's column @param other the other's */
const tiesOf = (own: string, other: string): string => `
  SELECT tie.id, ${userSummaryJson('person')} AS person, tie.origin, tie.since, tie.kept_at IS NOT NULL AS "isKept",
    EXISTS (SELECT FROM guardian_digests digest WHERE digest.tie_id = tie.id AND digest.due_at IS NOT NULL) AS "hasDigest"
  FROM guardian_ties tie ${people.join('student', 'tie.student_id')} ${people.join('person', `tie.${other}`)}
  WHERE tie.${own} = $userId AND ${tieStands('tie', 'student')} AND ${isPresent('person')}
    AND NOT ${blocks.between('tie.student_id', 'tie.guardian_id')}
  ORDER BY tie.since, tie.id`;

export const studentsQuery = statement<GuardianTieModel>(
  'guardians.students',
  tiesOf('guardian_id', 'student_id'),
);

export const guardiansQuery = statement<GuardianTieModel>(
  'guardians.guardians',
  tiesOf('student_id', 'guardian_id'),
);

/** Whether somebody looks after anybody whom they may see. */
export const hasStudentsQuery = statement<{ hasStudents: boolean }>(
  'guardians.has-students',
  `SELECT EXISTS (${tiesOf('guardian_id', 'student_id')}) AS "hasStudents"`,
);

export const standingOfStudentQuery = statement<Omit<MyGuardiansModel, 'guardians'>>(
  'guardians.standing-of-student',
  `SELECT ${makesCodes('u')} AS "mayMakeCode", ${isOfYears('u', guardiansLimits.keepFromAge)} AS "mayKeep",
     (SELECT expires_at FROM guardian_codes WHERE student_id = u.id AND expires_at > now()) AS "codeExpiresAt"
   ${people.from('u')} WHERE u.id = $userId`,
);

/** A student has one code at a time. Answers nobody who is not there; no time where they may have none. */
export const makeCodeStatement = statement<{ isOfAgeForCodes: boolean; expiresAt: Date | null }>(
  'guardians.make-code',
  `WITH student AS (
     SELECT u.id, ${makesCodes('u')} AS "isOfAgeForCodes",
       ${standing('student_id', 'u.id')} < ${String(guardiansLimits.guardiansOfStudent)} AS has_room
     ${people.from('u')} WHERE u.id = $userId AND ${isFindable('u')}
   ), made AS (
     INSERT INTO guardian_codes (student_id, code_hash, expires_at)
     SELECT id, $hash, now() + interval '${String(guardiansLimits.codeMinutes)} minutes' FROM student
     WHERE "isOfAgeForCodes" AND has_room
     ON CONFLICT (student_id) DO UPDATE SET code_hash = excluded.code_hash, expires_at = excluded.expires_at
     RETURNING expires_at
   )
   SELECT "isOfAgeForCodes", (SELECT expires_at FROM made) AS "expiresAt" FROM student`,
);

export const dropCodeStatement = statement(
  'guardians.drop-code',
  'DELETE FROM guardian_codes WHERE student_id = $userId',
);

/** Whether somebody may be a guardian at all, and whether they look after as many as one can. */
export const guardianQuery = statement<{ isOfAge: boolean; hasRoom: boolean }>(
  'guardians.guardian',
  `SELECT ${isOfAge('u')} AS "isOfAge",
     ${standing('guardian_id', 'u.id')} < ${String(guardiansLimits.studentsOfGuardian)} AS "hasRoom"
   ${people.from('u')} WHERE u.id = $userId AND ${isFindable('u')}`,
);

/** What has to be true of the two, whoever agreed to what. */
const mayBeTied = (student: string): string => `
  ${isFindable(student)} AND ${isFindable('guardian')} AND ${isOfAge('guardian')} AND ${student}.id <> guardian.id
  AND NOT ${blocks.between(`${student}.id`, 'guardian.id')}
  AND ${standing('student_id', `${student}.id`)} < ${String(guardiansLimits.guardiansOfStudent)}`;

/**
 * Uses a code up and ties the two: of many calls with one code, one gets a row. A code that this caller may not use stays
 * as it is. `tieId` is null where the two were tied already.
 */
export const useCodeStatement = statement<{ studentId: string; tieId: string | null }>(
  'guardians.use-code',
  `WITH used AS (
     DELETE FROM guardian_codes code WHERE code_hash = $hash AND expires_at > now() AND EXISTS (
       SELECT ${people.from('student')} ${people.join('guardian', '$userId')}
       WHERE student.id = code.student_id AND ${makesCodes('student')} AND ${mayBeTied('student')})
     RETURNING student_id
   ), tied AS (
     INSERT INTO guardian_ties (student_id, guardian_id, origin) SELECT student_id, $userId, 'CODE' FROM used
     ON CONFLICT DO NOTHING RETURNING id
   )
   SELECT student_id AS "studentId", (SELECT id FROM tied) AS "tieId" FROM used`,
);

/**
 * Ties whoever holds the mail of the consent to its child, once: not where it is linked to an account, or its student, or
 * anybody but that guardian, ended that.
 */
export const useConsentStatement = statement<{ tieId: string }>(
  'guardians.use-consent',
  `INSERT INTO guardian_ties (student_id, guardian_id, origin)
   SELECT student.id, guardian.id, 'CONSENT' ${people.from('student')} ${people.join('guardian', '$userId')}
   WHERE student.id = $studentId AND ${hasGuardiansConsent('student')} AND NOT ${isOfAge('student')} AND ${mayBeTied('student')}
     AND NOT EXISTS (
       SELECT FROM guardian_ties before WHERE before.student_id = student.id AND before.origin = 'CONSENT'
         AND (before.ended_at IS NULL OR before.ended_by IS DISTINCT FROM before.guardian_id))
   ON CONFLICT DO NOTHING RETURNING id AS "tieId"`,
);

export const giveRoleStatement = statement<{ before: Role[]; after: Role[] }>(
  'guardians.give-role',
  people.addRole('$userId', 'GUARDIAN'),
);

/** Either of the two ends it. */
export const endStatement = statement<TieRow>(
  'guardians.end',
  `UPDATE guardian_ties SET ended_at = now(), ended_by = $userId
   WHERE id = $tieId AND $userId IN (student_id, guardian_id) AND ended_at IS NULL RETURNING ${tieColumns}`,
);

/** A block between the two ends it for good: it is no tie of theirs once the block is lifted. */
export const endOfPairStatement = statement(
  'guardians.end-of-pair',
  `UPDATE guardian_ties SET ended_at = now(), ended_by = $blockerId
   WHERE ended_at IS NULL
     AND (guardian_id, student_id) IN (($blockerId::uuid, $blockedId::uuid), ($blockedId::uuid, $blockerId::uuid))`,
);

/** A student says whether a guardian stays. `mayKeep` is whether they are old enough; no row where it is no tie of theirs. */
export const keepStatement = statement<{ mayKeep: boolean }>(
  'guardians.keep',
  `WITH found AS (
     SELECT tie.id, ${isOfYears('student', guardiansLimits.keepFromAge)} AS "mayKeep"
     FROM guardian_ties tie ${people.join('student', 'tie.student_id')}
     WHERE tie.id = $tieId AND tie.student_id = $userId AND ${tieStands('tie', 'student')}
   ), kept AS (
     UPDATE guardian_ties SET kept_at = CASE WHEN $keeps::boolean THEN now() END
     WHERE ended_at IS NULL AND id IN (SELECT id FROM found WHERE "mayKeep")
   )
   SELECT "mayKeep" FROM found`,
);

/** Ends what the student's 18th birthday has ended. */
export const endOfAgeStatement = statement<TieRow>(
  'guardians.end-of-age',
  `UPDATE guardian_ties SET ended_at = now() WHERE id IN (
     SELECT tie.id FROM guardian_ties tie ${people.join('student', 'tie.student_id')}
     WHERE tie.ended_at IS NULL AND NOT ${tieStands('tie', 'student')} LIMIT $count)
     AND ended_at IS NULL RETURNING ${tieColumns}`,
);

/** Notes that the student is told, some weeks before. */
export const tellOfEndStatement = statement<TieRow>(
  'guardians.tell-of-end',
  `UPDATE guardian_ties SET told_of_end_at = now() WHERE id IN (
     SELECT tie.id FROM guardian_ties tie ${people.join('student', 'tie.student_id')}
     WHERE tie.told_of_end_at IS NULL AND tie.kept_at IS NULL AND ${tieStands('tie', 'student')}
       AND student.date_of_birth <= CURRENT_DATE + interval '${String(guardiansLimits.tellDaysBefore)} days'
         - interval '${String(authLimits.adultAgeYears)} years' LIMIT $count)
     AND told_of_end_at IS NULL RETURNING ${tieColumns}`,
);

export const sweepCodesStatement = statement(
  'guardians.sweep-codes',
  'DELETE FROM guardian_codes WHERE expires_at < now()',
);

/** The other guardians of a student. */
export const otherGuardiansStatement = statement<{ id: string }>(
  'guardians.others',
  `SELECT tie.guardian_id AS id FROM guardian_ties tie ${people.join('student', 'tie.student_id')}
   WHERE tie.student_id = $studentId AND tie.guardian_id <> $guardianId AND ${tieStands('tie', 'student')}`,
);
