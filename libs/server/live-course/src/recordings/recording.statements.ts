import { liveCourseLimits, type RecordingType } from '@lyceum/contracts/live-course';
import { blocks } from '@lyceum/friends';
import { insertRow, statement } from '@lyceum/kernel';
import { isIn, joinOwn, teaches } from '../live-course.sql';
import { isWatched } from './recording.sql';
import type { CueModel, FoundCueModel, RecordingModel } from './recording.model';

const { recordings, foundCues, recordingTrashDays } = liveCourseLimits;

export interface RecordingRow extends RecordingModel {
  /** Null where its provider has the file still, and of what a room of ours recorded. */
  path: string | null;
}

/** SQL of whether somebody is in a recording: with a film, or named by what happened in it, which is told once it is ready. */
const isOf = (recording: string, user: string): string =>
  `(EXISTS (SELECT FROM live_recording_films f WHERE f.recording_id = ${recording}.id AND f.user_id = ${user} AND f.path IS NOT NULL)
     OR (${recording}.state = 'READY' AND EXISTS (
       SELECT FROM live_recording_moments m WHERE m.recording_id = ${recording}.id AND m.user_id = ${user})))`;

const isTaught = `COALESCE(${teaches('own')}, false)`;

/** Films and what is said in them name who learns there, of whom an observer is shown nobody. */
const isObserver = `COALESCE(own.role = 'OBSERVER', false)`;

/** To whom recordings of a class are opened: who is in it but observers, and who oversees all. */
const isOpened = `((own.id IS NOT NULL OR $oversees::boolean) AND NOT ${isObserver})`;

const shown = `SELECT r.id, g.group_tag AS "groupTag", c.name AS "courseName", l.id AS "lessonId", l.lesson_number AS "lessonNumber",
     l.topic AS "lessonTopic", l.starts_at AS "startDateTime", r.file_name AS "fileName", r.type AS "recordingType",
     r.meeting_uuid AS "meetingUUID", r.state, r.failure, (r.milliseconds / 1000) AS seconds, r.path,
     EXISTS (SELECT FROM live_recording_cues k WHERE k.recording_id = r.id) AS "hasCaptions",
     r.deleted_at AS "deletedAt", r.call_id IS NOT NULL AS "isOfRoom", ${isTaught} AS "isKept",
     ${isOf('r', '$userId')} AS "isOfMe"
   FROM live_recordings r JOIN live_lessons l ON l.id = r.lesson_id JOIN live_course_groups g ON g.id = r.group_id
   JOIN live_courses c ON c.tag = g.course_tag`;

/** A group, and whether the caller is shown its recordings; no row for who may not know of it. */
export const groupOfRecordingsQuery = statement<{ groupId: string; isShown: boolean }>(
  'live-course.group-of-recordings',
  `SELECT g.id AS "groupId", NOT ${isObserver} AS "isShown" FROM live_course_groups g LEFT ${joinOwn('own', 'g.id', '$userId')}
   WHERE g.group_tag = $groupTag AND (own.id IS NOT NULL OR $oversees::boolean)`,
);

/** Those of a class: to who teaches it also what is looked into, failed or deleted. */
export const recordingsOfGroupQuery = statement<RecordingRow>(
  'live-course.recordings-of-group',
  `${shown} LEFT ${joinOwn('own', 'r.group_id', '$userId')}
   WHERE r.group_id = $groupId AND (${isTaught} OR ${isWatched('r')})
   ORDER BY l.lesson_number DESC, r.id LIMIT ${String(recordings)}`,
);

/** One of them, by the same rule, to who is in the class or oversees all. */
export const recordingQuery = statement<RecordingRow>(
  'live-course.recording',
  `${shown} LEFT ${joinOwn('own', 'r.group_id', '$userId')}
   WHERE r.id = $id AND ${isOpened} AND (${isTaught} OR ${isWatched('r')})`,
);

/** Whether the caller may watch the film of a room that lies there: one of a recording that they may, of somebody they may meet. */
export const watcherOfFilmQuery = statement(
  'live-course.watcher-of-film',
  `SELECT FROM live_recording_films f JOIN live_recordings r ON r.id = f.recording_id
     LEFT ${joinOwn('own', 'r.group_id', '$userId')}
   WHERE f.path = $path AND ${isOpened} AND ${isWatched('r')} AND NOT ${blocks.hiddenFrom('$userId::uuid', 'f.user_id')}`,
);

/** What somebody can watch of all classes they are in, the last lesson first. */
export const ownRecordingsQuery = statement<RecordingRow>(
  'live-course.own-recordings',
  `${shown} ${joinOwn('own', 'r.group_id', '$userId')} WHERE ${isWatched('r')} AND NOT ${isObserver}
   ORDER BY l.starts_at DESC, r.id LIMIT ${String(recordings)}`,
);

/** Those somebody is in, the last lesson first. */
export const recordingsOfMeQuery = statement<RecordingRow>(
  'live-course.recordings-of-me',
  `${shown} LEFT ${joinOwn('own', 'r.group_id', '$userId')} WHERE r.state <> 'RECORDING'
     AND r.id IN (SELECT f.recording_id FROM live_recording_films f WHERE f.user_id = $userId
       UNION SELECT m.recording_id FROM live_recording_moments m WHERE m.user_id = $userId) AND ${isOf('r', '$userId')}
   ORDER BY l.starts_at DESC, r.id LIMIT ${String(recordings)}`,
);

export const cuesQuery = statement<CueModel>(
  'live-course.cues-of-recording',
  `SELECT starts_ms AS starts, ends_ms AS ends, text FROM live_recording_cues WHERE recording_id = $id ORDER BY number`,
);

/** Where something is said in a class, lesson by lesson. */
export const foundCuesQuery = statement<FoundCueModel>(
  'live-course.found-cues',
  `SELECT r.id AS "recordingId", l.lesson_number AS "lessonNumber", l.topic AS "lessonTopic", r.file_name AS "fileName",
     k.starts_ms AS starts, k.text
   FROM live_recordings r JOIN live_lessons l ON l.id = r.lesson_id JOIN live_recording_cues k ON k.recording_id = r.id
   WHERE r.group_id = $groupId AND ${isWatched('r')} AND k.text ILIKE $pattern
   ORDER BY l.lesson_number, r.id, k.number LIMIT ${String(foundCues)}`,
);

interface LessonPlace {
  groupId: string;
  teaches: boolean;
  /** As many as it has, deleted ones too. */
  recordings: number;
}

/** A lesson and what the caller is in its class; no row for who is not in it. Whoever else adds one there waits. */
export const lessonOfRecordingQuery = statement<LessonPlace>(
  'live-course.lesson-of-recording',
  `SELECT l.group_id AS "groupId", ${teaches('own')} AS teaches,
     (SELECT count(*)::int FROM live_recordings r WHERE r.lesson_id = l.id) AS recordings
   FROM live_lessons l ${joinOwn('own', 'l.group_id', '$userId')} WHERE l.id = $lessonId`,
);

/** The same file added again is the same recording. */
export const addRecordingStatement = statement<{ id: string }>(
  'live-course.add-recording',
  insertRow(
    'live_recordings',
    ['groupId', 'lessonId', 'fileName', 'type', 'path', 'createdBy'],
    'ON CONFLICT DO NOTHING RETURNING id',
  ),
);

export const recordingOfPathQuery = statement<{ id: string }>(
  'live-course.recording-of-path',
  'SELECT id FROM live_recordings WHERE path = $path AND lesson_id = $lessonId',
);

/** Holds one that the caller is in the class of. */
export const recordingPlaceQuery = statement<{ isKept: boolean; isDeleted: boolean }>(
  'live-course.recording-place',
  `SELECT ${teaches('own')} AS "isKept", r.deleted_at IS NOT NULL AS "isDeleted"
   FROM live_recordings r ${joinOwn('own', 'r.group_id', '$userId')}
   WHERE r.id = $id AND (${teaches('own')} OR ${isWatched('r')}) FOR NO KEY UPDATE OF r`,
);

export const retryRecordingStatement = statement<{ attempt: number }>(
  'live-course.retry-recording',
  `UPDATE live_recordings SET state = 'PROCESSING', failure = NULL, attempt = attempt + 1, begun_at = now()
   WHERE id = $id AND state = 'FAILED' AND deleted_at IS NULL RETURNING attempt`,
);

export const deleteRecordingStatement = statement(
  'live-course.delete-recording',
  'UPDATE live_recordings SET deleted_at = COALESCE(deleted_at, now()) WHERE id = $id',
);

export const restoreRecordingStatement = statement(
  'live-course.restore-recording',
  'UPDATE live_recordings SET deleted_at = NULL WHERE id = $id',
);

export const forgetCuesStatement = statement(
  'live-course.forget-cues',
  'DELETE FROM live_recording_cues WHERE recording_id = $id',
);

export const addCuesStatement = statement(
  'live-course.add-cues',
  `INSERT INTO live_recording_cues (recording_id, number, starts_ms, ends_ms, text)
   SELECT $id, cue.number, cue.starts, cue.ends, cue.text
   FROM unnest($starts::int[], $ends::int[], $texts::text[]) WITH ORDINALITY AS cue (starts, ends, text, number)`,
);

export interface Worked {
  lessonId: string;
  path: string | null;
  type: RecordingType;
  meetingUuid: string | null;
  createdBy: string | null;
  isOfRoom: boolean;
}

/** One that is to be looked into, by this attempt. */
export const recordingToProcessQuery = statement<Worked>(
  'live-course.recording-to-process',
  `SELECT lesson_id AS "lessonId", path, type, meeting_uuid AS "meetingUuid", created_by AS "createdBy",
     call_id IS NOT NULL AS "isOfRoom"
   FROM live_recordings WHERE id = $id AND state = 'PROCESSING' AND attempt = $attempt`,
);

/** Others of its lesson are made ready one after the other: one of them is the first. */
export const holdLessonStatement = statement(
  'live-course.hold-lesson-of-recording',
  'SELECT FROM live_lessons WHERE id = $lessonId FOR NO KEY UPDATE',
);

/** Says whether it is the first of its lesson that can be watched. */
export const readyRecordingStatement = statement<{ isFirst: boolean }>(
  'live-course.ready-recording',
  `UPDATE live_recordings r SET state = 'READY', milliseconds = $milliseconds, ready_at = COALESCE(r.ready_at, now())
   WHERE r.id = $id AND r.state = 'PROCESSING' AND r.attempt = $attempt
   RETURNING NOT EXISTS (
     SELECT FROM live_recordings o WHERE o.lesson_id = r.lesson_id AND o.ready_at IS NOT NULL) AS "isFirst"`,
);

export const failRecordingStatement = statement(
  'live-course.fail-recording',
  `UPDATE live_recordings SET state = 'FAILED', failure = $failure WHERE id = $id AND state = 'PROCESSING' AND attempt = $attempt`,
);

/** What nobody looks into any more can be tried again. */
export const failStuckStatement = statement(
  'live-course.fail-stuck-recordings',
  `UPDATE live_recordings SET state = 'FAILED', failure = 'TOOK_TOO_LONG'
   WHERE state = 'PROCESSING' AND begun_at < now() - make_interval(mins => ${String(liveCourseLimits.recordingMinutes)})`,
);

export const eraseRecordingsStatement = statement<{ paths: string[] }>(
  'live-course.erase-recordings',
  `WITH gone AS (DELETE FROM live_recordings WHERE id IN (
     SELECT id FROM live_recordings WHERE deleted_at < now() - make_interval(days => ${String(recordingTrashDays)})
     ORDER BY deleted_at LIMIT $most FOR UPDATE SKIP LOCKED)
   RETURNING id, path)
   SELECT array_remove(array_append(ARRAY(
     SELECT f.path FROM live_recording_films f WHERE f.recording_id = gone.id AND f.path IS NOT NULL), gone.path), NULL) AS paths FROM gone`,
);

/** Everybody in the class of a recording that can be watched still, but who added it. */
export const toldOfRecordingQuery = statement<{
  userId: string;
  groupTag: string;
  course: string;
  number: number;
}>(
  'live-course.told-of-recording',
  `SELECT m.user_id AS "userId", g.group_tag AS "groupTag", c.name AS course, l.lesson_number AS number
   FROM live_recordings r JOIN live_lessons l ON l.id = r.lesson_id JOIN live_course_groups g ON g.id = r.group_id
   JOIN live_courses c ON c.tag = g.course_tag
   JOIN live_course_members m ON m.group_id = g.id AND ${isIn('m')} AND m.user_id IS DISTINCT FROM r.created_by
   WHERE r.id = $recordingId AND ${isWatched('r')} ORDER BY m.user_id`,
);
