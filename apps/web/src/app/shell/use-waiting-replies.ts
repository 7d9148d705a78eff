import { logFailure } from '@lyceum/shell';
import { useEffect } from 'react';

/** Sends replies that an earlier visit of this person could not, whatever screen they open now. */
export function useWaitingReplies(userId: string): void {
  useEffect(() => {
    if (!hasWaitingReplies(userId)) return;
    void import('../../features/forum/replies/writing/outbox/outboxes').then(
      ({ sendWaitingReplies }) => sendWaitingReplies(userId),
      logFailure,
    );
  }, [userId]);
}

/** Without the code of the forum, which most screens do not need. */
function hasWaitingReplies(userId: string): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(`lyceum.outbox.${userId}.`));
  } catch {
    return false;
  }
}
