import { type School, schoolsLimits } from '@lyceum/contracts/schools';
import { statement } from '@lyceum/kernel';
import { schoolColumns } from '../school.statements';

export interface EnteredSchool {
  /** The school that was named, or what it was merged into. */
  readonly chosenId: string;
  /** The school that the person goes to now, which is another one where they may not change yet. */
  readonly schoolId: string;
  /** The one before; null for who had none. */
  readonly formerId: string | null;
}

/** A change at most so often; the first one, of who mistook another school for theirs, whenever they see it. */
const mayChange = `(m.changed_at IS NULL OR m.changed_at < now() - interval '${String(schoolsLimits.changeDays)} days')`;

/**
 * Has somebody go to a school; no row where there is none of this id. A merge holds both schools until it is done, and
 * this waits for it: a school that leads to another one is not entered. Of two calls at once the second sees what the
 * first has done.
 */
export const enterStatement = statement<EnteredSchool>(
  'schools.enter',
  `WITH named AS MATERIALIZED (
     SELECT id, merged_into FROM schools WHERE id = $schoolId FOR KEY SHARE
   ), led AS MATERIALIZED (
     SELECT s.id, s.merged_into FROM named JOIN schools s ON s.id = named.merged_into FOR KEY SHARE OF s
   ), chosen AS (
     SELECT COALESCE(led.merged_into, led.id, named.id) AS id FROM named LEFT JOIN led ON TRUE
   )
   INSERT INTO school_members AS m (user_id, school_id) SELECT $userId, id FROM chosen
   ON CONFLICT (user_id) DO UPDATE SET
     school_id = CASE WHEN ${mayChange} THEN excluded.school_id ELSE m.school_id END,
     since = CASE WHEN ${mayChange} AND m.school_id <> excluded.school_id THEN now() ELSE m.since END,
     changed_at = CASE WHEN ${mayChange} AND m.school_id <> excluded.school_id THEN now() ELSE m.changed_at END
   RETURNING (SELECT id FROM chosen) AS "chosenId", new.school_id AS "schoolId", old.school_id AS "formerId"`,
);

/** The school somebody goes to. */
export const mySchoolQuery = statement<School>(
  'schools.mine',
  `SELECT ${schoolColumns} FROM school_members m JOIN schools s ON s.id = m.school_id WHERE m.user_id = $userId`,
);
