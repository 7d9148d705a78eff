import type { UserRow } from '@lyceum/contracts/auth';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useDrawerChanges } from '../../layout/form-drawer';
import classes from './suspension-form.module.css';
import { suspensionWords } from './suspension-words';
import { useSuspension } from './use-suspension';

interface SuspensionFormProps {
  readonly user: UserRow;
  readonly onDone: () => void;
}

/** Shuts an account out, with the reason for the audit log, or lets it in again. */
export function SuspensionForm({ user, onDone }: SuspensionFormProps) {
  const [reason, setReason] = useState('');
  useDrawerChanges(reason.trim() !== '');
  const { isSaving, refusal, save } = useSuspension(user, onDone);
  const { action, consequence } = suspensionWords(user);
  return (
    <form
      className={classes.root}
      aria-label="Suspension"
      onSubmit={(event) => {
        event.preventDefault();
        save(reason);
      }}
    >
      <p className={classes.text}>{consequence}</p>
      <TextInput
        size="sm"
        label="Reason"
        description="For the audit log; they do not read it."
        value={reason}
        data-autofocus
        maxLength={1_000}
        error={refusal}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <Button
        size="sm"
        type="submit"
        variant="light"
        color={user.isSuspended ? 'purple' : 'danger'}
        loading={isSaving}
        disabled={reason.trim() === ''}
      >
        {action}
      </Button>
    </form>
  );
}
