import { Injectable } from '@nestjs/common';
import { people } from '@lyceum/auth';
import { moderationTexts } from '@lyceum/contracts/moderation';
import { FriendRequestsFannedOut } from '@lyceum/friends';
import {
  type DeliveredEvent,
  type EventPayload,
  statement,
  Subscribe,
  type Transaction,
} from '@lyceum/kernel';
import { alertText } from './alert.statement';

const fanOutStatement = statement(
  'moderation.alert-of-sudden-requests',
  alertText(`
    SELECT u.id, $title::text AS title, $preview::text AS preview, $requestedUserIds::uuid[] AS people
    ${people.from('u')} WHERE u.id = $userId AND u.erased_at IS NULL`),
);

type FanOut = EventPayload<typeof FriendRequestsFannedOut>;

/** What the house notices about somebody, for staff to look at. */
@Injectable()
export class FanOutProcessor {
  @Subscribe(FriendRequestsFannedOut, 'moderation.open-a-case-of-sudden-friend-requests')
  async open({ payload }: DeliveredEvent<FanOut>, transaction: Transaction): Promise<void> {
    const { userId, requestedUserIds } = payload;
    await transaction.count(fanOutStatement, {
      userId,
      title: moderationTexts.suddenRequests,
      preview: previewOf(payload),
      requestedUserIds,
    });
  }
}

function previewOf({ requestedUserIds, minorsByForum }: FanOut): string {
  const sent = `Sent ${String(requestedUserIds.length)} friend requests in a short time.`;
  if (minorsByForum === 0) return sent;
  return `${sent} ${String(minorsByForum)} of them to minors with whom only a forum is shared.`;
}
