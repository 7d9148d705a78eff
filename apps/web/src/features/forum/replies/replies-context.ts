import type { Waiting } from '@lyceum/session';
import { createContext, useContext } from 'react';
import type { WrittenReply } from './writing/outbox/use-outbox';
import type { ThreadOutbox } from './writing/outbox/reply-outbox';
import type { ReplyEntry } from './writing/outbox/reply-entry';

/** What every reply and comment of a thread's window needs. */
export interface RepliesOfThread {
  readonly threadId: string;
  readonly userId: string;
  /** Whether the caller may reply and comment here. */
  readonly canReply: boolean;
  /** Whether the caller may highlight a reply for all readers, and which one is. */
  readonly canHighlight: boolean;
  readonly highlightedId: string | null;
  readonly outbox: ThreadOutbox;
  /** What the server does not have yet. */
  readonly waiting: readonly Waiting<ReplyEntry>[];
  readonly send: (reply: WrittenReply) => void;
  /** Shows in a dialog why something was refused (checklist line 111). */
  readonly tellFailure: (title: string, error: unknown) => void;
  /** The number of the post that a link led to. */
  readonly marked: number | null;
  /** A post of that number has come into view. */
  readonly onSeen: (number: number) => void;
}

export const RepliesContext = createContext<RepliesOfThread | null>(null);

export function useReplies(): RepliesOfThread {
  const replies = useContext(RepliesContext);
  if (!replies) throw new Error('Replies stand within a thread’s window.');
  return replies;
}
