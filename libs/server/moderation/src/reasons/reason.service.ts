import { Injectable } from '@nestjs/common';
import type { AuditAction } from '@lyceum/contracts/ops';
import {
  type ListReasonsInput,
  listReasonsSchema,
  type ModerationReason,
  moderationErrors,
  moderationLimits,
  type RemoveReasonInput,
  removeReasonSchema,
  type SaveReasonInput,
  saveReasonSchema,
} from '@lyceum/contracts/moderation';
import {
  type Actor,
  assertCan,
  type AuditTarget,
  DomainError,
  NamesAuditTarget,
  parseInput,
  PreparedQueries,
  type Transaction,
  UnitOfWork,
} from '@lyceum/kernel';
import {
  addReasonStatement,
  changeReasonStatement,
  lockReasonsStatement,
  reasonPlaceStatement,
  reasonsStatement,
  removeReasonStatement,
} from './reason.statements';

const targetType = 'moderationReason';

type Words = Pick<ModerationReason, 'name' | 'text'>;

/** Reasons that staff who oversee all forums keep to give them again: of one forum, or of all. */
@Injectable()
@NamesAuditTarget(targetType)
export class ReasonService implements AuditTarget {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  nameOf(id: string): string {
    return `(SELECT name FROM moderation_reasons WHERE id = ${id})`;
  }

  /** Those for cases of a forum: its own first, then those of all. */
  list(actor: Actor, input: ListReasonsInput): Promise<ModerationReason[]> {
    assertCan(actor, 'forum.oversee');
    return this.queries.rows(reasonsStatement, parseInput(listReasonsSchema, input));
  }

  /**
   * Keeps a new one, or changes the name and the text of one that is there.
   * @throws DomainError MODERATION_REASON_NOT_FOUND, MODERATION_REASON_CHANGED, MODERATION_REASON_NAME_TAKEN, MODERATION_TOO_MANY_REASONS
   */
  save(actor: Actor, input: SaveReasonInput): Promise<ModerationReason> {
    assertCan(actor, 'forum.oversee');
    const { id, communityId, name, text, before: read } = parseInput(saveReasonSchema, input);
    const values = { id, communityId, name: name.toWellFormed(), text: text.toWellFormed() };
    return this.unitOfWork.run(async (transaction) => {
      await transaction.count(lockReasonsStatement, { communityId });
      const [place] = await transaction.rows(reasonPlaceStatement, { id, communityId, name: values.name });
      if (place?.isTaken) throw new DomainError(moderationErrors.REASON_NAME_TAKEN);
      if (id === null && place?.isFull) throw tooMany();
      if (id !== null && !place?.isThere) throw new DomainError(moderationErrors.REASON_NOT_FOUND);
      const { saved, before } =
        id === null ? await add(transaction, values) : await change(transaction, values, read);
      audit(transaction, actor, 'moderation.saveReason', { id: saved.id, before, after: wordsOf(saved) });
      return saved;
    });
  }

  /** @throws DomainError MODERATION_REASON_NOT_FOUND */
  async remove(actor: Actor, input: RemoveReasonInput): Promise<void> {
    assertCan(actor, 'forum.oversee');
    const { id } = parseInput(removeReasonSchema, input);
    await this.unitOfWork.run(async (transaction) => {
      const [removed] = await transaction.rows(removeReasonStatement, { id });
      if (!removed) throw new DomainError(moderationErrors.REASON_NOT_FOUND);
      audit(transaction, actor, 'moderation.removeReason', { id, before: wordsOf(removed), after: null });
    });
  }
}

const tooMany = () =>
  new DomainError(moderationErrors.TOO_MANY_REASONS, { parameters: { reasons: moderationLimits.reasons } });

const wordsOf = ({ name, text }: Words): Words => ({ name, text });

interface Saved {
  readonly saved: ModerationReason;
  readonly before: Words | null;
}

async function add(
  transaction: Transaction,
  { communityId, name, text }: Omit<ModerationReason, 'id'>,
): Promise<Saved> {
  const [saved] = await transaction.rows(addReasonStatement, { communityId, name, text });
  if (!saved) throw new DomainError(moderationErrors.REASON_NOT_FOUND);
  return { saved, before: null };
}

async function change(
  transaction: Transaction,
  values: Omit<ModerationReason, 'id'> & { readonly id: string | null },
  read: Words | null,
): Promise<Saved> {
  const wordsRead = { nameRead: read?.name ?? null, textRead: read?.text ?? null };
  const [changed] = await transaction.rows(changeReasonStatement, { ...values, ...wordsRead });
  if (!changed) throw new DomainError(moderationErrors.REASON_CHANGED);
  const { nameBefore, textBefore, ...saved } = changed;
  return { saved, before: { name: nameBefore, text: textBefore } };
}

interface ReasonChange {
  readonly id: string;
  readonly before: Words | null;
  readonly after: Words | null;
}

function audit(
  transaction: Transaction,
  actor: Actor,
  action: AuditAction,
  { id, before, after }: ReasonChange,
) {
  transaction.audit({ actorId: actor.userId, action, targetType, targetId: id, before, after });
}
