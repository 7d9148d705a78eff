import { randomUUID } from 'node:crypto';
import { commonErrors } from '@lyceum/contracts/common';
import {
  type ExtraTimeInput,
  extraTimeSchema,
  type GradeChange,
  liveCourseErrors,
  type SaveGradesInput,
  saveGradesSchema,
  type UndoGradesInput,
  undoGradesSchema,
} from '@lyceum/contracts/live-course';
import { type Actor, assertCan, DomainError, parseInput, type Transaction, UnitOfWork } from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { holdGroupStatement } from '../homework/keep-homework.statements';
import { recountStatement } from '../homework/recount.statements';
import { seatQuery } from '../members/student.statements';
import type { SavedGradesModel } from './grade.model';
import { cellsQuery } from './gradebook.queries';
import { GradedNotices } from './notices/graded-notices';
import {
  type AskedCell,
  extraTimeStatement,
  openCellsStatement,
  saveGradesStatement,
  undoneChangesQuery,
} from './save-grades.statement';

type Change = Omit<GradeChange, 'dueDate'> & { readonly dueDate?: Date | string | null | undefined };

/** Grades: given by TEACHER and ASSISTANT of a group, each with its history, the student's total changed with it. */
@Injectable()
export class GradesService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly notices: GradedNotices,
  ) {}

  /**
   * Grades cells of a gradebook. Cells that somebody else has graded since the caller saw them are answered as they are, and
   * nothing of theirs is overwritten; with `allOrNone` nothing is saved then.
   * @throws DomainError COMMON_INVALID_INPUT, also for more than the homework gives, LIVE_COURSE_GROUP_NOT_FOUND to who is not in it,
   * LIVE_COURSE_ONLY_TEACHERS, LIVE_COURSE_HOMEWORK_NOT_FOUND for a cell that is not there, LIVE_COURSE_GRADE_CHANGED
   */
  async save(actor: Actor, input: SaveGradesInput): Promise<SavedGradesModel> {
    assertCan(actor, 'liveCourse.write');
    const { groupTag, changes, allOrNone } = parseInput(saveGradesSchema, input);
    return this.unitOfWork.run(async (transaction) => {
      const groupId = await taughtGroup(transaction, actor, groupTag);
      return this.apply(transaction, actor, groupId, changes, allOrNone ?? false);
    });
  }

  /**
   * Gives cells back what they had before a change of the caller's; those that were graded since stay.
   * @throws DomainError LIVE_COURSE_GROUP_NOT_FOUND, LIVE_COURSE_ONLY_TEACHERS, LIVE_COURSE_HOMEWORK_NOT_FOUND without such a change
   */
  async undo(actor: Actor, input: UndoGradesInput): Promise<SavedGradesModel> {
    assertCan(actor, 'liveCourse.write');
    const { groupTag, batchId } = parseInput(undoGradesSchema, input);
    return this.unitOfWork.run(async (transaction) => {
      const groupId = await taughtGroup(transaction, actor, groupTag);
      const values = { groupId, batchId, userId: actor.userId };
      const undone = await transaction.rows(undoneChangesQuery, values);
      if (undone.length === 0) throw new DomainError(liveCourseErrors.HOMEWORK_NOT_FOUND);
      const changes = undone.map(({ before, ...cell }) => ({ ...before, ...cell }));
      return this.apply(transaction, actor, groupId, changes, false);
    });
  }

  /**
   * Gives a student so much longer for everything in the group; what is late is counted anew.
   * @throws DomainError COMMON_INVALID_INPUT, LIVE_COURSE_GROUP_NOT_FOUND, LIVE_COURSE_ONLY_TEACHERS, LIVE_COURSE_MEMBER_NOT_FOUND
   */
  async giveExtraTime(actor: Actor, input: ExtraTimeInput): Promise<boolean> {
    assertCan(actor, 'liveCourse.write');
    const { groupTag, studentId, extraMinutes } = parseInput(extraTimeSchema, input);
    return this.unitOfWork.run(async (transaction) => {
      const groupId = await taughtGroup(transaction, actor, groupTag);
      await transaction.count(holdGroupStatement, { groupId });
      const given = await transaction.count(extraTimeStatement, { groupId, studentId, extraMinutes });
      if (given === 0) throw new DomainError(liveCourseErrors.MEMBER_NOT_FOUND);
      await transaction.count(recountStatement, { groupId, homeworkId: null, studentId });
      return true;
    });
  }

  private async apply(
    transaction: Transaction,
    actor: Actor,
    groupId: string,
    changes: readonly Change[],
    allOrNone: boolean,
  ): Promise<SavedGradesModel> {
    const batchId = randomUUID();
    const isNew = changes.filter(({ version }) => version === 0);
    // Many totals change one after another: whoever changes many of a group waits.
    if (changes.length > 1) await transaction.count(holdGroupStatement, { groupId });
    if (isNew.length > 0)
      await transaction.count(openCellsStatement, { groupId, cells: JSON.stringify(isNew) });
    const values = { groupId, batchId, userId: actor.userId, changes: JSON.stringify(changes) };
    const asked = await transaction.rows(saveGradesStatement, values);
    assertGradable(changes, asked);
    const cells = await transaction.rows(cellsQuery, { groupId, cells: JSON.stringify(asked) });
    const saved = new Set(asked.filter(({ isSaved }) => isSaved).map(keyOf));
    if (allOrNone && saved.size < asked.length) throw new DomainError(liveCourseErrors.GRADE_CHANGED);
    const kept = changes.filter((change) => saved.has(keyOf(change)));
    await this.notices.tell(transaction, kept);
    return {
      batchId,
      saved: cells.filter((cell) => saved.has(keyOf(cell))),
      conflicts: cells.filter((cell) => !saved.has(keyOf(cell))),
    };
  }
}

const keyOf = ({ homeworkId, studentId }: { homeworkId: string; studentId: string }): string =>
  `${homeworkId} ${studentId}`;

/** @throws DomainError COMMON_INVALID_INPUT, LIVE_COURSE_HOMEWORK_NOT_FOUND */
function assertGradable(changes: readonly Change[], asked: readonly AskedCell[]): void {
  const found = new Map(asked.map((cell) => [keyOf(cell), cell]));
  const issues = changes.flatMap((change, index) =>
    found.get(keyOf(change))?.isTooMuch
      ? [{ path: `changes.${String(index)}.score`, message: 'This is more than the homework gives.' }]
      : [],
  );
  if (issues.length > 0) throw new DomainError(commonErrors.INVALID_INPUT, { issues });
  if (found.size < changes.length) throw new DomainError(liveCourseErrors.HOMEWORK_NOT_FOUND);
}

/** @throws DomainError LIVE_COURSE_GROUP_NOT_FOUND, LIVE_COURSE_ONLY_TEACHERS */
async function taughtGroup(transaction: Transaction, actor: Actor, groupTag: string): Promise<string> {
  const values = { groupTag, userId: actor.userId, oversees: false };
  const [seat] = await transaction.rows(seatQuery, values);
  if (!seat) throw new DomainError(liveCourseErrors.GROUP_NOT_FOUND);
  if (!seat.teaches) throw new DomainError(liveCourseErrors.ONLY_TEACHERS);
  return seat.groupId;
}
