import { ActionIcon, Popover, Switch } from '@mantine/core';
import { IconKeyboard } from '@tabler/icons-react';
import classes from './replies.module.css';

const keys = [
  { key: 'r', does: 'Reply to the thread, or to the post you are at' },
  { key: 'j', does: 'Next post' },
  { key: 'k', does: 'Previous post' },
  { key: 'Ctrl + Enter', does: 'Send what you are writing' },
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
        <ActionIcon variant="default" aria-label="Keyboard" className={classes.keyboard ?? ''}>
          <IconKeyboard size={19} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label="Keyboard">
        <dl className={classes.keys}>
          {keys.map(({ key, does }) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <Switch
          label="Keys of one letter"
          checked={isOn}
          onChange={(event) => onSwitch(event.currentTarget.checked)}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
