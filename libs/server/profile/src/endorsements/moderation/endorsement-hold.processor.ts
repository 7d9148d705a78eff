import { type Delivered, Subscribe, type Transaction } from '@lyceum/kernel';
import { HoldService } from '@lyceum/moderation';
import { Injectable } from '@nestjs/common';
import { EndorsementChanged, EndorsementDeleted, EndorsementGiven } from '../endorsements.events';

type Written = Delivered<typeof EndorsementGiven>;

const isHeld = ({ isHeld: held }: { readonly isHeld: boolean }): boolean => held;

/** Puts endorsements that are held back into the queue of staff, and takes out what is gone. */
@Injectable()
export class EndorsementHoldProcessor {
  constructor(private readonly holds: HoldService) {}

  @Subscribe(EndorsementGiven, 'moderation.queue-a-held-endorsement', { when: isHeld })
  queueGiven({ payload }: Written, transaction: Transaction): Promise<void> {
    return this.holds.queue(transaction, { type: 'ENDORSEMENT', id: payload.endorsementId });
  }

  @Subscribe(EndorsementChanged, 'moderation.queue-a-held-change-of-an-endorsement', { when: isHeld })
  queueChanged({ payload }: Written, transaction: Transaction): Promise<void> {
    return this.holds.queue(transaction, { type: 'ENDORSEMENT', id: payload.endorsementId });
  }

  @Subscribe(EndorsementDeleted, 'moderation.close-the-case-of-a-deleted-endorsement')
  close(
    { payload: { endorsementId: id, giverId } }: Delivered<typeof EndorsementDeleted>,
    transaction: Transaction,
  ): Promise<void> {
    return this.holds.forget(transaction, { type: 'ENDORSEMENT', id, authorId: giverId, deletedBy: giverId });
  }
}
