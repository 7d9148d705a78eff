import { Injectable } from '@nestjs/common';
import { type Delivered, Notices, Subscribe, type Transaction } from '@lyceum/kernel';
import { FriendRelationEnded, FriendRequestAccepted, FriendRequested, UserBlocked } from '../friends.events';
import { FriendsService } from '../friends.service';
import { friendRequestAccepted, friendRequested } from './friend.notices';

/** Where requests are answered and friends are listed. */
const url = '/settings#friends';

type Relation = Delivered<typeof FriendRequested>;

/**
 * What people are told about friend requests. Each is looked at again before it is told, because meanwhile it may have
 * been answered, taken back or ended by a block; what does not hold any more is taken back. The tag is the relation's id.
 */
@Injectable()
export class FriendNoticesProcessor {
  constructor(
    private readonly friends: FriendsService,
    private readonly notices: Notices,
  ) {}

  @Subscribe(FriendRequested, 'notifications.tell-of-a-friend-request')
  async tellOfRequest({ payload }: Relation, transaction: Transaction): Promise<void> {
    const { friendRelationId: tag, requesterId: by, requestedUserId: userId } = payload;
    const standing = await this.friends.standing(transaction, tag);
    if (standing?.status !== 'PENDING') return;
    const about = { type: 'FRIEND_REQUEST', id: tag };
    this.notices.tell(transaction, friendRequested, {}, { userId, by, url, tag, about });
  }

  @Subscribe(FriendRequestAccepted, 'notifications.tell-of-an-accepted-friend-request')
  async tellOfAcceptance({ payload }: Relation, transaction: Transaction): Promise<void> {
    const { friendRelationId: tag, requesterId: userId, requestedUserId: by } = payload;
    const standing = await this.friends.standing(transaction, tag);
    if (standing?.status !== 'ACCEPTED') return;
    this.notices.withdraw(transaction, { userId: by, by: userId, tag });
    const notice = { userId, by, url, tag, about: null };
    this.notices.tell(transaction, friendRequestAccepted, {}, notice);
  }

  @Subscribe(FriendRelationEnded, 'notifications.take-back-an-ended-friend-request')
  takeBack({ payload }: Relation, transaction: Transaction): Promise<void> {
    const { friendRelationId: tag, requesterId, requestedUserId } = payload;
    this.notices.withdraw(transaction, { userId: requestedUserId, by: requesterId, tag });
    this.notices.withdraw(transaction, { userId: requesterId, by: requestedUserId, tag });
    return Promise.resolve();
  }

  /** What either was told of the other is no longer told; their bells count it no more, either. */
  @Subscribe(UserBlocked, 'notifications.refresh-the-bells-of-a-block')
  refresh(
    { payload: { blockerId, blockedId } }: Delivered<typeof UserBlocked>,
    transaction: Transaction,
  ): Promise<void> {
    this.notices.refresh(transaction, [blockerId, blockedId]);
    return Promise.resolve();
  }
}
