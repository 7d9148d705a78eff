import type { ChatMessage } from '../chat-queries';
import classes from '../chats.module.css';
import * as messages from '../chats.messages';
import { ReactButton } from '../reactions';
import { type MessageRights, useMessageActions } from './use-message-actions';

interface MessageActionsProps extends MessageRights {
  readonly message: ChatMessage;
}

/** What its reader can do with a message, beside it: for a mouse and the keyboard. */
export function MessageActions({ message, ...rights }: MessageActionsProps) {
  return (
    <div className={classes.actions} role="group" aria-label={messages.messageActions()}>
      {rights.mayWrite && <ReactButton message={message} />}
      {useMessageActions(message, rights).map(({ label, Icon, run }) => (
        <button key={label} type="button" aria-label={label} title={label} onClick={run}>
          <Icon size={16} stroke={1.75} aria-hidden />
        </button>
      ))}
    </div>
  );
}
