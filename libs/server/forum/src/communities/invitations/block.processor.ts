import { Injectable } from '@nestjs/common';
import { UserBlocked } from '@lyceum/friends';
import { type Delivered, Subscribe, type Transaction } from '@lyceum/kernel';
import { endInvitationsBetween } from '../membership/membership.statements';

/** Ends what people of a block have asked each other (checklist line 144). */
@Injectable()
export class BlockProcessor {
  @Subscribe(UserBlocked, 'forum.end-invitations-of-a-block')
  endInvitations(
    { payload: { blockerId, blockedId } }: Delivered<typeof UserBlocked>,
    transaction: Transaction,
  ): Promise<void> {
    return endInvitationsBetween(transaction, blockerId, blockedId);
  }
}
