import { people } from '@lyceum/auth';
import { type AlikeSchool, schoolsLimits, type StaffSchool } from '@lyceum/contracts/schools';
import { statement } from '@lyceum/kernel';

/** No school has more: counting stops there. */
const mostMembers = 10_000;

/** The same of names that lead to one. */
const mostNames = 100;

/** A school with its times as PostgreSQL has them. */
export interface StaffSchoolRow extends Omit<StaffSchool, 'createdAt' | 'updatedAt' | 'staff'> {
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export const staffSchoolQuery = statement<StaffSchoolRow>(
  'schools.of-staff',
  `SELECT s.id, s.name, s.full_address AS "fullAddress", s.street, s.city, s.state, s.zipcode, s.country, s.revision,
     (SELECT count(*)::int FROM (SELECT FROM school_members m WHERE m.school_id = s.id LIMIT ${String(mostMembers)}) one) AS members,
     CASE WHEN s.created_by IS NOT NULL THEN
       json_build_object('id', s.created_by, 'name', ${people.nameOf('s.created_by')}) END AS "addedBy",
     (SELECT json_build_object('id', t.id, 'name', t.name) FROM schools t WHERE t.id = s.merged_into) AS "mergedInto",
     COALESCE((
       SELECT json_agg(json_build_object('id', n.id, 'name', n.name) ORDER BY n.name)
       FROM (SELECT id, name FROM schools WHERE merged_into = s.id LIMIT ${String(mostNames)}) n), '[]'::json) AS "leadHere",
     s.created_at AS "createdAt", s.updated_at AS "updatedAt"
   FROM schools s WHERE s.id = $schoolId`,
);

/** Of one country, spelt like it: what may be the same school. */
export const alikeQuery = statement<AlikeSchool>(
  'schools.alike',
  `SELECT s.id, s.name, s.full_address AS "fullAddress" FROM schools own
   JOIN schools s ON s.merged_into IS NULL AND s.words % own.words AND s.country = own.country AND s.id <> own.id
   WHERE own.id = $schoolId
   ORDER BY similarity(s.words, own.words) DESC, s.id LIMIT ${String(schoolsLimits.alike)}`,
);

interface LockedSchool {
  readonly id: string;
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zipcode: string;
  readonly country: string;
  readonly revision: number;
  readonly mergedInto: string | null;
}

/**
 * Always in one order, so that two merges of the same schools wait for each other; and against foreign keys, too, so that
 * a merge waits for who is just becoming a member, and moves them.
 */
export const lockStatement = statement<LockedSchool>(
  'schools.lock',
  `SELECT id, name, street, city, state, zipcode, country, revision, merged_into AS "mergedInto" FROM schools
   WHERE id = ANY($ids::uuid[]) ORDER BY id FOR UPDATE`,
);

/** A name that leads here gives way to the same name of the school itself. */
export const freeNameStatement = statement(
  'schools.free-name',
  `DELETE FROM schools WHERE merged_into = $schoolId AND country = $country
     AND search_fold(name) = search_fold($name) AND search_fold(city) = search_fold($city)
     AND search_fold(state) = search_fold($state)`,
);

export const updateStatement = statement(
  'schools.update',
  `UPDATE schools SET name = $name, street = $street, city = $city, state = $state, zipcode = $zipcode, country = $country,
     full_address = $fullAddress, revision = revision + 1, updated_at = now()
   WHERE id = $schoolId`,
);

export const moveMembersStatement = statement(
  'schools.move-members',
  'UPDATE school_members SET school_id = $intoId WHERE school_id = $schoolId',
);

/** Names that led to it lead to the other, too. */
export const mergeStatement = statement(
  'schools.merge',
  `UPDATE schools SET merged_into = $intoId, revision = revision + 1, updated_at = now()
   WHERE id = $schoolId OR merged_into = $schoolId`,
);
