import { Popover } from '@mantine/core';
import { IconBookmark } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './saved-views.module.css';
import { ViewNameForm } from './view-name-form';

/** Names the view that is looked at. */
export function SaveViewForm({ onSave }: { readonly onSave: (name: string) => Promise<boolean> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-start" trapFocus returnFocus>
      <Popover.Target>
        <button type="button" className={classes.save} onClick={() => setOpen((open) => !open)}>
          <IconBookmark size={14} stroke={2} aria-hidden />
          Save view
        </button>
      </Popover.Target>
      <Popover.Dropdown p="sm">
        <ViewNameForm onName={onSave} onDone={() => setOpen(false)} />
      </Popover.Dropdown>
    </Popover>
  );
}
