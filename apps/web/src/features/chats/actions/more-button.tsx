import { IconDotsVertical } from '@tabler/icons-react';
import classes from '../chats.module.css';
import * as messages from '../chats.messages';

/** Opens what its reader can do with a message: for a thumb. */
export function MoreButton({ onOpen }: { readonly onOpen: (from: HTMLElement) => void }) {
  return (
    <button
      type="button"
      className={classes.more}
      aria-label={messages.messageActions()}
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => onOpen(currentTarget)}
    >
      <IconDotsVertical size={18} stroke={1.75} aria-hidden />
    </button>
  );
}
