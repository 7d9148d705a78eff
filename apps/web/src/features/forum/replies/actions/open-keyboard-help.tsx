import { useOpening } from '@lyceum/shell';
import { Popover, Switch } from '@mantine/core';
import * as messages from '../replies.messages';
import classes from '../replies.module.css';
import { KeyboardButton, type KeyboardHelpProps } from './keyboard-help-button';

const keys = [
  { key: 'r', does: messages.keyReply },
  { key: 'j', does: messages.keyNextReply },
  { key: 'k', does: messages.keyPreviousReply },
  { key: 'Ctrl + Enter', does: messages.keySend },
] as const;

/** Tells the keys, and lets those of one letter be switched off: they are in the way of some who speak to their device. */
export function OpenKeyboardHelp({ isOn, onSwitch }: KeyboardHelpProps) {
  const { button, opened, onChange } = useOpening();
  return (
    <Popover position="bottom-end" width={300} trapFocus returnFocus opened={opened} onChange={onChange}>
      <Popover.Target>
        <KeyboardButton ref={button} onClick={() => onChange(!opened)} />
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
