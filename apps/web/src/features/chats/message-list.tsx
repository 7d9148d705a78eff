import { dateFormat } from '@lyceum/contracts/messages';
import { useSession, type Waiting } from '@lyceum/session';
import { lazyDialog } from '@lyceum/shell';
import { UserAvatar, UserLink } from '@lyceum/ui';
import { Button, VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import {
  Fragment,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { MessageActions } from './actions/message-actions';
import { MoreButton } from './actions/more-button';
import type { MessageRights } from './actions/use-message-actions';
import type { Chat, ChatMessage } from './chat-queries';
import classes from './chats.module.css';
import * as messages from './chats.messages';
import { MessageFiles } from './files/message-files';
import { wordsOf } from './files/words-of';
import type { ChatOutbox, SayEntry } from './log/chat-outbox';
import { threadsIn } from './links/threads-in';
import { hasOlder, lastSeqOf, type MessageLog } from './log/message-log';
import type { WayBack } from './log/use-shown-log';
import { dayName, isNewDay } from './log/days';
import { BackToLatest } from './log/back-to-latest';
import type { OwnMark } from './marks/mark-of';
import { MessageText } from './mentions/message-text';
import { Reactions } from './reactions';
import { ReceivedText, useRisksFor } from './received-text';
import { WaitingMessages } from './waiting-messages';

const ReportDialog = lazyDialog(() => import('./report-dialog').then((it) => it.ReportDialog));

const MessageSheet = lazyDialog(() => import('./actions/message-sheet').then((it) => it.MessageSheet));

const timeOf = dateFormat({ timeStyle: 'short' });
interface MessageListProps extends Omit<MessageRights, 'onReport'> {
  /** The place of a message it is to go to, and what is done once it has. */
  readonly sought: number | null;
  readonly onSought: () => void;
  /** What screen readers call it. */
  readonly label: string;
  readonly log: MessageLog<ChatMessage>;
  /** The way on where what is shown is not the end of the chat. */
  readonly wayBack: WayBack | null;
  /** How far the last of the reader's own messages has got. */
  readonly mark: OwnMark | null;
  readonly waiting: readonly Waiting<SayEntry>[];
  readonly outbox: ChatOutbox;
  readonly isLoadingOlder: boolean;
  readonly loadOlder: () => Promise<void>;
  /** Whether it is said who speaks; of two it is plain. */
  readonly withAuthors: boolean;
  readonly members: Chat['members'];
  readonly threadCard: (threadId: string) => ReactNode;
}

/** px from the end within which somebody reads the latest, and is kept there. */
const nearEnd = 80;

/** What was said, and below it what the server does not have yet. It keeps to the end while somebody is there. */
export function MessageList(props: MessageListProps) {
  const { label, log, mark, waiting, outbox, isLoadingOlder, loadOlder, wayBack } = props;
  const me = useSession().user?.id ?? '';
  const { place, list, follow } = usePlace(log, { waiting: waiting.length, isEnd: wayBack === null }, () => {
    if (hasOlder(log) && !isLoadingOlder) void loadOlder();
  });
  useSeeking(place, props);
  const acting = useActing(props);
  return (
    // What comes in is announced below: older messages that come in above would be read out, too.
    <div
      ref={place}
      className={classes.messages}
      onScroll={follow}
      tabIndex={0}
      role="log"
      aria-live="off"
      aria-label={label}
    >
      {hasOlder(log) && <OlderButton isLoading={isLoadingOlder} onLoad={() => void loadOlder()} />}
      {log.length === 0 && waiting.length === 0 && <p className={classes.muted}>{messages.nothingSaid()}</p>}
      <ol ref={list} className={classes.log}>
        {log.map((message, index) => (
          <Fragment key={message.seq}>
            {isNewDay(log[index - 1], message) && (
              <li className={classes.day}>{dayName(message.createdAt)}</li>
            )}
            <Message
              {...props}
              {...acting.rights}
              onMore={acting.onMore}
              message={message}
              markText={message.seq === mark?.seq ? mark.text : null}
              answered={log.find(({ seq }) => seq === message.replyTo)}
              isMine={message.author.id === me}
              isFirst={log[index - 1]?.author.id !== message.author.id}
            />
          </Fragment>
        ))}
      </ol>
      {wayBack && <BackToLatest {...wayBack} />}
      <WaitingMessages waiting={waiting} outbox={outbox} />
      {/* What comes while the past is read stands at the end, and what is read on is no news. */}
      {!wayBack && <News log={log} me={me} />}
      {acting.dialog}
    </div>
  );
}

interface OlderButtonProps {
  readonly isLoading: boolean;
  readonly onLoad: () => void;
}

function OlderButton({ isLoading, onLoad }: OlderButtonProps) {
  return (
    <Button variant="subtle" size="xs" className={classes.older ?? ''} loading={isLoading} onClick={onLoad}>
      {messages.olderMessages()}
    </Button>
  );
}

/** What of a message is open over the list. */
interface Acted {
  readonly message: ChatMessage;
  /** Where the focus goes back to. */
  readonly from: HTMLElement | null;
  readonly isReport: boolean;
}

const focused = (): HTMLElement | null =>
  document.activeElement instanceof HTMLElement ? document.activeElement : null;

/** Where a message's actions stand beside it, or open where a thumb reaches them; and the dialogs they open. */
function useActing({ log, mayWrite, pins, onReply, onEdit }: MessageListProps) {
  const isForThumbs = useMediaQuery('(hover:none),(max-width:699.98px)', undefined, {
    getInitialValueInEffect: false,
  });
  const [acted, setActed] = useState<Acted | null>(null);
  const onReport = (message: ChatMessage): void =>
    setActed({ message, from: acted?.from ?? focused(), isReport: true });
  const rights: MessageRights = { mayWrite, pins, onReply, onEdit, onReport };
  const close = (): void => {
    flushSync(() => setActed(null));
    acted?.from?.focus();
  };
  const onMore = isForThumbs
    ? (message: ChatMessage, from: HTMLElement) => setActed({ message, from, isReport: false })
    : null;
  // It may have changed under the sheet, and of what is gone there is nothing to do but to report it.
  const now = acted && log.find(({ seq }) => seq === acted.message.seq);
  const isOver = acted && !acted.isReport && (!now || isGone(now));
  if (isOver) setActed(null);
  const dialog = acted && !isOver && (
    <Suspense>
      {acted.isReport ? (
        <ReportDialog reported={{ messageId: acted.message.id }} onClose={close} />
      ) : (
        <MessageSheet {...rights} message={now ?? acted.message} onClose={close} />
      )}
    </Suspense>
  );
  return { rights, onMore, dialog };
}

/** Says that somebody else wrote something after the list was there; what it is stands in the list, and is not there twice. */
function News({ log, me }: Pick<MessageListProps, 'log'> & { readonly me: string }) {
  const [start] = useState(() => lastSeqOf(log));
  const last = log.at(-1);
  const isNews = last && last.seq > start && last.author.id !== me;
  return (
    <VisuallyHidden role="status">
      {isNews && <span key={last.seq}>{messages.newMessageFrom({ firstName: last.author.firstName })}</span>}
    </VisuallyHidden>
  );
}

/** Keeps a reader where they are: at the end as long as they are there, and at what they read when older messages come in above. */
function usePlace(
  log: MessageLog<ChatMessage>,
  { waiting, isEnd }: { readonly waiting: number; readonly isEnd: boolean },
  onTop: () => void,
) {
  const place = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const isAtEnd = useRef(isEnd);
  const before = useRef({ height: 0, first: 0 });
  const first = log[0]?.seq ?? 0;
  const end = `${String(log.at(-1)?.seq)} ${String(waiting)}`;

  useLayoutEffect(() => {
    const { current } = place;
    if (!current) return;
    if (first < before.current.first) current.scrollTop += current.scrollHeight - before.current.height;
    else if (isAtEnd.current) current.scrollTop = current.scrollHeight;
    before.current = { height: current.scrollHeight, first };
  }, [first, end]);

  // What a message leads to comes later than the message.
  useEffect(() => {
    if (!list.current) return;
    const observer = new ResizeObserver(() => {
      const { current } = place;
      if (current && isAtEnd.current) current.scrollTop = current.scrollHeight;
    });
    observer.observe(list.current);
    return () => observer.disconnect();
  }, []);

  const follow = (): void => {
    const { current } = place;
    if (!current) return;
    isAtEnd.current = isEnd && current.scrollHeight - current.scrollTop - current.clientHeight < nearEnd;
    if (current.scrollTop < nearEnd) onTop();
  };
  return { place, list, follow };
}

/** Shows the message that is sought in the middle, and lets it glow for a moment; what is far from what is shown is read first. */
function useSeeking(
  place: RefObject<HTMLDivElement | null>,
  { log, sought, onSought }: MessageListProps,
): void {
  const isThere = sought !== null && log.some(({ seq }) => seq === sought);
  const go = useEffectEvent(() => {
    const found = place.current?.querySelector(`[data-seq="${String(sought)}"]`);
    found?.scrollIntoView({ block: 'center' });
    found?.setAttribute('data-sought', 'true');
    onSought();
  });
  useEffect(() => {
    if (isThere) go();
  }, [sought, isThere]);
}

interface MessageProps
  extends MessageRights, Pick<MessageListProps, 'withAuthors' | 'members' | 'threadCard'> {
  /** Opens what can be done with it, where that does not stand beside it. */
  readonly onMore: ((message: ChatMessage, from: HTMLElement) => void) | null;
  readonly message: ChatMessage;
  readonly answered: ChatMessage | undefined;
  readonly markText: string | null;
  readonly isMine: boolean;
  /** Whether somebody else spoke before. */
  readonly isFirst: boolean;
}

function Message({
  message,
  answered,
  markText,
  isMine,
  isFirst,
  withAuthors,
  members,
  threadCard,
  onMore,
  ...rights
}: MessageProps) {
  const { mayWrite } = rights;
  const { author } = message;
  const isOut = isGone(message);
  return (
    <li
      className={classes.message}
      data-mine={isMine || undefined}
      data-first={isFirst || undefined}
      data-seq={message.seq}
    >
      {withAuthors && !isMine && isFirst && (
        <div className={classes.author}>
          <UserLink user={author} kind="picture">
            <UserAvatar
              firstName={author.firstName}
              lastName={author.lastName}
              src={author.profilePictureUrl ?? null}
              size={24}
              decorative
            />
          </UserLink>
          <UserLink user={author}>{author.firstName}</UserLink>
        </div>
      )}
      <Bubble
        message={message}
        answered={answered}
        markText={markText}
        isMine={isMine}
        isGone={isOut}
        threadCard={threadCard}
      />
      {!isOut && onMore && <MoreButton onOpen={(from) => onMore(message, from)} />}
      {!isOut && !onMore && <MessageActions {...rights} message={message} />}
      {!isOut && <Reactions message={message} members={members} mayWrite={mayWrite} />}
    </li>
  );
}

interface BubbleProps extends Pick<
  MessageProps,
  'message' | 'answered' | 'markText' | 'isMine' | 'threadCard'
> {
  readonly isGone: boolean;
}

function Bubble({ message, answered, markText, isMine, isGone, threadCard }: BubbleProps) {
  const risksFor = useRisksFor();
  const me = useSession().user?.id ?? '';
  const { text, mentions, files, isHidden, editedAt, createdAt } = message;
  const Text = isMine ? MessageText : ReceivedText;
  const quoteOf = (quoted: ChatMessage): string => {
    const words = wordsOf(quoted);
    if (words === '') return messages.deletedMessage();
    return quoted.author.id !== me && risksFor(words).length > 0 ? messages.coveredMessage() : words;
  };
  return (
    <div className={classes.bubble} data-gone={isGone || undefined}>
      {answered && (
        <p className={classes.answered} dir="auto">
          {answered.author.firstName}: {quoteOf(answered)}
        </p>
      )}
      {isGone && <p>{isHidden ? messages.hiddenMessage() : messages.deletedMessage()}</p>}
      <MessageFiles files={files} />
      {!isGone && text !== '' && <Text text={text} mentions={mentions} />}
      {threadsIn(text, window.location.origin).map((id) => (
        <Fragment key={id}>{threadCard(id)}</Fragment>
      ))}
      <p className={classes.stamp}>
        {editedAt && !isGone && `${messages.edited()} · `}
        <time dateTime={createdAt}>{timeOf(new Date(createdAt))}</time>
        {markText !== null && ` · ${markText}`}
      </p>
    </div>
  );
}

/** Whether nothing can be read of it any more. */
const isGone = ({ isHidden, deletedAt }: ChatMessage): boolean => isHidden || Boolean(deletedAt);
