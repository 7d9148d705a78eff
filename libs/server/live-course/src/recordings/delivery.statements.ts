import { statement } from '@lyceum/kernel';
import { leadsTo } from '../attendance/leads-to.sql';
import { isIn } from '../live-course.sql';
import type { HeldMeeting } from './meeting-recorder.port';

export const endedLessonsQuery = statement<{ lessonId: string }>(
  'live-course.ended-lessons',
  `SELECT id AS "lessonId" FROM live_lessons
   WHERE status = 'PLANNED' AND ends_at <= now() AND ends_at > now() - interval '1 day' ORDER BY ends_at`,
);

/** The lessons of the last days that are held where a part of their link leads; a service may take a day or more to record them. */
export const lessonsHeldAtQuery = statement<{ lessonId: string }>(
  'live-course.lessons-held-at',
  `SELECT id AS "lessonId" FROM live_lessons
   WHERE status = 'PLANNED' AND starts_at <= now() AND starts_at > now() - interval '8 days' AND ${leadsTo('meeting_link', '$place')}
   ORDER BY starts_at`,
);

export const meetingOfLessonQuery = statement<HeldMeeting>(
  'live-course.meeting-of-lesson',
  `SELECT id AS "lessonId", meeting_link AS "joinLink", start_link AS "startLink",
     starts_at AS "startsAt", ends_at AS "endsAt" FROM live_lessons WHERE id = $lessonId`,
);

/** Whose a delivered file is: who leads the class the longest. Without one nothing is taken. */
export const deliverRecordingStatement = statement<{ id: string }>(
  'live-course.deliver-recording',
  `INSERT INTO live_recordings (group_id, lesson_id, file_name, type, meeting_uuid, created_by)
   SELECT l.group_id, l.id, $fileName, $type, $meetingUUID, leads.user_id FROM live_lessons l
   CROSS JOIN LATERAL (SELECT m.user_id FROM live_course_members m
     WHERE m.group_id = l.group_id AND m.role = 'TEACHER' AND ${isIn('m')} ORDER BY m.joined_at, m.user_id LIMIT 1) leads
   WHERE l.id = $lessonId
   ON CONFLICT (meeting_uuid, type) DO NOTHING RETURNING id`,
);

export const placeRecordingStatement = statement(
  'live-course.place-recording',
  'UPDATE live_recordings SET path = $path WHERE id = $id AND path IS NULL',
);
