import { Menu } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { IconPin, IconPinnedOff } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { MenuButton } from './menu-button';
import * as messages from './thread-card.messages';
import type { ThreadCardItem } from './thread-card.types';

export interface PinMenuProps {
  readonly thread: ThreadCardItem;
  readonly onPin: (pinned: boolean) => void;
}

/** What may be done to a thread from its card. It comes when the button is pressed, and opens by itself. */
export function PinMenu({ thread: { pinned, title }, onPin }: PinMenuProps) {
  const [isOpen, setOpen] = useState(true);
  const button = useRef<HTMLButtonElement>(null);
  // A menu that opens only after it stands there knows where to give the focus back to: the button it came with.
  const isThere = useMounted();
  useEffect(() => button.current?.focus(), []);
  return (
    <Menu position="bottom-end" opened={isThere && isOpen} onChange={setOpen}>
      <Menu.Target>
        <MenuButton ref={button} title={title} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={
            pinned ? <IconPinnedOff size={18} stroke={1.75} /> : <IconPin size={18} stroke={1.75} />
          }
          onClick={() => onPin(!pinned)}
        >
          {pinned ? messages.unpinThread() : messages.pinThread()}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
