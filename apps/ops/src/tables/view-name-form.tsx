import { tableLimits } from '@lyceum/contracts/ops';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import chip from './filter-chip.module.css';

interface ViewNameFormProps {
  readonly initial?: string;
  /** Answers whether the view has the name now. */
  readonly onName: (name: string) => Promise<boolean>;
  readonly onDone: () => void;
}

/** What a view is called; a name that is refused stays, to be changed. */
export function ViewNameForm({ initial = '', onName, onDone }: ViewNameFormProps) {
  const [name, setName] = useState(initial);
  const [isSending, setSending] = useState(false);
  const send = async (): Promise<void> => {
    setSending(true);
    const isDone = await onName(name.trim());
    setSending(false);
    if (isDone) onDone();
  };
  return (
    <form
      className={chip.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
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
      <Button size="xs" type="submit" loading={isSending} disabled={name.trim() === ''}>
        Save
      </Button>
    </form>
  );
}
