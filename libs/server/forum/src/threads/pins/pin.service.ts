import { Injectable } from '@nestjs/common';
import {
  type PinnedThreadsOrderInput,
  pinnedThreadsOrderSchema,
  type PinThreadInput,
  pinThreadSchema,
  threadErrors,
  threadLimits,
} from '@lyceum/contracts/forum';
import {
  type Actor,
  assertCan,
  DomainError,
  parseInput,
  statement,
  type Transaction,
  UnitOfWork,
} from '@lyceum/kernel';
import { mayModerate } from '../../access/forum-access';
import { isNotHidden } from '../../access/forum-access.queries';
import { ForumAccessService } from '../../access/forum-access.service';
import { recordForumAudit } from '../../access/forum-audit';
import { ThreadAccessService } from '../page/thread-access.service';
import { mayPin, type ThreadAccess } from '../thread-policy';

/** Behind those that are pinned already; one that is pinned stays where it is. */
const pinStatement = statement(
  'forum.pin-thread',
  `WITH pinned AS (
    SELECT count(*) AS count, COALESCE(max(pin_position), 0) AS last FROM threads
    WHERE community_id = $communityId AND status = 'VISIBLE' AND pin_position IS NOT NULL)
  UPDATE threads SET pin_position = pinned.last + 1 FROM pinned
  WHERE id = $threadId AND pin_position IS NULL AND pinned.count < ${String(threadLimits.pinned)}`,
);

const isPinnedStatement = statement<{ isPinned: boolean }>(
  'forum.is-thread-pinned',
  'SELECT pin_position IS NOT NULL AS "isPinned" FROM threads WHERE id = $threadId',
);

const unpinStatement = statement(
  'forum.unpin-thread',
  'UPDATE threads SET pin_position = NULL WHERE id = $threadId AND pin_position IS NOT NULL',
);

/** The pinned threads of a forum in their order, and which of them the user is not shown, for a block. */
const pinnedStatement = statement<{ id: string; isHidden: boolean }>(
  'forum.order-of-pinned-threads',
  `SELECT t.id, NOT ${isNotHidden('t.creator_id')} AS "isHidden" FROM threads t
  WHERE t.community_id = $communityId AND t.status = 'VISIBLE' AND t.pin_position IS NOT NULL
  ORDER BY t.pin_position, t.id`,
);

const orderStatement = statement(
  'forum.order-pinned-threads',
  `UPDATE threads t SET pin_position = wanted.place
  FROM unnest($ids::uuid[]) WITH ORDINALITY AS wanted (id, place)
  WHERE t.id = wanted.id AND t.pin_position IS NOT NULL`,
);

/** Changes of one forum's pinned threads wait for each other; before any thread is locked. */
const lockPinsStatement = statement<{ locked: string }>(
  'forum.lock-pins',
  `SELECT pg_advisory_xact_lock(hashtextextended('forum.pins' || $communityId::uuid, 0))::text AS locked`,
);

/** What stands at the top of a forum; its admins and moderators say (checklist line 92). */
@Injectable()
export class PinService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly forums: ForumAccessService,
    private readonly threads: ThreadAccessService,
  ) {}

  /**
   * Pins a thread behind the others; again changes nothing.
   * @throws DomainError THREAD_NOT_FOUND, THREAD_DELETED, THREAD_NOT_PINNABLE, THREAD_TOO_MANY_PINNED
   */
  async pin(actor: Actor, input: PinThreadInput): Promise<void> {
    await this.change(actor, input, async (transaction, { threadId, communityId, creatorId }) => {
      if ((await transaction.count(pinStatement, { threadId, communityId })) > 0) {
        const audit = { communityId, actorId: actor.userId, subjectUserId: creatorId };
        const target = { type: 'THREAD', id: threadId };
        return recordForumAudit(transaction, { ...audit, action: 'THREAD_PINNED', target });
      }
      const [pinned] = await transaction.rows(isPinnedStatement, { threadId });
      if (!pinned?.isPinned) throw new DomainError(threadErrors.TOO_MANY_PINNED);
    });
  }

  /** Puts it back into the list; again changes nothing. @throws DomainError like `pin` */
  async unpin(actor: Actor, input: PinThreadInput): Promise<void> {
    await this.change(actor, input, async (transaction, { threadId, communityId, creatorId }) => {
      if ((await transaction.count(unpinStatement, { threadId })) === 0) return;
      const audit = { communityId, actorId: actor.userId, subjectUserId: creatorId };
      const target = { type: 'THREAD', id: threadId };
      await recordForumAudit(transaction, { ...audit, action: 'THREAD_UNPINNED', target });
    });
  }

  /**
   * Saves the order of the pinned threads, which must be named all, each once, as the caller sees them: an order of
   * what has changed meanwhile is nobody's wish.
   * @throws DomainError COMMUNITY_NOT_FOUND, COMMUNITY_BANNED, COMMUNITY_NOT_A_MEMBER, THREAD_NOT_PINNABLE,
   * THREAD_PINS_CHANGED
   */
  async order(actor: Actor, input: PinnedThreadsOrderInput): Promise<void> {
    assertCan(actor, 'forum.write');
    const { communityId, pinnedThreadsOrder } = parseInput(pinnedThreadsOrderSchema, input);
    const wanted = pinnedThreadsOrder.map((id) => id.toLowerCase());
    await this.unitOfWork.run(async (transaction) => {
      const access = await this.forums.within(transaction, actor, communityId);
      if (!mayModerate(actor, access)) throw new DomainError(threadErrors.NOT_PINNABLE);
      await transaction.rows(lockPinsStatement, { communityId });
      const pinned = await transaction.rows(pinnedStatement, { userId: actor.userId, communityId });
      const seen = pinned.filter(({ isHidden }) => !isHidden).map(({ id }) => id);
      if (!haveSame(seen, wanted)) throw new DomainError(threadErrors.PINS_CHANGED);
      const hidden = pinned.filter(({ isHidden }) => isHidden).map(({ id }) => id);
      await transaction.count(orderStatement, { ids: [...wanted, ...hidden] });
    });
  }

  private async change(
    actor: Actor,
    input: PinThreadInput,
    work: (transaction: Transaction, access: ThreadAccess) => Promise<void>,
  ): Promise<void> {
    assertCan(actor, 'forum.write');
    const { communityId, threadId } = parseInput(pinThreadSchema, input);
    await this.unitOfWork.run(async (transaction) => {
      await transaction.rows(lockPinsStatement, { communityId });
      const access = await this.threads.within(transaction, actor, threadId);
      if (access.communityId !== communityId.toLowerCase()) throw new DomainError(threadErrors.NOT_FOUND);
      if (!mayPin(actor, access)) throw new DomainError(threadErrors.NOT_PINNABLE);
      await work(transaction, access);
    });
  }
}

function haveSame(one: readonly string[], other: readonly string[]): boolean {
  const others = new Set(other);
  return one.length === other.length && others.size === other.length && one.every((id) => others.has(id));
}
