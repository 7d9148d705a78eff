import {
  type ModerationAction,
  moderationActionLabels,
  moderationLimits,
  type StaffCase,
} from '@lyceum/contracts/moderation';
import { Alert, Button, Textarea } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type RefObject, useState } from 'react';
import { banEnd } from './ban-length';
import { BanLengthField } from './ban-length-field';
import classes from './case.module.css';
import { isDangerous } from './dangerous-decisions';
import type { ReasonDraft } from './reason-drafts';
import { useDecision } from './use-decision';
import type { Queue } from './use-queue';

interface ReasonFormProps {
  readonly action: ModerationAction;
  readonly found: StaffCase;
  readonly queue: Queue;
  /** It stays when another decision is chosen. */
  readonly draft: ReasonDraft;
  readonly onChange: (part: Partial<ReasonDraft>) => void;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  /** Whether one begins to write at once. */
  readonly isFocused: boolean;
}

/** Why, and of a ban for how long; Ctrl with Enter decides. */
export function ReasonForm(props: ReasonFormProps) {
  const { action, draft, onChange, field, isFocused } = props;
  const { text, ban } = draft;
  const { isSending, refusal, missing, setMissing, send } = useSending(props);
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
        error={isTooLong(text) ? tooLong : missing === 'reason' && text.trim() === '' && 'Give a reason.'}
        maxLength={moderationLimits.reasonLength}
        autosize
        minRows={2}
        autoFocus={isFocused}
        onChange={(event) => onChange({ text: event.currentTarget.value })}
      />
      {action === 'BAN' && (
        <BanLengthField
          value={ban}
          error={missing === 'day' ? 'Choose a day that is not over.' : null}
          onChange={(value) => {
            onChange({ ban: value });
            setMissing(null);
          }}
        />
      )}
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

const tooLong = `At most ${moderationLimits.reasonLength} characters, please.`;

/** A field takes no more by typing; what is inserted may be too much. */
const isTooLong = (text: string): boolean => text.trim().length > moderationLimits.reasonLength;

/** Sends the decision once all that it needs is there; says what is missing. */
function useSending({ action, found, queue, draft: { text, ban }, field }: ReasonFormProps) {
  const { isSending, refusal, decide } = useDecision(found, queue);
  const [missing, setMissing] = useState<'reason' | 'day' | null>(null);
  const send = (): void => {
    const reason = text.trim();
    const end = action === 'BAN' ? banEnd(ban, new Date()) : null;
    setMissing(reason === '' ? 'reason' : end === undefined ? 'day' : null);
    if (reason === '' || isTooLong(reason)) field.current?.focus();
    else if (end !== undefined) decide({ action, reason, banEndsAt: end });
  };
  return { isSending, refusal, missing, setMissing, send };
}
