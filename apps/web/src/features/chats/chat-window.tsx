import { fullName } from '@lyceum/contracts/auth';
import { useSession } from '@lyceum/session';
import { QueryContent } from '@lyceum/shell';
import { CardListSkeleton } from '@lyceum/ui';
import {
  ChatDocument,
  ChatOfTwoDocument,
  EditChatMessageDocument,
  execute,
  graphqlQueryOptions,
  OpenChatDocument,
  UserCardDocument,
  type UserCardPartsFragment,
} from '@lyceum/web-graphql';
import { ActionIcon } from '@mantine/core';
import { IconArrowLeft, IconX } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { ChatPicture } from './chat-list';
import { ChatMenu } from './chat-menu';
import { chatName, keyOf } from './chat-name';
import type { Chat, ChatMessage } from './chat-queries';
import classes from './chats.module.css';
import * as messages from './chats.messages';
import { Composer, type Written } from './composer';
import { useAttaching } from './files/use-attaching';
import { addToLog, forgetLog, isGone, openChatKey } from './log/chat-log';
import { type ChatOutbox, chatOutboxes, say } from './log/chat-outbox';
import { useChatLog, useReadingMark } from './log/use-chat-log';
import { useShownLog } from './log/use-shown-log';
import { ownMark } from './marks/mark-of';
import { TypingLine } from './marks/typing-line';
import { useTyping } from './marks/use-typing';
import { MessageList } from './message-list';
import { PinnedBar } from './pins/pinned-bar';
import { showFailure } from './show-failure';
import { WaitingMessages } from './waiting-messages';
import { isSame, type WindowKey } from './windows/open-windows';
import { type ChatWindowState, windowState } from './windows/window-state';

/** What is offered of somebody who is no friend: the buttons of friends, which another feature has. */
export type FriendButtons = (person: UserCardPartsFragment) => ReactNode;

/** The way into the call of a chat, which another feature has. */
export type CallLinkOf = (chat: Chat, name: string) => ReactNode;

/** A thread that a message leads to, which another feature has. */
export type ThreadCardOf = (threadId: string) => ReactNode;

interface ChatWindowProps {
  readonly window: WindowKey;
  /** Whether it is all there is to see, with a way back in place of one to close it. */
  readonly isAlone: boolean;
  readonly friendButtons: FriendButtons;
  readonly callLink: CallLinkOf;
  readonly threadCard: ThreadCardOf;
  readonly onClose: () => void;
  /** It shows what has a window under another key: two of one chat are one. */
  readonly onRekey: (key: WindowKey) => void;
}

/** One chat window in whichever of its states (checklist line 196). */
export function ChatWindow(props: ChatWindowProps) {
  const { kind, id } = props.window;
  return kind === 'group' ? (
    <OpenChat {...props} chatId={id} />
  ) : (
    <PersonWindow key={id} {...props} personId={id} />
  );
}

function PersonWindow({ personId, ...props }: ChatWindowProps & { readonly personId: string }) {
  const me = useSession().user?.id ?? '';
  const card = useQuery({
    ...graphqlQueryOptions(UserCardDocument, { userId: personId, requestingUser: me }),
    staleTime: 0,
  });
  return (
    <QueryContent query={card} subject={messages.personSubject()} skeleton={skeleton}>
      {({ getUserCard }) => <WindowOf {...props} person={getUserCard} />}
    </QueryContent>
  );
}

type Shown = ChatWindowProps;

function WindowOf({ person, ...props }: Shown & { readonly person: UserCardPartsFragment }) {
  const { id, state: relation } = person;
  const [before, setBefore] = useState(relation);
  const [isDeclined, setDeclined] = useState(false);
  if (before !== relation) {
    setBefore(relation);
    // Seen happening here, and nowhere afterwards.
    setDeclined(before === 'REQUEST_SENT' && relation === 'NO_RELATION');
  }
  const chat = useQuery({
    ...graphqlQueryOptions(ChatOfTwoDocument, { members: [id] }),
    enabled: relation === 'FRIENDS',
  });
  const chatId = chat.data?.fetchTwilioChannelSid;
  const state = windowState({ relation, isDeclined, isOpen: chatId !== undefined });
  if (chatId !== undefined) return <OpenChat {...props} chatId={chatId} />;
  return (
    <section className={classes.window} aria-label={messages.chatWith({ name: fullName(person) })}>
      <Head {...props} name={fullName(person)} />
      <div className={classes.standing} data-state={state}>
        {state === 'FRIENDING' ? (
          <QueryContent query={chat} subject={messages.chatsSubject()} skeleton={skeleton}>
            {() => null}
          </QueryContent>
        ) : (
          <>
            <p>{standing[state as keyof typeof standing]({ firstName: person.firstName })}</p>
            <div className={classes.buttons}>{props.friendButtons(person)}</div>
          </>
        )}
      </div>
    </section>
  );
}

const standing = {
  SEND_FRIEND_REQUEST: messages.sendFriendRequest,
  FRIEND_REQUEST_SENT: messages.friendRequestSent,
  FRIEND_REQUESTS_RECEIVED: messages.friendRequestReceived,
  FRIEND_REQUEST_DECLINED: messages.friendRequestDeclined,
} as const satisfies Partial<Record<ChatWindowState, (values: { firstName: string }) => string>>;

const skeleton = (label: string): ReactNode => (
  <div className={classes.window}>
    <CardListSkeleton cards={4} label={label} />
  </div>
);

/** The chat of this id. That it is opened is told to the server, once (checklist line 201). */
function OpenChat({ chatId, ...props }: Shown & { readonly chatId: string }) {
  const queryClient = useQueryClient();
  const chat = useQuery({
    queryKey: openChatKey(chatId),
    queryFn: async ({ queryKey }): Promise<Chat | null> => {
      try {
        return queryClient.getQueryData(queryKey)
          ? (await execute(ChatDocument, { chatId })).getChat
          : (await execute(OpenChatDocument, { chatId })).openChat;
      } catch (error) {
        if (isGone(error)) return null;
        throw error;
      }
    },
  });
  return (
    <QueryContent query={chat} subject={messages.chatsSubject()} skeleton={skeleton}>
      {(data) =>
        data ? (
          <Chatting key={chatId} {...props} chat={data} />
        ) : (
          <GoneChat key={chatId} {...props} chatId={chatId} />
        )
      }
    </QueryContent>
  );
}

/** In place of a chat its reader is in no more; nothing of it stays in the browser but what they could not send, until they discard it. */
function GoneChat({ chatId, ...props }: Shown & { readonly chatId: string }) {
  const queryClient = useQueryClient();
  useEffect(() => forgetLog(queryClient, chatId), [queryClient, chatId]);
  const me = useSession().user?.id ?? '';
  const outbox = chatOutboxes.of(me, chatId);
  const waiting = useSyncExternalStore(outbox.subscribe, outbox.waiting);
  return (
    <section className={classes.window} aria-label={messages.goneChat()}>
      <Head {...props} name={messages.goneChat()} />
      <p className={classes.standing}>{messages.aboutGoneChat()}</p>
      <WaitingMessages waiting={waiting} outbox={outbox} isTooLate />
    </section>
  );
}

/** The message that is changed, or answered; neither of a new one. */
interface Turn {
  readonly editing?: ChatMessage;
  readonly replyingTo?: ChatMessage;
}

function Chatting({ chat, ...props }: Shown & { readonly chat: Chat }) {
  const me = useSession().user?.id ?? '';
  const { query, ...said } = useChatLog(chat.id);
  const { typists, sayTyping, endTyping } = useTyping(chat.id);
  const shown = useShownLog(chat.id, query.data);
  useReadingMark(chat.id, shown.seen);
  const isAnother = useOneWindow(props, chat, me);
  const name = chatName(chat, me);
  const attaching = useAttaching(me, chat);
  const { editing, replyingTo, turnTo, onSay } = useTurn(chat.id, said.outbox, () => {
    // What is said stands at the end.
    shown.leave();
    endTyping();
  });
  return (
    <section className={classes.window} aria-label={messages.chatWith({ name })} {...attaching.dropping}>
      <ChatHead {...props} chat={chat} me={me} />
      <QueryContent query={query} subject={messages.messagesSubject()} skeleton={skeleton}>
        {(latest) => (
          <MessageList
            key={shown.past ? 'past' : 'latest'}
            label={messages.messagesWith({ name })}
            mark={ownMark(chat, me, latest)}
            {...said}
            {...shown.part}
            log={shown.past ?? latest}
            withAuthors={chat.isGroupChat}
            members={chat.members}
            threadCard={props.threadCard}
            {...shown.seeking}
            // A window that is about to be another one leaves it to that one.
            sought={isAnother ? null : shown.seeking.sought}
            mayWrite={chat.mayWrite}
            pins={mayPin(chat, me) ? chat.pins : null}
            onReply={(message) => turnTo({ replyingTo: message })}
            onEdit={(message) => turnTo({ editing: message })}
          />
        )}
      </QueryContent>
      {chat.mayWrite && <TypingLine members={chat.members} typists={typists} />}
      {chat.mayWrite ? (
        <Composer
          key={editing?.id ?? 'new'}
          me={me}
          members={chat.members}
          editing={editing}
          replyingTo={replyingTo}
          attaching={editing ? null : attaching}
          onSay={onSay}
          onType={sayTyping}
          chatId={chat.id}
          label={messages.chatWith({ name })}
          onLeave={() => turnTo({})}
        />
      ) : (
        <Silence isGroupChat={chat.isGroupChat} />
      )}
    </section>
  );
}

/** Of two either may, of a group whoever owns it. */
const mayPin = ({ isGroupChat, members }: Chat, me: string): boolean =>
  !isGroupChat || members.some(({ role, user }) => role === 'OWNER' && user.id === me);

/** In place of what somebody could write. */
function Silence({ isGroupChat }: Pick<Chat, 'isGroupChat'>) {
  return <p className={classes.note}>{isGroupChat ? messages.silentInGroup() : messages.friendsNoMore()}</p>;
}

/** Has a chat that friends again opened twice, by its own key and by the other one's, shown once. Answers whether it is another window's from now on. */
function useOneWindow({ window: { kind, id }, onRekey }: Shown, chat: Chat, me: string): boolean {
  const after = keyOf(chat, me);
  const isAnother = kind === 'group' && !isSame({ kind, id }, after);
  const rekey = useEffectEvent(() => onRekey(after));
  useEffect(() => {
    if (isAnother) rekey();
  }, [isAnother]);
  return isAnother;
}

/** What is changed or answered, if anything is, and what becomes of what is written. @param onSaid something is said that is new */
function useTurn(chatId: string, outbox: ChatOutbox, onSaid: () => void) {
  const [{ editing = null, replyingTo = null }, turnTo] = useState<Turn>({});
  const edit = useEditing(chatId);
  const onSay = ({ text, mentions, files }: Written): void => {
    if (editing) edit({ messageId: editing.id, text, mentions: [...mentions] });
    else {
      say(outbox, { text, mentions, files, replyTo: replyingTo?.seq ?? null });
      onSaid();
    }
    turnTo({});
  };
  return { editing, replyingTo, turnTo, onSay };
}

function useEditing(chatId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: { messageId: string; text: string; mentions: string[] }) =>
      execute(EditChatMessageDocument, change),
    onSuccess: ({ editChatMessage }) => addToLog(queryClient, chatId, [editChatMessage]),
    onError: showFailure,
  }).mutate;
}

function ChatHead({ chat, me, ...props }: Shown & { readonly chat: Chat; readonly me: string }) {
  const name = chatName(chat, me);
  return (
    <>
      <Head
        {...props}
        name={name}
        picture={<ChatPicture chat={chat} me={me} size={32} />}
        detail={chat.isGroupChat ? messages.people({ count: chat.members.length }) : null}
        tools={
          <>
            {chat.mayWrite && props.callLink(chat, name)}
            <ChatMenu chat={chat} onLeft={props.onClose} />
          </>
        }
      />
      <PinnedBar chat={chat} name={name} />
    </>
  );
}

interface HeadProps extends Pick<ChatWindowProps, 'isAlone' | 'onClose'> {
  readonly name: string;
  readonly picture?: ReactNode;
  readonly detail?: string | null;
  readonly tools?: ReactNode;
}

function Head({ name, picture, detail, tools, isAlone, onClose }: HeadProps) {
  const close = (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={36}
      aria-label={isAlone ? messages.backToChats() : messages.closeWindow({ name })}
      onClick={onClose}
    >
      {isAlone ? <IconArrowLeft size={20} aria-hidden /> : <IconX size={18} aria-hidden />}
    </ActionIcon>
  );
  return (
    <header className={classes.head}>
      {isAlone && close}
      {picture}
      <div className={classes.headWords}>
        <h2 className={classes.name} dir="auto">
          {name}
        </h2>
        {detail && <p className={classes.detail}>{detail}</p>}
      </div>
      {tools}
      {!isAlone && close}
    </header>
  );
}
