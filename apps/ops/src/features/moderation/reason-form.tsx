import {
  type ModerationAction,
  moderationActionLabels,
  moderationLimits,
  type StaffCase,
} from '@lyceum/contracts/moderation';
import { Alert, Button, Select, Textarea } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import classes from './case.module.css';
import { isDangerous } from './dangerous-decisions';
import { useDecision } from './use-decision';
import type { Queue } from './use-queue';

interface ReasonFormProps {
  readonly action: ModerationAction;
  readonly found: StaffCase;
  readonly queue: Queue;
  /** The reason; it stays when another decision is chosen. */
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** Days a ban lasts. */
const banDays = [
  { value: '1', label: 'For a day' },
  { value: '7', label: 'For a week' },
  { value: '30', label: 'For 30 days' },
  { value: '', label: 'For good' },
];

/** Why, and of a ban for how long; Ctrl with Enter decides. */
export function ReasonForm({ action, found, queue, text, onText }: ReasonFormProps) {
  const [days, setDays] = useState('7');
  const { isSending, refusal, decide } = useDecision(found, queue);
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const send = (): void => {
    const reason = text.trim();
    setMissing(reason === '');
    if (reason === '') return field.current?.focus();
    decide({ action, reason, banDays: action === 'BAN' && days ? Number(days) : null });
  };
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isSending) return;
        event.preventDefault();
        send();
      }}
    >
      <Textarea
        ref={field}
        label="Reason"
        description="The author reads it, and so does whoever looks at an appeal. Ctrl with Enter decides."
        value={text}
        error={isMissing && text.trim() === '' && 'Give a reason.'}
        maxLength={moderationLimits.reasonLength}
        autosize
        minRows={2}
        autoFocus
        onChange={(event) => onText(event.currentTarget.value)}
      />
      {action === 'BAN' && <HowLong days={days} onDays={setDays} />}
      {refusal && (
        <Alert color="danger" role="alert" icon={<IconAlertTriangle aria-hidden />}>
          {refusal}
        </Alert>
      )}
      <Button
        type="submit"
        className={classes.send}
        loading={isSending}
        {...(isDangerous(action) && { color: 'danger' })}
      >
        {moderationActionLabels[action]()}, then the next
      </Button>
    </form>
  );
}

interface HowLongProps {
  readonly days: string;
  readonly onDays: (days: string) => void;
}

function HowLong({ days, onDays }: HowLongProps) {
  return (
    <Select
      label="How long"
      data={banDays}
      value={days}
      allowDeselect={false}
      onChange={(value) => onDays(value ?? '')}
    />
  );
}
