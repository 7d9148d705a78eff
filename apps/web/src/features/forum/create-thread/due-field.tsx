import { threadLimits } from '@lyceum/contracts/forum';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { localTime } from '../poll/poll-fields';
import * as messages from './create-thread.messages';

interface DueFieldProps {
  readonly value: string | null;
  readonly error: string | undefined;
  readonly onChange: (value: string | null) => void;
}

/** For Educators: the end of a day where they are. */
export function DueField({ value, error, onChange }: DueFieldProps) {
  const [now] = useState(() => Date.now());
  const inDays = (days: number): string => localTime(new Date(now + days * 86_400_000)).slice(0, 10);
  return (
    <TextInput
      type="date"
      label={messages.dueDate()}
      description={messages.aboutDueDate()}
      maw={280}
      min={inDays(0)}
      max={inDays(threadLimits.dueWithinDays - 1)}
      value={value === null ? '' : localTime(new Date(value)).slice(0, 10)}
      onChange={(event) => onChange(endOfDay(event.currentTarget.value))}
      error={error}
    />
  );
}

function endOfDay(day: string): string | null {
  const end = new Date(`${day}T23:59:00`);
  return Number.isNaN(end.getTime()) ? null : end.toISOString();
}
