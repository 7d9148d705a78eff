import { useSession } from '@lyceum/session';
import { NextPage, QueryContent } from '@lyceum/shell';
import { CardListSkeleton, EmptyState, RelativeTime, useMinuteClock, UserAvatar } from '@lyceum/ui';
import { IconBellOff, IconUsers } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { chatName, isMuted, keyOf, othersOf } from './chat-name';
import { type Chat, type ChatMessage, chatsQuery } from './chat-queries';
import classes from './chats.module.css';
import * as messages from './chats.messages';
import { wordsOf } from './files/words-of';
import { useRisksFor } from './received-text';
import { isSame, type WindowKey } from './windows/open-windows';

interface ChatListProps {
  readonly groupsOnly: boolean;
  readonly open: readonly WindowKey[];
  readonly onOpen: (key: WindowKey) => void;
}

/** The reader's chats, the one something was last said in first. */
export function ChatList({ groupsOnly, open, onOpen }: ChatListProps) {
  const me = useSession().user?.id ?? '';
  const chats = useInfiniteQuery({ ...chatsQuery(), staleTime: 0 });
  return (
    <QueryContent
      query={chats}
      subject={messages.chatsSubject()}
      skeleton={(label) => <CardListSkeleton cards={5} label={label} />}
    >
      {({ pages }) => {
        const rows = pages.flatMap((page) => page.rows).filter((chat) => chat.isGroupChat || !groupsOnly);
        if (rows.length === 0 && !chats.hasNextPage)
          return groupsOnly ? (
            <EmptyState title={messages.noGroups()} description={messages.aboutNoGroups()} />
          ) : (
            <EmptyState title={messages.noChats()} description={messages.aboutNoChats()} />
          );
        return (
          <>
            <ul className={classes.list}>
              {rows.map((chat) => {
                const key = keyOf(chat, me);
                return (
                  <li key={chat.id}>
                    <button
                      type="button"
                      className={classes.entry}
                      aria-current={open.some((other) => isSame(key, other)) || undefined}
                      onClick={() => onOpen(key)}
                    >
                      <Entry chat={chat} me={me} />
                    </button>
                  </li>
                );
              })}
            </ul>
            <NextPage list={chats} label={messages.moreChats()} mt="sm" />
          </>
        );
      }}
    </QueryContent>
  );
}

function Entry({ chat, me }: { readonly chat: Chat; readonly me: string }) {
  const { unread, lastMessage } = chat;
  const risksFor = useRisksFor();
  const now = useMinuteClock();
  return (
    <>
      <ChatPicture chat={chat} me={me} />
      <span className={classes.entryWords}>
        <span className={classes.entryName} data-unread={unread > 0 || undefined} dir="auto">
          {chatName(chat, me)}
        </span>
        <span className={classes.entryText} dir="auto">
          {lastMessage ? lastWords(lastMessage, me, risksFor) : messages.nothingSaid()}
        </span>
      </span>
      <span className={classes.entryFoot}>
        {lastMessage && <RelativeTime at={lastMessage.createdAt} />}
        {isMuted(chat, now) ? (
          <IconBellOff size={16} stroke={1.75} aria-label={messages.muted()} />
        ) : (
          unread > 0 && (
            <span className={classes.count} aria-label={messages.unreadMessages({ count: unread })}>
              {unread > 99 ? '99+' : unread}
            </span>
          )
        )}
      </span>
    </>
  );
}

function lastWords(message: ChatMessage, me: string, risksFor: ReturnType<typeof useRisksFor>): string {
  const { author, isHidden, deletedAt } = message;
  const text = wordsOf(message);
  if (isHidden) return messages.hiddenMessage();
  if (deletedAt) return messages.deletedMessage();
  if (author.id === me) return messages.youSaid({ text });
  const said = risksFor(text).length > 0 ? messages.coveredMessage() : text;
  return messages.theySaid({ firstName: author.firstName, text: said });
}

/** The face of the other one, or the mark of a group. */
export function ChatPicture({ chat, me, size = 40 }: { chat: Chat; me: string; size?: number }) {
  const [other] = othersOf(chat, me);
  if (chat.isGroupChat || !other) {
    return (
      <span className={classes.group} style={{ width: size, height: size }}>
        <IconUsers size={size / 2} stroke={1.75} aria-hidden />
      </span>
    );
  }
  const { firstName, lastName, profilePictureUrl } = other;
  return (
    <UserAvatar
      firstName={firstName}
      lastName={lastName}
      src={profilePictureUrl ?? null}
      size={size}
      decorative
    />
  );
}
