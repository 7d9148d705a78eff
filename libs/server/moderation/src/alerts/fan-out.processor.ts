import { Injectable } from '@nestjs/common';
import { moderationTexts } from '@lyceum/contracts/moderation';
import { FriendRequestsFannedOut } from '@lyceum/friends';
import { type DeliveredEvent, type EventPayload, Subscribe, type Transaction } from '@lyceum/kernel';
import { alertStatement } from './alert.statement';

/** $1 who, $2 title, $3 preview, $4 whom */
const fanOutStatement = alertStatement(
  'SELECT id, $2::text AS title, $3::text AS preview, $4::uuid[] AS people FROM users WHERE id = $1 AND erased_at IS NULL',
);

type FanOut = EventPayload<typeof FriendRequestsFannedOut>;

/** What the house notices about somebody, for staff to look at. */
@Injectable()
export class FanOutProcessor {
  @Subscribe(FriendRequestsFannedOut, 'moderation.open-a-case-of-sudden-friend-requests')
  async open({ payload }: DeliveredEvent<FanOut>, { manager }: Transaction): Promise<void> {
    const { userId, requestedUserIds } = payload;
    await manager.query(fanOutStatement, [
      userId,
      moderationTexts.suddenRequests,
      previewOf(payload),
      requestedUserIds,
    ]);
  }
}

function previewOf({ requestedUserIds, minorsByForum }: FanOut): string {
  const sent = `Sent ${String(requestedUserIds.length)} friend requests in a short time.`;
  if (minorsByForum === 0) return sent;
  return `${sent} ${String(minorsByForum)} of them to minors with whom only a forum is shared.`;
}
