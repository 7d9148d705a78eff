import { ActionIcon, type ActionIconProps, type ElementProps } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { Translating } from '../translate/use-translating';
import type { ThreadPageItem } from '../thread-queries';
import * as messages from './thread.messages';

export interface MoreMenuProps {
  readonly thread: ThreadPageItem;
  readonly translating: Translating;
  readonly onEdit: () => void;
  readonly onReport: () => void;
  readonly onClose: () => void;
}

/** Stands there before the menu has come, and with it. */
export function MoreButton(props: ActionIconProps & ElementProps<'button', keyof ActionIconProps>) {
  return (
    <ActionIcon variant="default" aria-label={messages.more()} aria-haspopup="menu" {...props}>
      <IconDots size={19} stroke={1.75} aria-hidden />
    </ActionIcon>
  );
}
