import { people } from '@lyceum/auth';
import { standingSql } from '@lyceum/friends';
import { statement, type WaitingRow, waitingSince } from '@lyceum/kernel';
import { freeSeats, meetsBlock } from '../live-course.sql';

/** FROM of who waits for the word of staff, in classes that are not over. */
export const askingFrom = `live_course_waiting w JOIN live_course_groups g ON g.id = w.group_id
  JOIN live_courses c ON c.tag = g.course_tag ${people.join('u', 'w.user_id')}`;

export const isAsking = 'NOT w.may_enter AND g.session_ends_at > now()';

/** SQL of an `AskingCause`. */
export const askingCause = `CASE WHEN ${meetsBlock('w.group_id', 'w.user_id')} THEN 'BLOCK' WHEN COALESCE(c.price_minor, 0) > 0 THEN 'PRICE'
  WHEN ${standingSql('u')} NOT IN ('MINOR', 'PEER') THEN 'AGE' ELSE 'BEFORE' END`;

export const seatsOfAsking = freeSeats('w.group_id');

export const askingQueueQuery = statement<WaitingRow>(
  'live-course.asking-queue',
  waitingSince(
    `FROM live_course_waiting w JOIN live_course_groups g ON g.id = w.group_id WHERE ${isAsking}`,
    'w.created_at',
  ),
);

/** Of two who let in and refuse the same person at once the second waits, and finds nobody any more. */
export const holdGroupOfAskingStatement = statement(
  'live-course.hold-group-of-asking',
  `SELECT FROM live_course_groups g WHERE g.id = (SELECT w.group_id FROM live_course_waiting w WHERE w.id = $askingId)
   FOR NO KEY UPDATE`,
);

/** Somebody who waits for the word of staff. */
export interface Asking {
  groupId: string;
  userId: string;
}

export const askingQuery = statement<Asking>(
  'live-course.asking',
  'SELECT w.group_id AS "groupId", w.user_id AS "userId" FROM live_course_waiting w WHERE w.id = $askingId AND NOT w.may_enter',
);

interface RefusedAsking extends Asking {
  course: string;
  courseTag: string;
}

/** The group is held. */
export const refuseAskingStatement = statement<RefusedAsking>(
  'live-course.refuse-asking',
  `WITH gone AS (DELETE FROM live_course_waiting w WHERE w.id = $askingId AND NOT w.may_enter RETURNING w.group_id, w.user_id),
   refused AS (
     INSERT INTO live_course_refusals AS r (group_id, user_id, reason, refused_by) SELECT group_id, user_id, $reason, $by FROM gone
     ON CONFLICT (user_id, group_id) DO UPDATE SET reason = excluded.reason, refused_by = excluded.refused_by, refused_at = now())
   SELECT gone.group_id AS "groupId", gone.user_id AS "userId", c.name AS course, c.tag AS "courseTag"
   FROM gone JOIN live_course_groups g ON g.id = gone.group_id JOIN live_courses c ON c.tag = g.course_tag`,
);
