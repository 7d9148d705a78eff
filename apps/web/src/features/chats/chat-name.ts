import { fullName } from '@lyceum/contracts/auth';
import type { Chat, ChatPerson } from './chat-queries';

/** Who else is in a chat; of two, the other one. */
export const othersOf = ({ members }: Chat, me: string): ChatPerson[] =>
  members.map(({ user }) => user).filter(({ id }) => id !== me);

/** Whether its reader has silenced it. @param now of the clock that screens share */
export const isMuted = ({ mutedUntil }: Chat, now: Date): boolean =>
  mutedUntil !== null && new Date(mutedUntil) > now;

/** What a chat is called: a group by its name, one of two by the other one's. */
export function chatName(chat: Chat, me: string): string {
  const [other] = othersOf(chat, me);
  return chat.title ?? (other ? fullName(other) : '');
}
