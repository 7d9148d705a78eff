import { dateFormat } from '@lyceum/contracts/messages';
import { useSession } from '@lyceum/session';
import { UserAvatar } from '@lyceum/ui';
import type { ChatMessage } from '../chat-queries';
import classes from '../chats.module.css';
import * as messages from '../chats.messages';
import { wordsOf } from '../files/words-of';
import { useRisksFor } from '../received-text';

const dayOf = dateFormat({ dateStyle: 'medium', timeStyle: 'short' });

interface FoundMessagesProps {
  readonly rows: readonly ChatMessage[];
  readonly onGo: (message: ChatMessage) => void;
}

/** Messages, each of which leads to where it was said. */
export function FoundMessages({ rows, onGo }: FoundMessagesProps) {
  return (
    <ul className={classes.list}>
      {rows.map((message) => (
        <li key={message.id}>
          <FoundMessage message={message} onGo={() => onGo(message)} />
        </li>
      ))}
    </ul>
  );
}

interface FoundMessageProps {
  readonly message: ChatMessage;
  readonly onGo: () => void;
}

function FoundMessage({ message, onGo }: FoundMessageProps) {
  const { author, createdAt } = message;
  const text = wordsOf(message);
  const me = useSession().user?.id;
  const isCovered = useRisksFor()(text).length > 0 && author.id !== me;
  return (
    <button type="button" className={classes.entry} onClick={onGo}>
      <UserAvatar
        firstName={author.firstName}
        lastName={author.lastName}
        src={author.profilePictureUrl ?? null}
        size={32}
        decorative
      />
      <span className={classes.entryWords}>
        <span className={classes.entryName} dir="auto">
          {author.firstName} · <time dateTime={createdAt}>{dayOf(new Date(createdAt))}</time>
        </span>
        <span className={classes.foundText} dir="auto">
          {isCovered ? messages.coveredMessage() : text}
        </span>
      </span>
    </button>
  );
}
