import { blocks } from '@lyceum/friends';
import { statement } from '@lyceum/kernel';
import { joinOwn, teaches } from '../../live-course.sql';

/**
 * SQL of whether the caller may take this person out of a recording: everybody themselves, and of others who teaches the class or oversees
 * all, to whom they are shown. Wants the caller's own place as `own`.
 */
export const mayTakeOut = (person: string): string =>
  `(${person} = $userId::uuid OR ((COALESCE(${teaches('own')}, false) OR $oversees::boolean)
    AND NOT ${blocks.hiddenFrom('$userId::uuid', person)}))`;

/** Takes all films of somebody out of a recording that is over. Of one's own, one may have left the class since, and it may be in the trash. */
export const takeOutStatement = statement<{ path: string | null; groupId: string }>(
  'live-course.take-out-of-recording',
  `DELETE FROM live_recording_films f USING live_recordings r LEFT ${joinOwn('own', 'r.group_id', '$userId')}
   WHERE f.recording_id = $id AND f.user_id = $personId AND r.id = f.recording_id AND r.state <> 'RECORDING'
     AND (f.user_id = $userId OR (r.state = 'READY' AND r.deleted_at IS NULL)) AND ${mayTakeOut('f.user_id')}
   RETURNING f.path, r.group_id AS "groupId"`,
);

/** They agree no more, whoever took them out. */
export const nowWithdrawnStatement = statement(
  'live-course.now-withdrawn-from-recording',
  'UPDATE live_recording_consents SET withdrawn_at = COALESCE(withdrawn_at, now()) WHERE recording_id = $id AND user_id = $personId',
);

/** What they did is told no more; who began and ended it is of the recording. */
export const forgetMomentsStatement = statement(
  'live-course.forget-recording-moments',
  `DELETE FROM live_recording_moments WHERE recording_id = $id AND user_id = $personId AND kind NOT IN ('STARTED', 'STOPPED')`,
);

/** It is as long as what is left of it. */
export const shortenStatement = statement(
  'live-course.shorten-recording',
  `UPDATE live_recordings r SET milliseconds = COALESCE(
     (SELECT max(f.starts_ms + f.milliseconds) FROM live_recording_films f WHERE f.recording_id = r.id AND f.path IS NOT NULL), r.milliseconds)
   WHERE r.id = $id`,
);
