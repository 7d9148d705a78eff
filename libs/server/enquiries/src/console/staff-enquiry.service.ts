import {
  enquiriesErrors,
  type EnquiryIdInput,
  enquiryIdSchema,
  type EnquiryIdsInput,
  enquiryIdsSchema,
  type MoveEnquiryInput,
  moveEnquirySchema,
  type StaffEnquiry,
  type WriteToEnquiryInput,
  writeToEnquirySchema,
} from '@lyceum/contracts/enquiries';
import type { AuditAction, BulkResult } from '@lyceum/contracts/ops';
import {
  type Actor,
  assertCan,
  bulk,
  DomainError,
  parseInput,
  PreparedQueries,
  type Transaction,
  UnitOfWork,
} from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { EnquiryAnswered } from '../enquiries.events';
import { topicsOf } from '../enquiries.policy';
import {
  changeStatement,
  enquiryQuery,
  entriesQuery,
  lockStatement,
  writeStatement,
  writtenQuery,
} from '../enquiry.statements';

/** Where an enquiry stands: what it is about, its state, and who of the staff has it. */
interface Standing {
  readonly topic: StaffEnquiry['topic'];
  readonly state: StaffEnquiry['state'];
  readonly ownerId: string | null;
}

type Change = Partial<Standing>;

/** The inbox: staff take what came, note what they find out, answer by mail and close it. Of a topic that is for others they know nothing. */
@Injectable()
export class StaffEnquiryService {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** One enquiry with what was written to it. @throws DomainError ENQUIRIES_NOT_FOUND */
  async get(actor: Actor, input: EnquiryIdInput): Promise<StaffEnquiry> {
    assertCan(actor, 'enquiry.answer');
    const { enquiryId } = parseInput(enquiryIdSchema, input);
    const [row] = await this.queries.rows(enquiryQuery, { enquiryId, topics: topicsOf(actor) });
    if (!row) throw new DomainError(enquiriesErrors.NOT_FOUND);
    const entries = await this.queries.rows(entriesQuery, { enquiryId });
    return {
      ...row,
      createdAt: row.createdAt.toISOString(),
      entries: entries.map((entry) => ({
        ...entry,
        createdAt: entry.createdAt.toISOString(),
        sentAt: entry.sentAt?.toISOString() ?? null,
      })),
    };
  }

  /** Says that the caller looks after them. @returns what became of each: of two who take one at once, one has it */
  take(actor: Actor, input: EnquiryIdsInput): Promise<BulkResult[]> {
    return this.changeAll(actor, input, 'enquiry.take', ({ state, ownerId }) => {
      if (state === 'CLOSED') throw new DomainError(enquiriesErrors.CLOSED);
      if (ownerId !== null && ownerId !== actor.userId) throw new DomainError(enquiriesErrors.TAKEN);
      return { state: state === 'NEW' ? 'TAKEN' : state, ownerId: actor.userId };
    });
  }

  /** Leaves them to whoever takes them next, whosever they were. */
  giveBack(actor: Actor, input: EnquiryIdsInput): Promise<BulkResult[]> {
    return this.changeAll(actor, input, 'enquiry.give-back', ({ state }) => {
      if (state === 'CLOSED') throw new DomainError(enquiriesErrors.CLOSED);
      return { state: state === 'TAKEN' ? 'NEW' : state, ownerId: null };
    });
  }

  /** Nothing is left to do about them. */
  close(actor: Actor, input: EnquiryIdsInput): Promise<BulkResult[]> {
    return this.changeAll(actor, input, 'enquiry.close', () => ({ state: 'CLOSED' }));
  }

  /** Opens again what was closed; it is the caller's then. */
  reopen(actor: Actor, input: EnquiryIdsInput): Promise<BulkResult[]> {
    return this.changeAll(actor, input, 'enquiry.reopen', (standing) =>
      standing.state === 'CLOSED' ? { state: 'TAKEN', ownerId: actor.userId } : {},
    );
  }

  /** Notes something for other staff. @throws DomainError ENQUIRIES_NOT_FOUND, COMMON_INVALID_INPUT */
  async note(actor: Actor, input: WriteToEnquiryInput): Promise<void> {
    await this.unitOfWork.run(async (transaction) => {
      const written = await this.write(transaction, actor, input, 'NOTE');
      if (!written) return;
      const { enquiryId: targetId } = written;
      transaction.audit({
        actorId: actor.userId,
        action: 'enquiry.note',
        targetType: 'enquiry',
        targetId,
        before: null,
        after: null,
      });
    });
  }

  /**
   * Answers by mail, once under a key; whoever answers has it then.
   * @throws DomainError ENQUIRIES_NOT_FOUND, ENQUIRIES_CLOSED, ENQUIRIES_TAKEN while it is somebody else's, COMMON_INVALID_INPUT
   */
  async answer(actor: Actor, input: WriteToEnquiryInput): Promise<void> {
    await this.unitOfWork.run(async (transaction) => {
      const written = await this.write(transaction, actor, input, 'ANSWER');
      if (!written) return;
      const { enquiryId, before, entryId } = written;
      if (before.state === 'CLOSED') throw new DomainError(enquiriesErrors.CLOSED);
      if (before.ownerId !== null && before.ownerId !== actor.userId)
        throw new DomainError(enquiriesErrors.TAKEN);
      await this.change(
        transaction,
        actor,
        { enquiryId, action: 'enquiry.answer', before },
        { state: 'ANSWERED', ownerId: actor.userId },
      );
      transaction.raise(EnquiryAnswered, { entryId });
    });
  }

  /**
   * Says what it is really about. It is new again to those who read it then, unless the caller has it and is one of them: what
   * a child writes under Courses may be about something that is not safe.
   * @throws DomainError ENQUIRIES_NOT_FOUND, COMMON_INVALID_INPUT
   */
  async move(actor: Actor, input: MoveEnquiryInput): Promise<void> {
    assertCan(actor, 'enquiry.answer');
    const { enquiryId, topic } = parseInput(moveEnquirySchema, input);
    await this.unitOfWork.run(async (transaction) => {
      const before = await this.lock(transaction, actor, enquiryId);
      if (before.topic === topic) return;
      const { state, ownerId } = before;
      const mayStay = ownerId === actor.userId && topicsOf(actor).includes(topic);
      const after: Change =
        mayStay || state === 'CLOSED' ? { topic } : { topic, state: 'NEW', ownerId: null };
      await this.change(transaction, actor, { enquiryId, action: 'enquiry.move', before }, after);
    });
  }

  /** Nothing where it was written before. */
  private async write(
    transaction: Transaction,
    actor: Actor,
    input: WriteToEnquiryInput,
    kind: 'NOTE' | 'ANSWER',
  ) {
    assertCan(actor, 'enquiry.answer');
    const { enquiryId, clientKey, text } = parseInput(writeToEnquirySchema, input);
    const before = await this.lock(transaction, actor, enquiryId);
    const values = { enquiryId, clientKey, kind, authorId: actor.userId, text };
    const [entry] = await transaction.rows(writeStatement, values);
    if (entry) return { enquiryId, before, entryId: entry.id };
    const [same] = await transaction.rows(writtenQuery, values);
    if (!same) throw new DomainError(enquiriesErrors.WRITTEN_ALREADY);
    return undefined;
  }

  private changeAll(
    actor: Actor,
    input: EnquiryIdsInput,
    action: AuditAction,
    next: (before: Standing) => Change,
  ): Promise<BulkResult[]> {
    assertCan(actor, 'enquiry.answer');
    const { ids } = parseInput(enquiryIdsSchema, input);
    return bulk(ids, (enquiryId) =>
      this.unitOfWork.run(async (transaction) => {
        const before = await this.lock(transaction, actor, enquiryId);
        await this.change(transaction, actor, { enquiryId, action, before }, next(before));
      }),
    );
  }

  private async lock(transaction: Transaction, actor: Actor, enquiryId: string) {
    const [before] = await transaction.rows(lockStatement, { enquiryId, topics: topicsOf(actor) });
    if (!before) throw new DomainError(enquiriesErrors.NOT_FOUND);
    return before;
  }

  private async change(
    transaction: Transaction,
    actor: Actor,
    { enquiryId, action, before }: { enquiryId: string; action: AuditAction; before: Standing },
    change: Change,
  ): Promise<void> {
    const after = { ...before, ...change };
    const isSame =
      after.topic === before.topic && after.state === before.state && after.ownerId === before.ownerId;
    if (isSame && action !== 'enquiry.answer') return;
    await transaction.count(changeStatement, { enquiryId, ...after });
    transaction.audit({
      actorId: actor.userId,
      action,
      targetType: 'enquiry',
      targetId: enquiryId,
      before,
      after,
    });
  }
}
