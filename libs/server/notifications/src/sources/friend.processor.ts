import { Injectable } from '@nestjs/common';
import {
  FriendRelationEnded,
  FriendRequestAccepted,
  FriendRequested,
  FriendsService,
  UserBlocked,
} from '@lyceum/friends';
import { type DeliveredEvent, type EventPayload, Subscribe, type Transaction } from '@lyceum/kernel';
import { NotificationService } from '../notifications/notification.service';

type Relation = DeliveredEvent<EventPayload<typeof FriendRequested>>;

/**
 * What people are told about friend requests. Each is looked at again before it is told, because meanwhile it may have
 * been answered, taken back or ended by a block; what does not hold any more is taken back. The tag is the relation's id.
 */
@Injectable()
export class FriendProcessor {
  constructor(
    private readonly friends: FriendsService,
    private readonly notifications: NotificationService,
  ) {}

  @Subscribe(FriendRequested, 'notifications.tell-of-a-friend-request')
  async tellOfRequest({ payload }: Relation, transaction: Transaction): Promise<void> {
    const { friendRelationId, requesterId, requestedUserId } = payload;
    const standing = await this.friends.standing(transaction, friendRelationId);
    if (standing?.status !== 'PENDING') return;
    await this.notifications.notify(transaction, {
      userId: requestedUserId,
      type: 'FRIEND_REQUEST_RECEIVED',
      description: 'wants to be your friend.',
      by: requesterId,
      url: `/u/${requesterId}`,
      tag: friendRelationId,
      groupKey: null,
      about: { type: 'FRIEND_REQUEST', id: friendRelationId },
    });
  }

  @Subscribe(FriendRequestAccepted, 'notifications.tell-of-an-accepted-friend-request')
  async tellOfAcceptance({ payload }: Relation, transaction: Transaction): Promise<void> {
    const { friendRelationId, requesterId, requestedUserId } = payload;
    const standing = await this.friends.standing(transaction, friendRelationId);
    if (standing?.status !== 'ACCEPTED') return;
    await this.notifications.withdraw(transaction, {
      userId: requestedUserId,
      by: requesterId,
      tag: friendRelationId,
    });
    await this.notifications.notify(transaction, {
      userId: requesterId,
      type: 'FRIEND_REQUEST_ACCEPTED',
      description: 'accepted your friend request.',
      by: requestedUserId,
      url: `/u/${requestedUserId}`,
      tag: friendRelationId,
      groupKey: null,
      about: null,
    });
  }

  @Subscribe(FriendRelationEnded, 'notifications.take-back-an-ended-friend-request')
  async takeBack({ payload }: Relation, transaction: Transaction): Promise<void> {
    const { friendRelationId, requesterId, requestedUserId } = payload;
    await this.notifications.withdraw(transaction, {
      userId: requestedUserId,
      by: requesterId,
      tag: friendRelationId,
    });
    await this.notifications.withdraw(transaction, {
      userId: requesterId,
      by: requestedUserId,
      tag: friendRelationId,
    });
  }

  /** What either was told of the other is no longer told; their bells count it no more, either. */
  @Subscribe(UserBlocked, 'notifications.refresh-the-bells-of-a-block')
  refresh(
    { payload: { blockerId, blockedId } }: DeliveredEvent<EventPayload<typeof UserBlocked>>,
    transaction: Transaction,
  ): Promise<void> {
    this.notifications.refresh(transaction, [blockerId, blockedId]);
    return Promise.resolve();
  }
}
