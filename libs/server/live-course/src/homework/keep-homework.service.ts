import { commonErrors } from '@lyceum/contracts/common';
import {
  liveCourseErrors,
  liveCourseLimits,
  type OneHomeworkInput,
  oneHomeworkSchema,
  type SaveHomeworkInput,
  saveHomeworkSchema,
} from '@lyceum/contracts/live-course';
import { type Actor, assertCan, DomainError, parseInput, type Transaction, UnitOfWork } from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { lessonLock } from '../documents/document.statements';
import type { HomeworkModel } from './homework.model';
import {
  addHomeworkStatement,
  changeHomeworkStatement,
  deleteHomeworkStatement,
  holdGroupStatement,
  type HomeworkPlace,
  homeworkPlaceQuery,
  lessonHomeworkPlaceQuery,
  mostGivenQuery,
  restoreHomeworkStatement,
} from './keep-homework.statements';
import { recountStatement } from './recount.statements';

/** Homework as those who teach a class give it (checklist lines 177, 183). */
@Injectable()
export class KeepHomeworkService {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /**
   * Gives homework for a lesson, or changes it: then what is late, and what late work costs, is counted anew.
   * @throws DomainError COMMON_INVALID_INPUT, also for fewer points than somebody was given, LIVE_COURSE_LESSON_NOT_FOUND to who is
   * not in the group, LIVE_COURSE_ONLY_TEACHERS, LIVE_COURSE_HOMEWORK_NOT_FOUND, LIVE_COURSE_TOO_MANY_HOMEWORKS
   */
  async save(actor: Actor, input: SaveHomeworkInput): Promise<HomeworkModel> {
    assertCan(actor, 'liveCourse.write');
    const said = parseInput(saveHomeworkSchema, input);
    const { lessonId, homeworkId } = said;
    return this.unitOfWork.run(async (transaction) => {
      await transaction.count(lessonLock, { lessonId });
      const values = { lessonId, userId: actor.userId };
      const [place] = await transaction.rows(lessonHomeworkPlaceQuery, values);
      if (!place) throw new DomainError(liveCourseErrors.LESSON_NOT_FOUND);
      if (!place.teaches) throw new DomainError(liveCourseErrors.ONLY_TEACHERS);
      if (homeworkId) return change(transaction, place, homeworkId, said);
      if (place.homeworks >= liveCourseLimits.homeworks)
        throw new DomainError(liveCourseErrors.TOO_MANY_HOMEWORKS);
      const [added] = await transaction.rows(addHomeworkStatement, {
        groupId: place.groupId,
        ...columnsOf(said),
      });
      return there(added);
    });
  }

  /**
   * Takes homework from a class, with its scores from the totals; what was handed in is kept, and it can be had back.
   * @throws DomainError LIVE_COURSE_HOMEWORK_NOT_FOUND, LIVE_COURSE_ONLY_TEACHERS
   */
  async delete(actor: Actor, input: OneHomeworkInput): Promise<HomeworkModel> {
    return this.move(actor, input, deleteHomeworkStatement);
  }

  /**
   * Gives it back as it was.
   * @throws DomainError LIVE_COURSE_HOMEWORK_NOT_FOUND, LIVE_COURSE_ONLY_TEACHERS, LIVE_COURSE_TOO_MANY_HOMEWORKS
   */
  async restore(actor: Actor, input: OneHomeworkInput): Promise<HomeworkModel> {
    return this.move(actor, input, restoreHomeworkStatement);
  }

  private async move(
    actor: Actor,
    input: OneHomeworkInput,
    statement: typeof restoreHomeworkStatement,
  ): Promise<HomeworkModel> {
    assertCan(actor, 'liveCourse.write');
    const { homeworkId } = parseInput(oneHomeworkSchema, input);
    return this.unitOfWork.run(async (transaction) => {
      const [place] = await transaction.rows(homeworkPlaceQuery, { homeworkId, userId: actor.userId });
      if (!place) throw new DomainError(liveCourseErrors.HOMEWORK_NOT_FOUND);
      if (!place.teaches) throw new DomainError(liveCourseErrors.ONLY_TEACHERS);
      const isMore = statement === restoreHomeworkStatement && place.isDeleted;
      if (isMore && place.homeworks >= liveCourseLimits.homeworks)
        throw new DomainError(liveCourseErrors.TOO_MANY_HOMEWORKS);
      const { groupId } = place;
      await transaction.count(holdGroupStatement, { groupId });
      const [moved] = await transaction.rows(statement, { id: homeworkId });
      await transaction.count(recountStatement, { groupId, homeworkId, studentId: null });
      return there(moved);
    });
  }
}

async function change(
  transaction: Transaction,
  { groupId }: HomeworkPlace,
  id: string,
  said: SaveHomeworkInput,
): Promise<HomeworkModel> {
  await transaction.count(holdGroupStatement, { groupId });
  const changed = there((await transaction.rows(changeHomeworkStatement, { id, ...columnsOf(said) }))[0]);
  const [most] = await transaction.rows(mostGivenQuery, { homeworkId: id });
  if (most && most.given > said.point) throw new DomainError(commonErrors.INVALID_INPUT, tooFew(most.given));
  await transaction.count(recountStatement, { groupId, homeworkId: id, studentId: null });
  return changed;
}

const tooFew = (given: number) => ({
  issues: [
    { path: 'point', message: `Somebody was given ${String(given)} for it; change that score before.` },
  ],
});

const columnsOf = (said: SaveHomeworkInput) => ({
  lessonId: said.lessonId,
  topic: said.homeworkTopic,
  // A blank says that there is none.
  instruction: said.homeworkInstruction || null,
  point: said.point,
  startsAt: said.startDate,
  dueAt: said.dueDate,
  link: said.homeworkLink || null,
  takesLate: said.takesLate,
  lateUntil: said.takesLate ? (said.lateUntil ?? null) : null,
  latePercent: said.takesLate ? (said.latePercent ?? 0) : 0,
  takesAgain: said.takesAgain,
});

/** @throws DomainError LIVE_COURSE_HOMEWORK_NOT_FOUND */
function there(row: HomeworkModel | undefined): HomeworkModel {
  if (!row) throw new DomainError(liveCourseErrors.HOMEWORK_NOT_FOUND);
  return row;
}
