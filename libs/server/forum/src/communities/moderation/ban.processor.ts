import { Injectable } from '@nestjs/common';
import { type Delivered, Subscribe, type Transaction } from '@lyceum/kernel';
import { AliasService, NoticeService } from '@lyceum/moderation';
import { MemberBanned, MemberUnbanned } from '../../forum.events';

type Banned = Delivered<typeof MemberBanned>;

/** Bans that admins make without a report are decisions about somebody like any other. */
@Injectable()
export class BanProcessor {
  constructor(
    private readonly notices: NoticeService,
    private readonly aliases: AliasService,
  ) {}

  @Subscribe(MemberBanned, 'moderation.note-a-ban')
  noteBan({ payload }: Banned, transaction: Transaction): Promise<void> {
    return this.notices.noteBan(transaction, payload.banId);
  }

  @Subscribe(MemberUnbanned, 'moderation.note-the-end-of-a-ban')
  noteUnban({ payload }: Delivered<typeof MemberUnbanned>, transaction: Transaction): Promise<void> {
    return this.notices.noteUnban(transaction, payload.userId, payload.communityId);
  }

  @Subscribe(MemberBanned, 'moderation.open-cases-of-aliases-of-who-is-banned')
  alertOfAliases({ payload }: Banned, transaction: Transaction): Promise<void> {
    return this.aliases.alert(
      transaction,
      payload.userId,
      'Somebody of the same mailbox was banned from a forum.',
    );
  }
}
