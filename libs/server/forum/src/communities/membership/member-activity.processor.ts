import { Injectable } from '@nestjs/common';
import {
  type DeedKey,
  Deeds,
  type Delivered,
  type DeliveredEvent,
  Subscribe,
  type Transaction,
} from '@lyceum/kernel';
import { MemberBanned, MemberJoined, MemberLeft } from '../../forum.events';
import type { Membership } from './membership.statements';

/** Tells of who joins a forum of their own accord, and is in it no more. */
@Injectable()
export class MemberActivityProcessor {
  constructor(private readonly deeds: Deeds) {}

  @Subscribe(MemberJoined, 'forum.tell-of-a-new-member', { when: ({ addedBy }) => addedBy === undefined })
  tellOfJoining(
    { payload, occurredAt }: Delivered<typeof MemberJoined>,
    transaction: Transaction,
  ): Promise<void> {
    this.deeds.done(transaction, { ...joinedOf(payload), happenedAt: occurredAt });
    return Promise.resolve();
  }

  @Subscribe(MemberLeft, 'forum.tell-of-who-left')
  tellOfLeaving({ payload }: DeliveredEvent<Membership>, transaction: Transaction): Promise<void> {
    this.deeds.takenBack(transaction, joinedOf(payload));
    return Promise.resolve();
  }

  @Subscribe(MemberBanned, 'forum.tell-of-who-was-shut-out')
  tellOfBan(event: DeliveredEvent<Membership>, transaction: Transaction): Promise<void> {
    return this.tellOfLeaving(event, transaction);
  }
}

const joinedOf = ({ userId, communityId }: Membership): DeedKey => ({
  userId,
  action: 'JOINED',
  target: 'COMMUNITY',
  targetId: communityId,
});
