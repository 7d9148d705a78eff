import { Injectable } from '@nestjs/common';
import { AfterCommitOf, type DeliveredEvent, SocketHub, Subscribe } from '@lyceum/kernel';
import {
  JoinRequestDecided,
  MemberBanned,
  MemberJoined,
  MemberLeft,
  MemberRoleChanged,
  MemberUnbanned,
} from '../../forum.events';
import type { Membership } from './membership.statements';

type Changed = DeliveredEvent<Membership>;

/** Tells open tabs at once that a forum is not to its reader what it was (checklist line 78); of what takes a right, durably. */
@Injectable()
export class AccessProcessor {
  constructor(private readonly sockets: SocketHub) {}

  @Subscribe(MemberBanned, 'forum.tell-tabs-of-a-ban')
  tellOfBan(event: Changed): Promise<void> {
    return this.tell(event);
  }

  @AfterCommitOf(MemberUnbanned)
  tellOfLiftedBan(payload: Membership): Promise<void> {
    return this.tell({ payload });
  }

  @Subscribe(MemberLeft, 'forum.tell-tabs-of-an-ended-membership')
  tellOfEnd(event: Changed): Promise<void> {
    return this.tell(event);
  }

  @AfterCommitOf(MemberJoined)
  tellOfJoining(payload: Membership): Promise<void> {
    return this.tell({ payload });
  }

  @AfterCommitOf(JoinRequestDecided)
  tellOfDecision(payload: Membership): Promise<void> {
    return this.tell({ payload });
  }

  @Subscribe(MemberRoleChanged, 'forum.tell-tabs-of-another-role')
  tellOfRole(event: Changed): Promise<void> {
    return this.tell(event);
  }

  private tell({ payload }: Pick<Changed, 'payload'>): Promise<void> {
    this.sockets.toUser(payload.userId, 'forum.access-changed', { communityId: payload.communityId });
    return Promise.resolve();
  }
}
