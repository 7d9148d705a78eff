import { Button, type ButtonProps, type ElementProps } from '@mantine/core';
import { IconShare } from '@tabler/icons-react';
import * as messages from './thread.messages';
import classes from './thread-view.module.css';

export interface ShareMenuProps {
  readonly title: string;
  readonly threadId: string;
}

/** Stands there before the menu has come, and with it. */
export function ShareButton(props: ButtonProps & ElementProps<'button', keyof ButtonProps>) {
  return (
    <Button
      size="sm"
      variant="default"
      leftSection={<IconShare size={18} stroke={1.75} aria-hidden />}
      aria-haspopup="menu"
      {...props}
      className={classes.share ?? ''}
    >
      {messages.share()}
    </Button>
  );
}
