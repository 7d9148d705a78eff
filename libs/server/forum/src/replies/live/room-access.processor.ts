import { Injectable } from '@nestjs/common';
import { type DeliveredEvent, Subscribe, type Transaction } from '@lyceum/kernel';
import { MemberBanned, MemberLeft } from '../../forum.events';
import { ThreadRoomService } from './thread-room.service';

type Lost = DeliveredEvent<{ userId: string; communityId: string }>;

/** Who may no longer read a forum hears nothing of its threads, whatever tabs are open. */
@Injectable()
export class RoomAccessProcessor {
  constructor(private readonly rooms: ThreadRoomService) {}

  @Subscribe(MemberBanned, 'forum.close-threads-of-who-is-banned')
  endOfBanned({ payload }: Lost, transaction: Transaction): Promise<void> {
    return this.rooms.endWithoutAccess(transaction, payload.userId, payload.communityId);
  }

  @Subscribe(MemberLeft, 'forum.close-threads-of-who-left')
  endOfLeft({ payload }: Lost, transaction: Transaction): Promise<void> {
    return this.rooms.endWithoutAccess(transaction, payload.userId, payload.communityId);
  }
}
