import { Injectable } from '@nestjs/common';
import { moderationTexts } from '@lyceum/contracts';
import { FriendRequestsFannedOut } from '@lyceum/friends';
import { type DeliveredEvent, type EventPayload, Subscribe, type Transaction } from '@lyceum/kernel';

/** One open case about one person; whom they address while it is open comes into it. $1 who, $2 title, $3 preview, $4 whom */
const alertStatement = `
  INSERT INTO moderation_cases AS c (kind, target_type, target_id, community_id, author_id, title, preview, people)
  SELECT 'ALERT', 'USER', id, NULL, id, $2, $3, $4 FROM users WHERE id = $1 AND erased_at IS NULL
  ON CONFLICT (target_type, target_id) WHERE status = 'OPEN' AND kind <> 'APPEAL'
    DO UPDATE SET people = c.people || ARRAY(
      SELECT person FROM unnest(excluded.people) WITH ORDINALITY AS more (person, place)
      WHERE person <> ALL(c.people) ORDER BY place)`;

type FanOut = EventPayload<typeof FriendRequestsFannedOut>;

/** What the house notices about somebody, for staff to look at. */
@Injectable()
export class FanOutProcessor {
  @Subscribe(FriendRequestsFannedOut, 'moderation.open-a-case-of-sudden-friend-requests')
  async open({ payload }: DeliveredEvent<FanOut>, { manager }: Transaction): Promise<void> {
    const { userId, requestedUserIds } = payload;
    await manager.query(alertStatement, [
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
