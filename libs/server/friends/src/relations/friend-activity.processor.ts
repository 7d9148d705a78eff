import { Injectable } from '@nestjs/common';
import { ActivityLog, type Delivered, Subscribe, type Transaction } from '@lyceum/kernel';
import { FriendRequestAccepted } from '../friends.events';

/** Writes accepted friend requests into the activity log of the one who accepted (checklist line 139). */
@Injectable()
export class FriendActivityProcessor {
  constructor(private readonly activity: ActivityLog) {}

  @Subscribe(FriendRequestAccepted, 'logging.record-accepted-friend-request')
  recordAcceptance(
    { payload }: Delivered<typeof FriendRequestAccepted>,
    transaction: Transaction,
  ): Promise<void> {
    return this.activity.record(transaction, {
      userId: payload.requestedUserId,
      actionType: 'CREATE',
      feature: 'friends',
      details: { target: 'FRIEND_RELATION', targetId: payload.friendRelationId },
    });
  }
}
