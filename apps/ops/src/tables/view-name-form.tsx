import { tableLimits } from '@lyceum/contracts/ops';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import chip from './filter-chip.module.css';

interface ViewNameFormProps {
  readonly initial?: string;
  readonly onName: (name: string) => void;
}

/** What a view is called. */
export function ViewNameForm({ initial = '', onName }: ViewNameFormProps) {
  const [name, setName] = useState(initial);
  return (
    <form
      className={chip.form}
      onSubmit={(event) => {
        event.preventDefault();
        onName(name.trim());
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
  );
}
