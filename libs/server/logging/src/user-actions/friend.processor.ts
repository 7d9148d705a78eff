import { Injectable } from '@nestjs/common';
import { FriendRequestAccepted } from '@lyceum/friends';
import { type DeliveredEvent, type EventPayload, Subscribe, type Transaction } from '@lyceum/kernel';
import { describeBrowser } from './describe-browser';
import { UserAction } from './user-action.entity';

/** Writes accepted friend requests into the activity log of the one who accepted (checklist line 139). */
@Injectable()
export class FriendProcessor {
  @Subscribe(FriendRequestAccepted, 'logging.record-accepted-friend-request')
  async recordAcceptance(
    { payload }: DeliveredEvent<EventPayload<typeof FriendRequestAccepted>>,
    { manager }: Transaction,
  ): Promise<void> {
    await manager.insert(UserAction, {
      userId: payload.requestedUserId,
      actionType: 'CREATE',
      details: { target: 'FRIEND_RELATION', targetId: payload.friendRelationId },
      ...describeBrowser(''),
    });
  }
}
