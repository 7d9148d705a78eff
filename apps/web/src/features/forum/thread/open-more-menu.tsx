import { useOpening } from '@lyceum/shell';
import { Menu } from '@mantine/core';
import {
  IconFlag,
  IconPencil,
  IconPin,
  IconPinnedOff,
  IconTrash,
  type TablerIcon,
} from '@tabler/icons-react';
import { TranslateItem } from '../translate/translate-item';
import { WatchItems } from '../watches/watch-items';
import { MoreButton, type MoreMenuProps } from './more-menu-button';
import * as messages from './thread.messages';
import { useDeletion, usePinning } from './use-thread-changes';

const icon = (Icon: TablerIcon) => <Icon size={18} stroke={1.75} aria-hidden />;

/** What few readers want or may do: to translate, follow, edit, pin, delete, report (checklist lines 90–92, 97). */
export function OpenMoreMenu({ thread, translating, onEdit, onReport, onClose }: MoreMenuProps) {
  const { button, ...opening } = useOpening();
  const pinning = usePinning(thread);
  const deletion = useDeletion(thread, onClose);
  const { pinned, requestingUserHasReported: isReported } = thread;
  return (
    <Menu position="bottom-end" {...opening}>
      <Menu.Target>
        <MoreButton ref={button} />
      </Menu.Target>
      <Menu.Dropdown>
        <TranslateItem ask={translating.ask} />
        {thread.editable && (
          <Menu.Item leftSection={icon(IconPencil)} onClick={onEdit}>
            {messages.edit()}
          </Menu.Item>
        )}
        {thread.pinnable && (
          <Menu.Item
            leftSection={icon(pinned ? IconPinnedOff : IconPin)}
            onClick={() => pinning.mutate(!pinned)}
          >
            {pinned ? messages.unpinThread() : messages.pinThread()}
          </Menu.Item>
        )}
        <WatchItems threadId={thread.id} />
        {!thread.editable && (
          <Menu.Item leftSection={icon(IconFlag)} disabled={isReported} onClick={onReport}>
            {isReported ? messages.reported() : messages.report()}
          </Menu.Item>
        )}
        {thread.deletable && (
          <Menu.Item color="danger" leftSection={icon(IconTrash)} onClick={deletion.ask}>
            {messages.deleteIt()}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
