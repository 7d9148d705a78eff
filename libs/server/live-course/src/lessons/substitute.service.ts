import {
  type InLessonInput,
  inLessonSchema,
  liveCourseErrors,
  liveCourseLimits,
  type SetSubstituteInput,
  setSubstituteSchema,
} from '@lyceum/contracts/live-course';
import {
  type Actor,
  assertCan,
  can,
  DomainError,
  parseInput,
  PreparedQueries,
  UnitOfWork,
} from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { auditByStaff } from '../audit-group';
import { placeToChange, tell } from './lesson-change.service';
import {
  type ChangedLesson,
  lessonChangePlaceQuery,
  setSubstituteStatement,
  substituteQuery,
  substitutesQuery,
} from './lesson-change.statements';
import type { LessonTeacherModel, StoodInLessonModel } from './lesson.model';
import { stoodInQuery } from './lesson.queries';

const candidatesQuery = substitutesQuery(liveCourseLimits.substitutes);

/** Teachers who stand in for one lesson, and see that lesson alone. */
@Injectable()
export class SubstituteService {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * Who could stand in for a lesson: people who lead other classes.
   * @throws DomainError LIVE_COURSE_LESSON_NOT_FOUND, LIVE_COURSE_ONLY_TEACHERS
   */
  async candidates(actor: Actor, input: InLessonInput): Promise<LessonTeacherModel[]> {
    assertCan(actor, 'liveCourse.read');
    const { lessonId } = parseInput(inLessonSchema, input);
    const oversees = can(actor, 'liveCourse.oversee');
    const [place] = await this.queries.rows(lessonChangePlaceQuery, {
      lessonId,
      userId: actor.userId,
      oversees,
    });
    if (!place) throw new DomainError(liveCourseErrors.LESSON_NOT_FOUND);
    if (!place.leads) throw new DomainError(liveCourseErrors.ONLY_TEACHERS);
    return this.queries.rows(candidatesQuery, { lessonId });
  }

  /**
   * Has somebody stand in for a lesson, or nobody any more; class and both people are told.
   * @throws DomainError LIVE_COURSE_LESSON_NOT_FOUND, LIVE_COURSE_ONLY_TEACHERS, LIVE_COURSE_LESSON_CHANGED, LIVE_COURSE_LESSON_OVER,
   * LIVE_COURSE_NOT_A_SUBSTITUTE
   */
  async set(actor: Actor, input: SetSubstituteInput): Promise<ChangedLesson[]> {
    assertCan(actor, 'liveCourse.write');
    const { lessonId, sequence, substituteId } = parseInput(setSubstituteSchema, input);
    return this.unitOfWork.run(async (transaction) => {
      const place = await placeToChange(transaction, actor, { lessonId, sequence });
      if (substituteId !== null) {
        const [fit] = await transaction.rows(substituteQuery, { lessonId, substituteId });
        if (!fit) throw new DomainError(liveCourseErrors.NOT_A_SUBSTITUTE);
      }
      const lessons = await transaction.rows(setSubstituteStatement, { lessonId, substituteId });
      auditByStaff(transaction, actor, place.groupId, {
        action: 'liveGroup.setSubstitute',
        before: { substituteId: place.substituteId },
        after: { lessonId, substituteId },
      });
      return tell(transaction, actor, place, { lessonId, change: 'SUBSTITUTE', lessons, substituteId });
    });
  }

  /** Lessons the caller stands in for, until they are over; the link to begin from ten minutes before until they end. */
  async own(actor: Actor): Promise<StoodInLessonModel[]> {
    assertCan(actor, 'liveCourse.read');
    return this.queries.rows(stoodInQuery, { userId: actor.userId });
  }
}
