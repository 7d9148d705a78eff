import { Injectable } from '@nestjs/common';
import { type DeliveredEvent, type EventPayload, Subscribe, type Transaction } from '@lyceum/kernel';
import { MemberBanned, MemberUnbanned } from '../../forum.events';
import { NoticeService } from './notice.service';

/** Bans that admins make without a report are decisions about somebody like any other. */
@Injectable()
export class BanProcessor {
  constructor(private readonly notices: NoticeService) {}

  @Subscribe(MemberBanned, 'moderation.note-a-ban')
  noteBan(
    { payload }: DeliveredEvent<EventPayload<typeof MemberBanned>>,
    transaction: Transaction,
  ): Promise<void> {
    return this.notices.noteBan(transaction, payload.banId);
  }

  @Subscribe(MemberUnbanned, 'moderation.note-the-end-of-a-ban')
  noteUnban(
    { payload }: DeliveredEvent<EventPayload<typeof MemberUnbanned>>,
    transaction: Transaction,
  ): Promise<void> {
    return this.notices.noteUnban(transaction, payload.userId, payload.communityId);
  }
}
