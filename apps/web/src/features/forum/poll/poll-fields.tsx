import { pollLimits } from '@lyceum/contracts/polls';
import { ActionIcon, Button, Checkbox, Input, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { OptionField } from './option-field';
import * as messages from './poll.messages';
import classes from './poll.module.css';
import type { PollDraft } from './poll-draft';

interface PollFieldsProps {
  readonly poll: PollDraft;
  readonly onChange: (poll: PollDraft) => void;
  readonly onRemove: () => void;
  readonly error?: string | null;
}

/** Writes a poll (checklist lines 125, 126, 130, 131). */
export function PollFields({ poll, onChange, onRemove, error }: PollFieldsProps) {
  const { options } = poll;
  const isFull = options.length >= pollLimits.options;
  return (
    <fieldset className={classes.fields}>
      <legend className={classes.legend}>{messages.poll()}</legend>
      {options.length > 0 && (
        <ol className={classes.written} aria-label={messages.options()}>
          {options.map((label, index) => (
            <li key={label}>
              <bdi>{label}</bdi>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={messages.removeOption({ label })}
                onClick={() => onChange({ ...poll, options: options.filter((_, each) => each !== index) })}
              >
                <IconX size={16} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ol>
      )}
      {isFull ? (
        <p className={classes.hint}>{messages.noMoreOptions({ options: pollLimits.options })}</p>
      ) : (
        <OptionField
          labels={options}
          isAddedOnLeave
          onAdd={(label) => {
            onChange({ ...poll, options: [...options, label] });
            return true;
          }}
        />
      )}
      {error && <Input.Error role="alert">{error}</Input.Error>}
      <Settings poll={poll} onChange={onChange} />
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        onClick={onRemove}
        className={classes.remove ?? ''}
      >
        {messages.removeThePoll()}
      </Button>
    </fieldset>
  );
}

function Settings({ poll, onChange }: Pick<PollFieldsProps, 'poll' | 'onChange'>) {
  return (
    <div className={classes.settings}>
      <Checkbox
        label={messages.anyoneAddsOptions()}
        checked={poll.open}
        onChange={(event) => onChange({ ...poll, open: event.currentTarget.checked })}
      />
      <Checkbox
        label={messages.selectMultiple()}
        checked={poll.canSelectMultiple}
        onChange={(event) => onChange({ ...poll, canSelectMultiple: event.currentTarget.checked })}
      />
      <Checkbox
        label={messages.hideResults()}
        checked={poll.hiddenUntilVoted}
        onChange={(event) => onChange({ ...poll, hiddenUntilVoted: event.currentTarget.checked })}
      />
      <TextInput
        type="datetime-local"
        label={messages.closes()}
        description={messages.aboutClosing()}
        maw={280}
        value={poll.closesAt === null ? '' : localTime(new Date(poll.closesAt))}
        onChange={(event) => onChange({ ...poll, closesAt: instantOf(event.currentTarget.value) })}
      />
    </div>
  );
}

/** As a field of the browser writes it: the time of this place, without its zone. */
export function localTime(date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  const shifted = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}

function instantOf(local: string): string | null {
  const date = new Date(local);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}
