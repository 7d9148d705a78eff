import { ActionIcon, Popover, Switch } from '@mantine/core';
import { IconKeyboard } from '@tabler/icons-react';
import * as messages from '../replies.messages';
import classes from '../replies.module.css';

const keys = [
  { key: 'r', does: messages.keyReply },
  { key: 'j', does: messages.keyNextReply },
  { key: 'k', does: messages.keyPreviousReply },
  { key: 'Ctrl + Enter', does: messages.keySend },
] as const;

interface KeyboardHelpProps {
  readonly isOn: boolean;
  readonly onSwitch: (isOn: boolean) => void;
}

/** Tells the keys, and lets those of one letter be switched off: they are in the way of some who speak to their device. */
export function KeyboardHelp({ isOn, onSwitch }: KeyboardHelpProps) {
  return (
    <Popover position="bottom-end" width={300} trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon variant="default" aria-label={messages.keyboard()} className={classes.keyboard ?? ''}>
          <IconKeyboard size={19} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={messages.keyboard()}>
        <dl className={classes.keys}>
          {keys.map(({ key, does }) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{does()}</dd>
            </div>
          ))}
        </dl>
        <Switch
          label={messages.keysOfOneLetter()}
          checked={isOn}
          onChange={(event) => onSwitch(event.currentTarget.checked)}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
