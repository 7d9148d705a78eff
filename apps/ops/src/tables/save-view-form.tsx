import { tableLimits } from '@lyceum/contracts/ops';
import { Button, Popover, TextInput } from '@mantine/core';
import { IconBookmark } from '@tabler/icons-react';
import { useState } from 'react';
import chip from './filter-chip.module.css';
import classes from './saved-views.module.css';

/** Names the view that is looked at. */
export function SaveViewForm({ onSave }: { readonly onSave: (name: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('');
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-start" trapFocus returnFocus>
      <Popover.Target>
        <button type="button" className={classes.save} onClick={() => setOpen((open) => !open)}>
          <IconBookmark size={14} stroke={2} aria-hidden />
          Save view
        </button>
      </Popover.Target>
      <Popover.Dropdown p="sm">
        <form
          className={chip.form}
          onSubmit={(event) => {
            event.preventDefault();
            onSave(name.trim());
            setOpen(false);
          }}
        >
          <TextInput
            size="xs"
            label="Name of the view"
            value={name}
            maxLength={tableLimits.savedViewNameLength}
            onChange={(event) => setName(event.currentTarget.value)}
            data-autofocus
          />
          <Button size="xs" type="submit" disabled={name.trim() === ''}>
            Save
          </Button>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}
