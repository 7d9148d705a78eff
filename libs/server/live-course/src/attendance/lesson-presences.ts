import { idArray, PreparedQueries, statement } from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { isIn, leadersOf } from '../live-course.sql';
import { leadsTo } from '../meetings/leads-to.sql';

/** Somebody was in a call from then until then, as far as is known. */
export interface Stay {
  readonly userId: string;
  readonly cameAt: Date;
  readonly until: Date;
}

/** A lesson lasts a day at most; those that began earlier are not looked at. */
const longestLesson = "interval '1 day'";

/**
 * Of these stays those of students of lessons that are held at a place then, so far as they are in the lesson; of lessons alone whose teacher, or who
 * stands in, is at home at the place. Of one that is told again, with a later end or the same,
 * there is one row.
 */
const keepStaysStatement = statement(
  'live-course.keep-presences',
  `INSERT INTO live_presences AS p (lesson_id, user_id, came_at, left_at)
   SELECT l.id, m.user_id, GREATEST(s."cameAt", l.starts_at), max(LEAST(s.until, l.ends_at))
   FROM jsonb_to_recordset($stays::jsonb) AS s ("userId" uuid, "cameAt" timestamptz, until timestamptz)
   JOIN live_lessons l ON l.status = 'PLANNED' AND l.starts_at < s.until AND l.starts_at > s."cameAt" - ${longestLesson}
     AND l.ends_at > s."cameAt" AND ${leadsTo('l.meeting_link', '$place')}
   JOIN live_course_members m ON m.group_id = l.group_id AND m.user_id = s."userId" AND m.role = 'STUDENT' AND ${isIn('m')}
   WHERE EXISTS (SELECT FROM (${leadersOf('l')}) AS leader WHERE leader.id = ANY($residentIds::uuid[]))
   GROUP BY l.id, m.user_id, GREATEST(s."cameAt", l.starts_at)
   ON CONFLICT (lesson_id, user_id, came_at) DO UPDATE SET left_at = GREATEST(p.left_at, excluded.left_at)`,
);

/** When students were in the calls in which lessons are held: whoever has the rooms tells it here, whichever they are. */
@Injectable()
export class LessonPresences {
  constructor(private readonly queries: PreparedQueries) {}

  /** @param place the part of a lesson's link by which it leads there, of letters, digits, `/` and `-` alone @param residentIds who is at home there @returns how many there are now */
  async keep(place: string, stays: readonly Stay[], residentIds: readonly string[]): Promise<number> {
    if (stays.length === 0) return 0;
    return this.queries.count(keepStaysStatement, {
      place,
      stays: JSON.stringify(stays),
      residentIds: idArray(residentIds),
    });
  }
}
