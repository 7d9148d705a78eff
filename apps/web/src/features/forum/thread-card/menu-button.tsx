import { ActionIcon, type ActionIconProps, type ElementProps } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import * as messages from './thread-card.messages';
import classes from './thread-card.module.css';

interface MenuButtonProps extends ActionIconProps, ElementProps<'button', keyof ActionIconProps> {
  readonly title: string;
}

/** Stands on the card before its menu has come, and with it. */
export function MenuButton({ title, ...props }: MenuButtonProps) {
  return (
    <ActionIcon
      aria-label={messages.moreAbout({ title })}
      aria-haspopup="menu"
      {...props}
      className={classes.menu ?? ''}
    >
      <IconDots size={20} stroke={1.75} aria-hidden />
    </ActionIcon>
  );
}
