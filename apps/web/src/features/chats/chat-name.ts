import { fullName } from '@lyceum/contracts/auth';
import type { Chat, ChatPerson } from './chat-queries';
import * as messages from './chats.messages';
import type { WindowKey } from './windows/open-windows';

/** Who else is in a chat; of two, the other one. */
export const othersOf = ({ members }: Chat, me: string): ChatPerson[] =>
  members.map(({ user }) => user).filter(({ id }) => id !== me);

/** Whether its reader has silenced it. @param now of the clock that screens share */
export const isMuted = ({ mutedUntil }: Chat, now: Date): boolean =>
  mutedUntil !== null && new Date(mutedUntil) > now;

/** What a chat is called: a group by its name, or that it is one whose name staff took away; one of two by the other one's. */
export function chatName(chat: Chat, me: string): string {
  const [other] = othersOf(chat, me);
  if (chat.isGroupChat) return chat.title || messages.namelessGroup();
  return other ? fullName(other) : '';
}

/**
 * The window a chat is shown in: of two friends it is the other one's, before there is a chat, too. With who is none any more it is the
 * chat's, since what was written stays to be read and reported.
 */
export function keyOf(chat: Chat, me: string): WindowKey {
  const [other] = othersOf(chat, me);
  return chat.isGroupChat || !other || !chat.mayWrite
    ? { kind: 'group', id: chat.id }
    : { kind: 'person', id: other.id };
}
