import { newClientKey, type Waiting } from '@lyceum/session';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { replyOutboxes, type SentReply, type ThreadOutbox } from './reply-outbox';
import type { ReplyEntry } from './reply-entry';

/** What is written of a reply; the outbox adds the rest. */
export type WrittenReply = Pick<ReplyEntry, 'content' | 'isRich' | 'target' | 'draftId'>;

interface UsedOutbox {
  readonly outbox: ThreadOutbox;
  /** What the server does not have yet, the oldest first. */
  readonly waiting: readonly Waiting<ReplyEntry>[];
  readonly send: (reply: WrittenReply) => void;
}

/** The caller's outbox for a thread. `onSent` hears of each reply the server took while this is shown. */
export function useOutbox(userId: string, threadId: string, onSent: (sent: SentReply) => void): UsedOutbox {
  const outbox = replyOutboxes.of(userId, threadId);
  const waiting = useSyncExternalStore(outbox.subscribe, outbox.waiting);
  useEffect(() => outbox.onSent(onSent), [outbox, onSent]);
  // What an earlier visit left here.
  useEffect(() => outbox.flush(), [outbox]);
  const send = useCallback(
    (reply: WrittenReply): void => {
      const writtenAt = new Date().toISOString();
      outbox.add({ ...reply, clientKey: newClientKey(), writtenAt, refusal: null });
    },
    [outbox],
  );
  return { outbox, waiting, send };
}
