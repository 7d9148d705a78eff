import type { Waiting } from '@lyceum/session';
import { PlainText } from '@lyceum/ui';
import { Button } from '@mantine/core';
import classes from './chats.module.css';
import * as messages from './chats.messages';
import { MessageFiles } from './files/message-files';
import type { ChatOutbox, SayEntry } from './log/chat-outbox';

interface WaitingMessagesProps {
  readonly waiting: readonly Waiting<SayEntry>[];
  readonly outbox: ChatOutbox;
}

/** What somebody said that the server does not have. */
export function WaitingMessages({ waiting, outbox }: WaitingMessagesProps) {
  if (waiting.length === 0) return null;
  return (
    <ul className={classes.log}>
      {waiting.map((entry) => (
        <WaitingMessage key={entry.clientKey} entry={entry} outbox={outbox} />
      ))}
    </ul>
  );
}

interface WaitingMessageProps {
  readonly entry: Waiting<SayEntry>;
  readonly outbox: ChatOutbox;
}

/** On its way, or waiting for the network, which is tried again by itself; or refused, with a word why. */
function WaitingMessage({ entry, outbox }: WaitingMessageProps) {
  const { clientKey, text, files = [], isSending, refusal } = entry;
  return (
    <li className={classes.message} data-mine data-first>
      <div className={classes.bubble} data-waiting>
        <MessageFiles files={files} />
        {text !== '' && <PlainText text={text} />}
        <p className={classes.stamp} role="status">
          {refusal === null && (isSending ? messages.sending() : messages.waitingForTheNetwork())}
        </p>
      </div>
      {refusal !== null && (
        <div className={classes.refused}>
          <p role="alert">{refusal}</p>
          <Button size="xs" variant="light" color="danger" onClick={() => outbox.retry(clientKey)}>
            {messages.notSent()}
          </Button>
          <Button size="xs" variant="subtle" color="gray" onClick={() => outbox.discard(clientKey)}>
            {messages.discard()}
          </Button>
        </div>
      )}
    </li>
  );
}
