import {
  liveCourseErrors,
  type UpdateLessonTopicsInput,
  updateLessonTopicsSchema,
} from '@lyceum/contracts/live-course';
import { type Actor, assertCan, DomainError, parseInput, statement, UnitOfWork } from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { groupPlaceQuery } from '../documents/document.statements';

const topicsStatement = statement(
  'live-course.update-topics',
  `UPDATE live_lessons l SET topic = given."lessonTopic", updated_at = now()
   FROM jsonb_to_recordset($topics::jsonb) AS given ("lessonId" uuid, "lessonTopic" text)
   WHERE l.id = given."lessonId" AND l.group_id = $groupId`,
);

/** What lessons are about, as who teaches them says. */
@Injectable()
export class LessonTopicsService {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /**
   * Gives lessons of a group new topics, all of them or none (checklist line 180). @returns how many
   * @throws DomainError COMMON_INVALID_INPUT, LIVE_COURSE_GROUP_NOT_FOUND, LIVE_COURSE_ONLY_TEACHERS, LIVE_COURSE_LESSON_NOT_FOUND
   */
  async update(actor: Actor, input: UpdateLessonTopicsInput): Promise<number> {
    assertCan(actor, 'liveCourse.write');
    const { groupTag, input: said } = parseInput(updateLessonTopicsSchema, input);
    return this.unitOfWork.run(async (transaction) => {
      const [place] = await transaction.rows(groupPlaceQuery, { groupTag, userId: actor.userId });
      if (!place) throw new DomainError(liveCourseErrors.GROUP_NOT_FOUND);
      if (!place.teaches) throw new DomainError(liveCourseErrors.ONLY_TEACHERS);
      const values = { groupId: place.groupId, topics: JSON.stringify(said.topicArray) };
      const changed = await transaction.count(topicsStatement, values);
      if (changed < said.topicArray.length) throw new DomainError(liveCourseErrors.LESSON_NOT_FOUND);
      return changed;
    });
  }
}
