import { blocks } from '@lyceum/friends';
import { statement } from '@lyceum/kernel';
import { joinOwn, teaches } from '../../live-course.sql';
import { isWatched } from '../recording.sql';

/**
 * SQL of whether the caller may take this person out of a recording: everybody themselves, and of others who teaches the class or oversees
 * all, to whom they are shown. Wants the caller's own place as `own`.
 */
export const mayTakeOut = (person: string): string =>
  `(${person} = $userId::uuid OR ((COALESCE(${teaches('own')}, false) OR $oversees::boolean)
    AND NOT ${blocks.hiddenFrom('$userId::uuid', person)}))`;

export interface Taken {
  groupId: string;
  course: string;
  number: number;
  /** Of their films. */
  paths: string[];
}

/**
 * Takes somebody out of a recording that is over: all their films, and whatever of what happened names them; no row where nothing does.
 * Of one's own, one may have left the class since, and it may be in the trash.
 */
export const takeOutStatement = statement<Taken>(
  'live-course.take-out-of-recording',
  `WITH it AS (
     SELECT r.id, r.group_id, r.lesson_id FROM live_recordings r LEFT ${joinOwn('own', 'r.group_id', '$userId')}
     WHERE r.id = $id AND r.state <> 'RECORDING' AND ($personId::uuid = $userId::uuid OR ${isWatched('r')})
       AND ${mayTakeOut('$personId::uuid')}
   ), films AS (
     DELETE FROM live_recording_films f USING it WHERE f.recording_id = it.id AND f.user_id = $personId RETURNING f.path
   ), moments AS (
     DELETE FROM live_recording_moments m USING it WHERE m.recording_id = it.id AND m.user_id = $personId RETURNING m.id
   )
   SELECT it.group_id AS "groupId", c.name AS course, l.lesson_number AS number,
     ARRAY(SELECT path FROM films WHERE path IS NOT NULL) AS paths
   FROM it JOIN live_lessons l ON l.id = it.lesson_id JOIN live_course_groups g ON g.id = it.group_id
     JOIN live_courses c ON c.tag = g.course_tag
   WHERE EXISTS (SELECT FROM films) OR EXISTS (SELECT FROM moments)`,
);

/** They agree no more, whoever took them out. */
export const nowWithdrawnStatement = statement(
  'live-course.now-withdrawn-from-recording',
  'UPDATE live_recording_consents SET withdrawn_at = COALESCE(withdrawn_at, now()) WHERE recording_id = $id AND user_id = $personId',
);

/** It is as long as what is left of it. */
export const shortenStatement = statement(
  'live-course.shorten-recording',
  `UPDATE live_recordings r SET milliseconds = COALESCE(
     (SELECT max(f.starts_ms + f.milliseconds) FROM live_recording_films f WHERE f.recording_id = r.id AND f.path IS NOT NULL), r.milliseconds)
   WHERE r.id = $id`,
);
