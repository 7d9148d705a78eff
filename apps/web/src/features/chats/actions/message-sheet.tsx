import { Drawer } from '@mantine/core';
import type { ChatMessage } from '../chat-queries';
import * as messages from '../chats.messages';
import { Signs } from '../reactions';
import classes from './message-sheet.module.css';
import { type MessageRights, useMessageActions } from './use-message-actions';

interface MessageSheetProps extends MessageRights {
  readonly message: ChatMessage;
  /** It is to be gone before what was chosen begins, which may take the focus. */
  readonly onClose: () => void;
}

/** What its reader can do with a message, at the lower edge of the screen where a thumb is. */
export function MessageSheet({ message, onClose, ...rights }: MessageSheetProps) {
  const actions = useMessageActions(message, rights);
  return (
    <Drawer
      opened
      position="bottom"
      title={messages.messageActions()}
      classNames={{ content: classes.content ?? '', header: classes.header ?? '', body: classes.body ?? '' }}
      onClose={onClose}
    >
      {rights.mayWrite && <Signs message={message} onChosen={onClose} />}
      <ul className={classes.actions}>
        {actions.map(({ label, Icon, run, isDanger }) => (
          <li key={label}>
            <button
              type="button"
              className={classes.action}
              data-danger={isDanger ?? undefined}
              onClick={() => {
                onClose();
                run();
              }}
            >
              <Icon size={20} stroke={1.75} aria-hidden />
              {label}
            </button>
          </li>
        ))}
      </ul>
    </Drawer>
  );
}
