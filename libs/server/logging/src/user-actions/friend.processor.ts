import { Injectable } from '@nestjs/common';
import { FriendRequestAccepted } from '@lyceum/friends';
import { type DeliveredEvent, type EventPayload, Subscribe, type Transaction } from '@lyceum/kernel';
import { recordAction } from './action-record';

/** Writes accepted friend requests into the activity log of the one who accepted (checklist line 139). */
@Injectable()
export class FriendProcessor {
  @Subscribe(FriendRequestAccepted, 'logging.record-accepted-friend-request')
  recordAcceptance(
    { payload }: DeliveredEvent<EventPayload<typeof FriendRequestAccepted>>,
    transaction: Transaction,
  ): Promise<void> {
    return recordAction(transaction, {
      userId: payload.requestedUserId,
      actionType: 'CREATE',
      feature: 'friends',
      details: { target: 'FRIEND_RELATION', targetId: payload.friendRelationId },
    });
  }
}
