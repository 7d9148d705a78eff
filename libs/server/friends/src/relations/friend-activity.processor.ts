import { Injectable } from '@nestjs/common';
import {
  ActivityLog,
  type DeedKey,
  Deeds,
  type Delivered,
  type EventPayload,
  Subscribe,
  type Transaction,
} from '@lyceum/kernel';
import { FriendRelationEnded, FriendRequestAccepted } from '../friends.events';

type Relation = EventPayload<typeof FriendRelationEnded>;

/** Writes accepted friend requests into the activity log of the one who accepted (checklist line 139), and tells of both that they are friends. */
@Injectable()
export class FriendActivityProcessor {
  constructor(
    private readonly activity: ActivityLog,
    private readonly deeds: Deeds,
  ) {}

  @Subscribe(FriendRequestAccepted, 'logging.record-accepted-friend-request')
  async recordAcceptance(
    { payload, occurredAt }: Delivered<typeof FriendRequestAccepted>,
    transaction: Transaction,
  ): Promise<void> {
    await this.activity.record(transaction, {
      userId: payload.requestedUserId,
      actionType: 'CREATE',
      feature: 'friends',
      details: { target: 'FRIEND_RELATION', targetId: payload.friendRelationId },
    });
    for (const deed of deedsOf(payload))
      this.deeds.done(transaction, { ...deed, otherId: deed.targetId, happenedAt: occurredAt });
  }

  @Subscribe(FriendRelationEnded, 'friends.tell-of-an-ended-friendship')
  tellOfEnd({ payload }: Delivered<typeof FriendRelationEnded>, transaction: Transaction): Promise<void> {
    for (const deed of deedsOf(payload)) this.deeds.takenBack(transaction, deed);
    return Promise.resolve();
  }
}

const deedsOf = ({ requesterId, requestedUserId }: Relation): DeedKey[] =>
  [[requesterId, requestedUserId] as const, [requestedUserId, requesterId] as const].map(
    ([userId, targetId]) => ({ userId, action: 'BEFRIENDED', target: 'FRIEND', targetId }),
  );
