import {
  type AddWorkPinInput,
  addWorkPinSchema,
  type DeleteCommentTemplateInput,
  deleteCommentTemplateSchema,
  type DeleteWorkPinInput,
  deleteWorkPinSchema,
  type EditWorkPinInput,
  editWorkPinSchema,
  liveCourseErrors,
  type OfUserInput,
  ofUserSchema,
  type SaveCommentTemplateInput,
  saveCommentTemplateSchema,
  type ViewHomeworkInput,
  viewHomeworkSchema,
} from '@lyceum/contracts/live-course';
import { type Actor, assertCan, DomainError, parseInput, PreparedQueries, UnitOfWork } from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import type { CommentTemplateModel, WorkPinModel, WorkToLookAtModel } from './reading.model';
import {
  addPinStatement,
  addTemplateStatement,
  deletePinStatement,
  deleteTemplateStatement,
  editPinStatement,
  editTemplateStatement,
  pinnableQuery,
  pinQuery,
  pinsQuery,
  templatesQuery,
  toLookAtQuery,
} from './reading.statements';

/** Reading what students handed in: what is to be looked at in all one's classes, comments at places of it, and what one says often. */
@Injectable()
export class ReadingService {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Work of all classes the caller teaches that nobody has looked at, the oldest first; none to who teaches nowhere. */
  async toLookAt(actor: Actor, input: OfUserInput): Promise<WorkToLookAtModel[]> {
    assertCan(actor, 'liveCourse.read');
    parseInput(ofUserSchema, input);
    return this.queries.rows(toLookAtQuery, { userId: actor.userId });
  }

  /** What the caller says often. */
  async templates(actor: Actor, input: OfUserInput): Promise<CommentTemplateModel[]> {
    assertCan(actor, 'liveCourse.read');
    parseInput(ofUserSchema, input);
    return this.queries.rows(templatesQuery, { userId: actor.userId });
  }

  /** Keeps a text of the caller's, a new one or one of theirs. @throws DomainError COMMON_INVALID_INPUT, LIVE_COURSE_TEMPLATE_NOT_FOUND, LIVE_COURSE_TOO_MANY_TEMPLATES */
  async saveTemplate(actor: Actor, input: SaveCommentTemplateInput): Promise<CommentTemplateModel> {
    assertCan(actor, 'liveCourse.write');
    const { templateId, text } = parseInput(saveCommentTemplateSchema, input);
    const { userId } = actor;
    return this.unitOfWork.run(async (transaction) => {
      const [saved] = templateId
        ? await transaction.rows(editTemplateStatement, { userId, templateId, text })
        : await transaction.rows(addTemplateStatement, { userId, text });
      if (saved) return saved;
      throw new DomainError(
        templateId ? liveCourseErrors.TEMPLATE_NOT_FOUND : liveCourseErrors.TOO_MANY_TEMPLATES,
      );
    });
  }

  /** @throws DomainError LIVE_COURSE_TEMPLATE_NOT_FOUND */
  async deleteTemplate(actor: Actor, input: DeleteCommentTemplateInput): Promise<boolean> {
    assertCan(actor, 'liveCourse.write');
    const { templateId } = parseInput(deleteCommentTemplateSchema, input);
    const deleted = await this.unitOfWork.run((transaction) =>
      transaction.count(deleteTemplateStatement, { userId: actor.userId, templateId }),
    );
    if (deleted === 0) throw new DomainError(liveCourseErrors.TEMPLATE_NOT_FOUND);
    return true;
  }

  /** Comments at places of what was handed in, to its student and to who teaches them; none to others. */
  async pins(actor: Actor, input: ViewHomeworkInput): Promise<WorkPinModel[]> {
    assertCan(actor, 'liveCourse.read');
    const { userLiveLessonHomeworkId: studentHomeworkId } = parseInput(viewHomeworkSchema, input);
    return this.queries.rows(pinsQuery, { studentHomeworkId, userId: actor.userId });
  }

  /**
   * Says something at a place of a picture or page.
   * @throws DomainError COMMON_INVALID_INPUT, LIVE_COURSE_HOMEWORK_NOT_FOUND, also to who does not teach there, LIVE_COURSE_NOT_PINNABLE, LIVE_COURSE_TOO_MANY_PINS
   */
  async addPin(actor: Actor, input: AddWorkPinInput): Promise<WorkPinModel> {
    assertCan(actor, 'liveCourse.write');
    const { userLiveLessonHomeworkId, ...pin } = parseInput(addWorkPinSchema, input);
    const { userId } = actor;
    const values = { ...pin, studentHomeworkId: userLiveLessonHomeworkId, authorId: userId };
    return this.unitOfWork.run(async (transaction) => {
      const { studentHomeworkId, number } = values;
      const [work] = await transaction.rows(pinnableQuery, { studentHomeworkId, number, userId });
      if (!work) throw new DomainError(liveCourseErrors.HOMEWORK_NOT_FOUND);
      if (!work.isPinnable) throw new DomainError(liveCourseErrors.NOT_PINNABLE);
      if (work.isFull) throw new DomainError(liveCourseErrors.TOO_MANY_PINS);
      const [added] = await transaction.rows(addPinStatement, values);
      const [stored] = added ? await transaction.rows(pinQuery, { pinId: added.id, userId }) : [];
      if (!stored) throw new DomainError(liveCourseErrors.PIN_NOT_FOUND);
      return stored;
    });
  }

  /** @throws DomainError COMMON_INVALID_INPUT, LIVE_COURSE_PIN_NOT_FOUND, also of one the caller may not change */
  async editPin(actor: Actor, input: EditWorkPinInput): Promise<WorkPinModel> {
    assertCan(actor, 'liveCourse.write');
    const { pinId, text } = parseInput(editWorkPinSchema, input);
    const { userId } = actor;
    return this.unitOfWork.run(async (transaction) => {
      const [edited] = await transaction.rows(editPinStatement, { pinId, text, userId });
      const [stored] = edited ? await transaction.rows(pinQuery, { pinId, userId }) : [];
      if (!stored) throw new DomainError(liveCourseErrors.PIN_NOT_FOUND);
      return stored;
    });
  }

  /** @throws DomainError LIVE_COURSE_PIN_NOT_FOUND, also of one the caller may not change */
  async deletePin(actor: Actor, input: DeleteWorkPinInput): Promise<boolean> {
    assertCan(actor, 'liveCourse.write');
    const { pinId } = parseInput(deleteWorkPinSchema, input);
    const deleted = await this.unitOfWork.run((transaction) =>
      transaction.count(deletePinStatement, { pinId, userId: actor.userId }),
    );
    if (deleted === 0) throw new DomainError(liveCourseErrors.PIN_NOT_FOUND);
    return true;
  }
}
