import { logFailure } from '@lyceum/shell';
import { useEffect } from 'react';
import { unsentFilesPrefix } from '../../features/chats/files/unsent-prefix';
import { chatOutboxPrefix } from '../../features/chats/log/chat-outbox-prefix';
import { outboxPrefix } from './draft-prefix';
import { forgetFiles } from './forget-files';

/** Sends replies and messages that an earlier visit of this person could not, whatever screen they open now. */
export function useWaitingReplies(userId: string): void {
  useEffect(() => {
    if (isWaiting(outboxPrefix, userId)) sendReplies(userId).catch(logFailure);
    if (isWaiting(chatOutboxPrefix, userId)) sendMessages(userId).catch(logFailure);
    forgetFilesOfOthers(userId);
  }, [userId]);
}

/** Without the code of the forum, and of chats, which most screens do not need. */
function isWaiting(prefix: string, userId: string): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(`${prefix}${userId}.`));
  } catch {
    return false;
  }
}

async function sendReplies(userId: string): Promise<void> {
  const { replyOutboxes } = await import('../../features/forum/replies/writing/outbox/reply-outbox');
  replyOutboxes.flush(userId);
}

async function sendMessages(userId: string): Promise<void> {
  const { chatOutboxes } = await import('../../features/chats/log/chat-outbox');
  chatOutboxes.flush(userId);
}

/** Files that somebody else chose for a message here and did not send are nobody's business any more. */
function forgetFilesOfOthers(userId: string): void {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(unsentFilesPrefix));
    const others = keys.filter((key) => !key.startsWith(`${unsentFilesPrefix}${userId}.`));
    if (others.length > 0) forgetFiles();
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
