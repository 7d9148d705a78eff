import type { RecordFileModel } from './recording.model';

/** SQL of whether the recording of this alias is one that a class watches. */
export const isWatched = (recording: string): string =>
  `(${recording}.state = 'READY' AND ${recording}.deleted_at IS NULL)`;

/** One with where it lies: films of a room in a player of ours. */
export type WatchedFile = Omit<RecordFileModel, 'fileLink'> & { path: string | null; groupTag: string };

/** SQL of the recordings of a lesson that are watched, as JSON of `WatchedFile`. */
export const watchedOfLesson = (lessonId: string): string =>
  `COALESCE((SELECT json_agg(json_build_object('id', r.id, 'fileName', r.file_name, 'recordingType', r.type,
     'meetingUUID', r.meeting_uuid, 'seconds', r.milliseconds / 1000, 'path', r.path,
     'groupTag', (SELECT g.group_tag FROM live_course_groups g WHERE g.id = r.group_id)) ORDER BY r.id)
     FROM live_recordings r WHERE r.lesson_id = ${lessonId} AND ${isWatched('r')}), '[]')`;
