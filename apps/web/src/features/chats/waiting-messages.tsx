import type { Waiting } from '@lyceum/session';
import { PlainText } from '@lyceum/ui';
import { Button } from '@mantine/core';
import { copyText } from './actions/copy-text';
import classes from './chats.module.css';
import * as messages from './chats.messages';
import { MessageFiles } from './files/message-files';
import type { ChatOutbox, SayEntry } from './log/chat-outbox';

interface WaitingMessagesProps {
  readonly waiting: readonly Waiting<SayEntry>[];
  readonly outbox: ChatOutbox;
  /** Whether it cannot be sent any more, whatever the network does. */
  readonly isTooLate?: boolean;
}

/** What somebody said that the server does not have. */
export function WaitingMessages({ waiting, outbox, isTooLate = false }: WaitingMessagesProps) {
  if (waiting.length === 0) return null;
  return (
    <ul className={classes.log}>
      {waiting.map((entry) => (
        <WaitingMessage key={entry.clientKey} entry={entry} outbox={outbox} isTooLate={isTooLate} />
      ))}
    </ul>
  );
}

interface WaitingMessageProps extends Required<Pick<WaitingMessagesProps, 'outbox' | 'isTooLate'>> {
  readonly entry: Waiting<SayEntry>;
}

/** On its way, or waiting for the network, which is tried again by itself; or refused, with a word why. */
function WaitingMessage({ entry, outbox, isTooLate }: WaitingMessageProps) {
  const { clientKey, text, files = [], isSending, refusal } = entry;
  const isOnItsWay = refusal === null && !isTooLate;
  return (
    <li className={classes.message} data-mine data-first>
      <div className={classes.bubble} data-waiting>
        <MessageFiles files={files} />
        {text !== '' && <PlainText text={text} />}
        <p className={classes.stamp} role="status">
          {isOnItsWay && (isSending ? messages.sending() : messages.waitingForTheNetwork())}
        </p>
      </div>
      {!isOnItsWay && (
        <div className={classes.refused}>
          <p role="alert">{isTooLate ? messages.neverSent() : refusal}</p>
          {isTooLate ? (
            text !== '' && (
              <Button size="xs" variant="light" onClick={() => void copyText(text)}>
                {messages.copyText()}
              </Button>
            )
          ) : (
            <Button size="xs" variant="light" color="danger" onClick={() => outbox.retry(clientKey)}>
              {messages.notSent()}
            </Button>
          )}
          <Button size="xs" variant="subtle" color="gray" onClick={() => outbox.discard(clientKey)}>
            {messages.discard()}
          </Button>
        </div>
      )}
    </li>
  );
}
