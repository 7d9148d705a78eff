import { lazyDialog } from '@lyceum/shell';
import { IconPin } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import type { Chat } from '../chat-queries';
import classes from '../chats.module.css';
import * as messages from '../chats.messages';

const PinnedDialog = lazyDialog(() => import('./pinned-dialog').then((it) => it.PinnedDialog));

interface PinnedBarProps {
  readonly chat: Chat;
  readonly name: string;
}

/** How much is pinned, and the way to it. */
export function PinnedBar({ chat, name }: PinnedBarProps) {
  const [isOpen, setOpen] = useState(false);
  const count = chat.pins.length;
  return (
    <>
      {count > 0 && (
        <button type="button" className={classes.pinned} onClick={() => setOpen(true)}>
          <IconPin size={16} stroke={1.75} aria-hidden />
          {messages.pinned({ count })}
        </button>
      )}
      {isOpen && (
        <Suspense>
          <PinnedDialog chat={chat} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
