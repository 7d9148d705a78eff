import { ActionIcon, Menu } from '@mantine/core';
import {
  IconDots,
  IconFlag,
  IconPencil,
  IconPin,
  IconPinnedOff,
  IconTrash,
  type TablerIcon,
} from '@tabler/icons-react';
import { TranslateItem } from '../translate/translate-item';
import type { Translating } from '../translate/use-translating';
import { WatchItems } from '../watches/watch-items';
import type { ThreadPageItem } from '../thread-queries';
import * as messages from './thread.messages';
import { useDeletion, usePinning } from './use-thread-changes';

interface MoreMenuProps {
  readonly thread: ThreadPageItem;
  readonly translating: Translating;
  readonly onEdit: () => void;
  readonly onReport: () => void;
  readonly onClose: () => void;
}

const icon = (Icon: TablerIcon) => <Icon size={18} stroke={1.75} aria-hidden />;

/** What few readers want or may do: to translate, follow, edit, pin, delete, report (checklist lines 90–92, 97). */
export function MoreMenu({ thread, translating, onEdit, onReport, onClose }: MoreMenuProps) {
  const pinning = usePinning(thread);
  const deletion = useDeletion(thread, onClose);
  const { pinned, requestingUserHasReported: isReported } = thread;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="default" aria-label={messages.more()}>
          <IconDots size={19} stroke={1.75} aria-hidden />
        </ActionIcon>
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
