import { Injectable } from '@nestjs/common';
import { type DeliveredEvent, SocketHub, Subscribe } from '@lyceum/kernel';
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

/** Tells open tabs at once that a forum is not to its reader what it was (checklist line 78). */
@Injectable()
export class AccessProcessor {
  constructor(private readonly sockets: SocketHub) {}

  @Subscribe(MemberBanned, 'forum.tell-tabs-of-a-ban')
  tellOfBan(event: Changed): Promise<void> {
    return this.tell(event);
  }

  @Subscribe(MemberUnbanned, 'forum.tell-tabs-of-a-lifted-ban')
  tellOfLiftedBan(event: Changed): Promise<void> {
    return this.tell(event);
  }

  @Subscribe(MemberLeft, 'forum.tell-tabs-of-an-ended-membership')
  tellOfEnd(event: Changed): Promise<void> {
    return this.tell(event);
  }

  @Subscribe(MemberJoined, 'forum.tell-tabs-of-a-new-membership')
  tellOfJoining(event: Changed): Promise<void> {
    return this.tell(event);
  }

  @Subscribe(JoinRequestDecided, 'forum.tell-tabs-of-a-decided-request')
  tellOfDecision(event: Changed): Promise<void> {
    return this.tell(event);
  }

  @Subscribe(MemberRoleChanged, 'forum.tell-tabs-of-another-role')
  tellOfRole(event: Changed): Promise<void> {
    return this.tell(event);
  }

  private tell({ payload }: Changed): Promise<void> {
    this.sockets.toUser(payload.userId, 'forum.access-changed', { communityId: payload.communityId });
    return Promise.resolve();
  }
}
