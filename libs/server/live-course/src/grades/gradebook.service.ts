import {
  type GradeCellInput,
  gradeCellSchema,
  type InGroupInput,
  inGroupSchema,
  liveCourseErrors,
} from '@lyceum/contracts/live-course';
import { type Actor, assertCan, can, DomainError, parseInput, PreparedQueries } from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { seatQuery } from '../members/student.statements';
import type { GradeRecordModel } from './grade.model';
import { cellQuery, changesQuery, gradebookQuery } from './gradebook.queries';

/** The gradebook, to who teaches a group and to who oversees all of them. */
@Injectable()
export class GradebookService {
  constructor(private readonly queries: PreparedQueries) {}

  /**
   * All scores of a group as JSON, `Gradebook` of the contract.
   * @throws DomainError LIVE_COURSE_GROUP_NOT_FOUND to who is not in it, LIVE_COURSE_ONLY_TEACHERS
   */
  async gradebook(actor: Actor, input: InGroupInput): Promise<string> {
    assertCan(actor, 'liveCourse.read');
    const { groupTag } = parseInput(inGroupSchema, input);
    const oversees = can(actor, 'liveCourse.oversee');
    const [seat] = await this.queries.rows(seatQuery, { groupTag, userId: actor.userId, oversees });
    if (!seat) throw new DomainError(liveCourseErrors.GROUP_NOT_FOUND);
    if (!seat.teaches) throw new DomainError(liveCourseErrors.ONLY_TEACHERS);
    const [book] = await this.queries.rows(gradebookQuery, { groupId: seat.groupId });
    return book?.json ?? '{"homeworks":[],"students":[]}';
  }

  /**
   * All there is of one cell, and who graded it when.
   * @throws DomainError LIVE_COURSE_HOMEWORK_NOT_FOUND, LIVE_COURSE_ONLY_TEACHERS
   */
  async record(actor: Actor, input: GradeCellInput): Promise<GradeRecordModel> {
    assertCan(actor, 'liveCourse.read');
    const { homeworkId, studentId } = parseInput(gradeCellSchema, input);
    const oversees = can(actor, 'liveCourse.oversee');
    const values = { homeworkId, studentId, userId: actor.userId, oversees };
    const [row] = await this.queries.rows(cellQuery, values);
    if (!row) throw new DomainError(liveCourseErrors.HOMEWORK_NOT_FOUND);
    const { ownId, teaches, ...cell } = row;
    if (!teaches) throw new DomainError(liveCourseErrors.ONLY_TEACHERS);
    const changes = ownId === null ? [] : await this.queries.rows(changesQuery, { ownId });
    return { cell, userLiveLessonHomeworkId: ownId, changes };
  }
}
