import { isFindable, people } from '@lyceum/auth';
import { blocks } from '@lyceum/friends';
import { statement } from '@lyceum/kernel';

export interface StudentRow {
  id: string;
  firstName: string;
  lastName: string;
  sortValue: string;
}

/**
 * Students whom `$userId` may see, by name. Nobody who waits for a guardian, is suspended or has a block with them.
 * @param name of the statements @param from SQL that brings rows with the student's id as `tie.student_id`
 */
export function listStatements(name: string, from: string) {
  const list = (which: string, after: string) =>
    statement<StudentRow>(
      `schools.students-${name}-${which}`,
      `SELECT u.id, u.first_name AS "firstName", u.last_name AS "lastName", u.full_name AS "sortValue"
       FROM (${from}) tie ${people.join('u', 'tie.student_id')}
       WHERE ${isFindable('u')} AND 'STUDENT' = ANY(u.roles) AND u.id <> $userId
         AND NOT ${blocks.between('u.id', '$userId::uuid')}
         AND ($search::text = '' OR strpos(u.names_text, search_fold($search::text)) > 0)
         ${after} ORDER BY u.full_name, u.id LIMIT $limit`,
    );
  return {
    first: list('first', ''),
    later: list('later', 'AND (u.full_name, u.id) > ($after, $afterId::uuid)'),
  };
}

export type ListStatements = ReturnType<typeof listStatements>;

export const ofSchool = listStatements(
  'of-school',
  `SELECT m.user_id AS student_id FROM school_staff own JOIN school_members m ON m.school_id = own.school_id
   WHERE own.user_id = $userId AND own.school_id = $schoolId`,
);

export const ofAgent = listStatements(
  'of-agent',
  'SELECT student_id FROM agent_students WHERE agent_id = $userId',
);
