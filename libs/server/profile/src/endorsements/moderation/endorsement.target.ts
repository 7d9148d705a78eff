import { moderationLimits } from '@lyceum/contracts/moderation';
import { type Actor, statement, type StatementRunner, type Transaction } from '@lyceum/kernel';
import { ModeratedContent, type ModerationTarget, type TargetContent } from '@lyceum/moderation';
import { Injectable } from '@nestjs/common';
import { EndorsementShown, EndorsementTakenAway } from '../endorsements.events';
import { EndorsementListService } from '../lists/endorsement-list.service';
import { type EndorsementStatus, statusStatement } from '../writing/endorsement.statements';

const readStatement = statement<TargetContent>(
  'profile.endorsement-to-moderate',
  `SELECT NULL::uuid AS "communityId", giver_id AS "authorId", '' AS title,
          left(endorsement_text, ${String(moderationLimits.previewLength)}) AS preview, status = 'HELD' AS "isHeld",
          status = 'REMOVED' AS "isGone"
   FROM endorsements WHERE id = $endorsementId FOR NO KEY UPDATE`,
);

const placeStatement = statement<{ receiverId: string }>(
  'profile.receiver-of-endorsement',
  'SELECT receiver_id AS "receiverId" FROM endorsements WHERE id = $endorsementId',
);

/** What people say for each other, in the queue of staff: it belongs to no forum. */
@Injectable()
@ModeratedContent()
export class EndorsementTarget implements ModerationTarget {
  readonly type = 'ENDORSEMENT';

  constructor(private readonly lists: EndorsementListService) {}

  async read(transaction: Transaction, endorsementId: string): Promise<TargetContent | null> {
    const [content] = await transaction.rows(readStatement, { endorsementId });
    return content ?? null;
  }

  assertSeenBy(actor: Actor, endorsementId: string): Promise<void> {
    return this.lists.assertSeenBy(actor, endorsementId);
  }

  async takeAway(transaction: Transaction, endorsementId: string): Promise<void> {
    const changed = await change(transaction, endorsementId, 'REMOVED', ['VISIBLE', 'HELD']);
    if (changed) transaction.raise(EndorsementTakenAway, changed);
  }

  release(transaction: Transaction, endorsementId: string): Promise<void> {
    return show(transaction, endorsementId, ['HELD']);
  }

  restore(transaction: Transaction, endorsementId: string): Promise<void> {
    return show(transaction, endorsementId, ['REMOVED']);
  }

  async pathOf(source: StatementRunner, endorsementId: string): Promise<string | null> {
    const [place] = await source.rows(placeStatement, { endorsementId });
    return place ? `/u/${place.receiverId}` : null;
  }
}

async function change(
  transaction: Transaction,
  endorsementId: string,
  to: EndorsementStatus,
  from: readonly EndorsementStatus[],
) {
  const [changed] = await transaction.rows(statusStatement, { endorsementId, to, from });
  return changed;
}

async function show(
  transaction: Transaction,
  endorsementId: string,
  from: readonly EndorsementStatus[],
): Promise<void> {
  const changed = await change(transaction, endorsementId, 'VISIBLE', from);
  if (changed) transaction.raise(EndorsementShown, changed);
}
