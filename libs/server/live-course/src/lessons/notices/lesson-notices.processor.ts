import { type Delivered, Notices, statement, Subscribe, type Transaction } from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { LessonChanged } from '../../live-course.events';
import { isIn } from '../../live-course.sql';
import * as notices from './lesson.notices';

interface ToldPerson {
  id: string;
  zone: string;
  groupTag: string;
  course: string;
  number: number;
}

/** Everybody in the class of a lesson, and who stands in or did, each with the zone they are in, or the class is. */
const toldQuery = statement<ToldPerson>(
  'live-course.told-of-lesson',
  `SELECT told.id, COALESCE(z.time_zone, g.time_zone) AS zone, g.group_tag AS "groupTag", c.name AS course, l.lesson_number AS number
   FROM live_lessons l JOIN live_course_groups g ON g.id = l.group_id JOIN live_courses c ON c.tag = g.course_tag
   CROSS JOIN LATERAL (
     SELECT m.user_id AS id FROM live_course_members m WHERE m.group_id = g.id AND ${isIn('m')}
     UNION SELECT also FROM unnest($alsoIds::uuid[]) AS also) told
   LEFT JOIN live_course_time_zones z ON z.user_id = told.id
   WHERE l.id = $lessonId ORDER BY told.id`,
);

type Change = Delivered<typeof LessonChanged>['payload'];

/** Everybody in a class is told what became of a lesson, with times on their own clock. */
@Injectable()
export class LessonNoticesProcessor {
  constructor(private readonly notices: Notices) {}

  @Subscribe(LessonChanged, 'notifications.tell-of-lesson')
  async tell({ payload }: Delivered<typeof LessonChanged>, transaction: Transaction): Promise<void> {
    const { lessonId, by, substituteId, formerId } = payload;
    const alsoIds = [substituteId, formerId].filter((id) => id !== null);
    for (const person of await transaction.rows(toldQuery, { lessonId, alsoIds })) {
      // Whoever changed it knows; and nobody misses a lesson because of a block between them and who moved it.
      if (person.id === by) continue;
      const { kind, data, notice } = toldOf(payload, person);
      this.notices.tell(transaction, kind, data, notice);
    }
  }
}

/** What one person is told of a change, and where it leads them. */
function toldOf(payload: Change, { id, number, course, zone, groupTag }: ToldPerson) {
  const { lessonId, substituteId, formerId, sequence, was, at, more, host } = payload;
  const standsIn = id === substituteId;
  const isOut = id === formerId && !standsIn;
  return {
    kind: noticeOf(payload, { standsIn, isOut }),
    data: { number, course, zone, was, at, more, host },
    notice: {
      userId: id,
      by: null,
      url: standsIn || isOut ? '/lc-grouplist' : `/lc-dashboard/${groupTag}`,
      tag: `lesson ${lessonId} ${String(sequence)}`,
      about: isOut ? null : { type: 'LIVE_LESSON', id: lessonId },
    },
  };
}

function noticeOf(
  { change, substituteId }: Change,
  { standsIn, isOut }: { readonly standsIn: boolean; readonly isOut: boolean },
) {
  if (change === 'MOVED') return notices.lessonMoved;
  if (change === 'CANCELED') return notices.lessonCanceled;
  if (change === 'RESTORED') return notices.lessonRestored;
  if (change === 'PLACE') return notices.lessonHasPlace;
  if (standsIn) return notices.youStandIn;
  if (isOut) return notices.youDoNotStandIn;
  return substituteId === null ? notices.lessonHasNoSubstitute : notices.lessonHasSubstitute;
}
