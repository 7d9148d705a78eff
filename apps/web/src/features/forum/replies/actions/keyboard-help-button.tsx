import { ActionIcon, type ActionIconProps, type ElementProps } from '@mantine/core';
import { IconKeyboard } from '@tabler/icons-react';
import * as messages from '../replies.messages';
import classes from '../replies.module.css';

export interface KeyboardHelpProps {
  readonly isOn: boolean;
  readonly onSwitch: (isOn: boolean) => void;
}

/** Stands there before the help has come, and with it. */
export function KeyboardButton(props: ActionIconProps & ElementProps<'button', keyof ActionIconProps>) {
  return (
    <ActionIcon
      variant="default"
      aria-label={messages.keyboard()}
      aria-haspopup="dialog"
      {...props}
      className={classes.keyboard ?? ''}
    >
      <IconKeyboard size={19} stroke={1.75} aria-hidden />
    </ActionIcon>
  );
}
