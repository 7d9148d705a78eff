import { isFindable, isOfAge, people } from '@lyceum/auth';
import type { Role } from '@lyceum/contracts/auth';
import type { SchoolStaffEntry, SchoolStaffRole } from '@lyceum/contracts/schools';
import { statement } from '@lyceum/kernel';
import type { StaffedSchoolModel } from './staffed-school.model';

/** Where somebody works, by name. */
export const staffedQuery = statement<StaffedSchoolModel>(
  'schools.staffed-by',
  `SELECT s.id, s.name, s.city || ', ' || s.country AS place, own.role, own.since
   FROM school_staff own JOIN schools s ON s.id = own.school_id WHERE own.user_id = $userId ORDER BY s.name, s.id`,
);

/** Who works at a school, the first first. */
export const staffQuery = statement<Omit<SchoolStaffEntry, 'since'> & { since: Date }>(
  'schools.staff',
  `SELECT entry.id, entry.user_id AS "userId", ${people.nameOf('entry.user_id')} AS name, entry.role, entry.since
   FROM school_staff entry WHERE entry.school_id = $schoolId ORDER BY entry.since, entry.id`,
);

/** Whose e-mail this is, and whether they may work at a school. */
export const candidateQuery = statement<{ userId: string; isFindable: boolean; isOfAge: boolean }>(
  'schools.staff-candidate',
  `SELECT u.id AS "userId", ${isFindable('u')} AS "isFindable", ${isOfAge('u')} AS "isOfAge"
   ${people.from('u')} WHERE u.email = $email AND u.erased_at IS NULL`,
);

/** Waits for a merge of the school, and enters nobody at one that was merged. `entryId` is null for who works there already. */
export const enterStaffStatement = statement<{ name: string; entryId: string | null }>(
  'schools.enter-staff',
  `WITH school AS MATERIALIZED (
     SELECT id, name FROM schools WHERE id = $schoolId AND merged_into IS NULL FOR KEY SHARE
   ), entered AS (
     INSERT INTO school_staff (school_id, user_id, role) SELECT id, $userId, $role FROM school
     ON CONFLICT (user_id, school_id) DO NOTHING RETURNING id
   )
   SELECT name, (SELECT id FROM entered) AS "entryId" FROM school`,
);

export interface EndedEntry {
  readonly userId: string;
  readonly schoolId: string;
  readonly schoolName: string;
  readonly role: SchoolStaffRole;
}

export const takeStaffAwayStatement = statement<EndedEntry>(
  'schools.take-staff-away',
  `DELETE FROM school_staff entry USING schools s WHERE entry.id = $entryId AND s.id = entry.school_id
   RETURNING entry.user_id AS "userId", s.id AS "schoolId", s.name AS "schoolName", entry.role`,
);

interface ChangedRoles {
  before: Role[];
  after: Role[];
}

const giveRole = (role: SchoolStaffRole) =>
  statement<ChangedRoles>(`schools.give-role-${role}`, people.addRole('$userId', role));

/** The role goes with the last school where somebody has it. */
const takeRole = (role: SchoolStaffRole) =>
  statement<ChangedRoles>(
    `schools.take-role-${role}`,
    people.removeRole(
      `(SELECT $userId::uuid WHERE NOT EXISTS (SELECT FROM school_staff WHERE user_id = $userId AND role = '${role}'))`,
      role,
    ),
  );

export const giveRoleStatements = {
  PRINCIPLE: giveRole('PRINCIPLE'),
  SCHOOL_ADMIN: giveRole('SCHOOL_ADMIN'),
} as const;

export const takeRoleStatements = {
  PRINCIPLE: takeRole('PRINCIPLE'),
  SCHOOL_ADMIN: takeRole('SCHOOL_ADMIN'),
} as const;

/** Staff of a merged school work at the other; who works at both stays there as what they are. */
export const moveStaffStatement = statement(
  'schools.move-staff',
  `UPDATE school_staff entry SET school_id = $intoId WHERE school_id = $schoolId
   AND NOT EXISTS (SELECT FROM school_staff other WHERE other.school_id = $intoId AND other.user_id = entry.user_id)`,
);

export const dropStaffStatement = statement(
  'schools.drop-staff',
  'DELETE FROM school_staff WHERE school_id = $schoolId',
);
