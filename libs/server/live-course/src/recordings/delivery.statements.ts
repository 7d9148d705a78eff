import { statement } from '@lyceum/kernel';
import { leadsTo, roomOf } from '../meetings/leads-to.sql';
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
     starts_at AS "startsAt", ends_at AS "endsAt", host_email AS "hostEmail" FROM live_lessons WHERE id = $lessonId`,
);

/** So long before its lesson a meeting may begin while another class is in the room still. */
const change = "interval '15 minutes'";

const distance = (lesson: string): string =>
  `GREATEST(${lesson}.starts_at - $startedAt::timestamptz, $startedAt - ${lesson}.starts_at)`;

/**
 * SQL of whether a recording may be another lesson's than this one, held in the same room: the meeting began nearer to that, or as near
 * and of another class; or another class was, or came to be, in it. Then it is not this one's.
 */
const mayBeAnothers = `EXISTS (SELECT FROM live_lessons o
   WHERE o.id <> l.id AND o.status = 'PLANNED' AND o.starts_at > $startedAt::timestamptz - interval '2 days'
     AND o.starts_at < $startedAt + interval '2 days' AND ${roomOf('o.meeting_link')} = ${roomOf('l.meeting_link')}
     AND (${distance('o')} < ${distance('l')} OR (o.group_id <> l.group_id AND (${distance('o')} = ${distance('l')}
       OR ($startedAt < l.starts_at - ${change} AND o.starts_at <= $startedAt AND o.ends_at > $startedAt)
       OR (o.starts_at > l.starts_at AND o.starts_at < $endedAt::timestamptz)))))`;

/** Whose a delivered file is: who leads the class the longest. Without one nothing is taken. */
export const deliverRecordingStatement = statement<{ id: string }>(
  'live-course.deliver-recording',
  `INSERT INTO live_recordings (group_id, lesson_id, file_name, type, meeting_uuid, created_by)
   SELECT l.group_id, l.id, $fileName, $type, $meetingUUID, leads.user_id FROM live_lessons l
   CROSS JOIN LATERAL (SELECT m.user_id FROM live_course_members m
     WHERE m.group_id = l.group_id AND m.role = 'TEACHER' AND ${isIn('m')} ORDER BY m.joined_at, m.user_id LIMIT 1) leads
   WHERE l.id = $lessonId AND l.status = 'PLANNED' AND NOT ${mayBeAnothers}
   ON CONFLICT (meeting_uuid, type) DO NOTHING RETURNING id`,
);

export const placeRecordingStatement = statement(
  'live-course.place-recording',
  'UPDATE live_recordings SET path = $path WHERE id = $id AND path IS NULL',
);
