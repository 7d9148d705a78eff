import * as messages from '../chats.messages';
import type { Chat, ChatMessage } from '../chat-queries';

/** How far the last of the reader's own messages has got. */
export interface OwnMark {
  readonly seq: number;
  readonly text: string;
}

/** Of the last message the reader wrote: sent, come to a tab of the others, or read, as far as the others show it. */
export function ownMark(
  { isGroupChat, members }: Pick<Chat, 'isGroupChat' | 'members'>,
  me: string,
  log: readonly ChatMessage[],
): OwnMark | null {
  const last = log.findLast(({ author, deletedAt }) => author.id === me && !deletedAt);
  if (!last) return null;
  const { seq } = last;
  const others = members.filter(({ user }) => user.id !== me);
  const read = others.filter(({ readSeq }) => (readSeq ?? 0) >= seq).length;
  const come = others.filter(({ deliveredSeq }) => (deliveredSeq ?? 0) >= seq).length;
  if (read > 0) return { seq, text: isGroupChat ? messages.readBy({ count: read }) : messages.read() };
  if (come > 0)
    return { seq, text: isGroupChat ? messages.deliveredTo({ count: come }) : messages.delivered() };
  return { seq, text: messages.sent() };
}
