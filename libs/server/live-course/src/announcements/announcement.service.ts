import {
  type InGroupInput,
  inGroupSchema,
  liveCourseErrors,
  type OneAnnouncementInput,
  oneAnnouncementSchema,
  type SaveAnnouncementInput,
  saveAnnouncementSchema,
} from '@lyceum/contracts/live-course';
import {
  type Actor,
  assertCan,
  can,
  DomainError,
  parseInput,
  PreparedQueries,
  type StatementRunner,
  type Transaction,
  UnitOfWork,
} from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { AnnouncementMade } from './announcement.events';
import type { AnnouncementModel } from './announcement.model';
import {
  announcementGroupQuery,
  announcementPlaceQuery,
  announcementQuery,
  announcementsQuery,
  announceStatement,
  changeAnnouncementStatement,
  deleteAnnouncementStatement,
  holdAnnouncementsStatement,
  restoreAnnouncementStatement,
} from './announcement.statements';

/** What teachers tell a whole class: everybody is told once, and reads it in the classroom. */
@Injectable()
export class AnnouncementService {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** What a class was told, the last first. @throws DomainError LIVE_COURSE_GROUP_NOT_FOUND, also to who is not in it */
  async of(actor: Actor, input: InGroupInput): Promise<AnnouncementModel[]> {
    assertCan(actor, 'liveCourse.read');
    const { groupTag } = parseInput(inGroupSchema, input);
    const { groupId } = await place(this.queries, actor, groupTag);
    return this.queries.rows(announcementsQuery, { groupId, userId: actor.userId });
  }

  /**
   * Tells a class something, or changes what it was told, which nobody is told anew. Who teaches tells; a TEACHER changes those of all,
   * an assistant their own. The same words sent again within a minute are the same announcement.
   * @throws DomainError COMMON_INVALID_INPUT, LIVE_COURSE_GROUP_NOT_FOUND, LIVE_COURSE_ONLY_TEACHERS,
   * LIVE_COURSE_ANNOUNCEMENT_NOT_FOUND
   */
  async save(actor: Actor, input: SaveAnnouncementInput): Promise<AnnouncementModel> {
    assertCan(actor, 'liveCourse.write');
    const { groupTag, announcementId, text } = parseInput(saveAnnouncementSchema, input);
    return this.unitOfWork.run(async (transaction) => {
      const { groupId, teaches } = await place(transaction, actor, groupTag);
      if (!teaches) throw new DomainError(liveCourseErrors.ONLY_TEACHERS);
      if (!announcementId) return announce(transaction, actor, { groupId, text });
      const { isDeleted } = await kept(transaction, actor, { id: announcementId, groupId });
      if (isDeleted) throw new DomainError(liveCourseErrors.ANNOUNCEMENT_NOT_FOUND);
      await transaction.count(changeAnnouncementStatement, { id: announcementId, text });
      return there(transaction, actor, announcementId);
    });
  }

  /** Takes one away, from bells, too. @throws DomainError LIVE_COURSE_ANNOUNCEMENT_NOT_FOUND, LIVE_COURSE_ONLY_TEACHERS */
  async delete(actor: Actor, input: OneAnnouncementInput): Promise<AnnouncementModel> {
    return this.move(actor, input, deleteAnnouncementStatement);
  }

  /** Gives it back as it was; nobody is told anew. @throws DomainError the same */
  async restore(actor: Actor, input: OneAnnouncementInput): Promise<AnnouncementModel> {
    return this.move(actor, input, restoreAnnouncementStatement);
  }

  private async move(
    actor: Actor,
    input: OneAnnouncementInput,
    statement: typeof restoreAnnouncementStatement,
  ): Promise<AnnouncementModel> {
    assertCan(actor, 'liveCourse.write');
    const { announcementId: id } = parseInput(oneAnnouncementSchema, input);
    return this.unitOfWork.run(async (transaction) => {
      await kept(transaction, actor, { id, groupId: null });
      await transaction.count(statement, { id });
      return there(transaction, actor, id);
    });
  }
}

/** @throws DomainError LIVE_COURSE_GROUP_NOT_FOUND */
async function place(runner: StatementRunner, actor: Actor, groupTag: string) {
  const values = { groupTag, userId: actor.userId, oversees: can(actor, 'liveCourse.oversee') };
  const [found] = await runner.rows(announcementGroupQuery, values);
  if (!found) throw new DomainError(liveCourseErrors.GROUP_NOT_FOUND);
  return found;
}

async function announce(
  transaction: Transaction,
  actor: Actor,
  { groupId, text }: { readonly groupId: string; readonly text: string },
): Promise<AnnouncementModel> {
  await transaction.count(holdAnnouncementsStatement, { groupId });
  const [made] = await transaction.rows(announceStatement, { groupId, userId: actor.userId, text });
  if (!made) throw new DomainError(liveCourseErrors.ANNOUNCEMENT_NOT_FOUND);
  if (made.isNew) transaction.raise(AnnouncementMade, { announcementId: made.id });
  return there(transaction, actor, made.id);
}

/** Holds one that the caller may change. @throws DomainError LIVE_COURSE_ANNOUNCEMENT_NOT_FOUND, LIVE_COURSE_ONLY_TEACHERS */
async function kept(
  transaction: Transaction,
  { userId }: Actor,
  of: { readonly id: string; readonly groupId: string | null },
): Promise<{ isDeleted: boolean }> {
  const [found] = await transaction.rows(announcementPlaceQuery, { ...of, userId });
  if (!found) throw new DomainError(liveCourseErrors.ANNOUNCEMENT_NOT_FOUND);
  if (!found.isKept) throw new DomainError(liveCourseErrors.ONLY_TEACHERS);
  return found;
}

/** @throws DomainError LIVE_COURSE_ANNOUNCEMENT_NOT_FOUND */
async function there(runner: StatementRunner, { userId }: Actor, id: string): Promise<AnnouncementModel> {
  const [row] = await runner.rows(announcementQuery, { id, userId });
  if (!row) throw new DomainError(liveCourseErrors.ANNOUNCEMENT_NOT_FOUND);
  return row;
}
