import { useOpening } from '@lyceum/shell';
import { Menu } from '@mantine/core';
import { IconPin, IconPinnedOff } from '@tabler/icons-react';
import { MenuButton } from './menu-button';
import * as messages from './thread-card.messages';
import type { ThreadRow } from '../forum.types';

export interface PinMenuProps {
  readonly thread: ThreadRow;
  readonly onPin: (pinned: boolean) => void;
}

/** What may be done to a thread from its card. */
export function PinMenu({ thread: { pinned, title }, onPin }: PinMenuProps) {
  const { button, ...opening } = useOpening();
  return (
    <Menu position="bottom-end" {...opening}>
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
