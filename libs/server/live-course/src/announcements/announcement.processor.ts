import { type Delivered, Notices, Subscribe, type Transaction } from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { AnnouncementMade } from './announcement.events';
import { announced } from './announcement.notices';
import { toldOfAnnouncementQuery } from './announcement.statements';

/** Everybody in a class is told once that there is an announcement. */
@Injectable()
export class AnnouncementProcessor {
  constructor(private readonly notices: Notices) {}

  @Subscribe(AnnouncementMade, 'notifications.tell-of-announcement')
  async tell({ payload }: Delivered<typeof AnnouncementMade>, transaction: Transaction): Promise<void> {
    const { announcementId } = payload;
    for (const { userId, groupTag, course } of await transaction.rows(toldOfAnnouncementQuery, payload))
      this.notices.tell(
        transaction,
        announced,
        { course },
        {
          userId,
          // Nobody misses what their class is told because of a block between them and who said it.
          by: null,
          url: `/lc-dashboard/${groupTag}`,
          tag: `announcement ${announcementId}`,
          about: { type: 'LIVE_ANNOUNCEMENT', id: announcementId },
        },
      );
  }
}
