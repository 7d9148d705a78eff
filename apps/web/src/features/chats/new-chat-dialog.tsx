import { Modal } from '@mantine/core';
import classes from './chats.module.css';
import * as messages from './chats.messages';
import { FriendChoice } from './friend-choice';
import type { WindowKey } from './windows/open-windows';

interface NewChatDialogProps {
  readonly onChosen: (key: WindowKey) => void;
  readonly onClose: () => void;
}

/** Whom to write to. */
export function NewChatDialog({ onChosen, onClose }: NewChatDialogProps) {
  return (
    <Modal opened title={messages.chooseAFriend()} onClose={onClose}>
      <p className={classes.muted}>{messages.aboutNewChat()}</p>
      <FriendChoice>
        {({ id }, name) => (
          <button type="button" className={classes.entry} onClick={() => onChosen({ kind: 'person', id })}>
            {name}
          </button>
        )}
      </FriendChoice>
    </Modal>
  );
}
