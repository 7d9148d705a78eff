import { IconDots } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import type { Translating } from '../../translate/use-translating';
import { messagesAbout } from '../messages-about';
import type { ReplyItem } from '../reply.types';
import classes from './reply-actions.module.css';

export interface ReplyMenuProps {
  readonly item: ReplyItem;
  readonly authorName: string;
  readonly translating: Translating;
  readonly onEdit: () => void;
}

interface ReplyMenuButtonProps
  extends Pick<ReplyMenuProps, 'item' | 'authorName'>, ComponentProps<'button'> {}

/** Stands under a reply before its menu has come, and with it. */
export function ReplyMenuButton({ item, authorName, ...props }: ReplyMenuButtonProps) {
  return (
    <button
      type="button"
      aria-label={messagesAbout(item).moreAbout({ authorName })}
      aria-haspopup="menu"
      {...props}
      className={classes.action}
    >
      <IconDots size={18} stroke={1.75} aria-hidden />
    </button>
  );
}
