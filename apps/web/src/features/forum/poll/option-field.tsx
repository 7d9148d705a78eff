import { pollLimits } from '@lyceum/contracts/polls';
import { isComposing } from '@lyceum/ui';
import { Button, TextInput } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import * as messages from './poll.messages';
import classes from './poll.module.css';
import { typedOption } from './poll-rules';

interface OptionFieldProps {
  /** Labels that are there already. */
  readonly labels: readonly string[];
  /** Adds an option. Answers whether it is there now; if not, the words stay in the field. */
  readonly onAdd: (label: string) => Promise<boolean> | boolean;
  /** Adds what was typed also when the field is left, so that posting does not lose it. */
  readonly isAddedOnLeave?: boolean;
}

/**
 * Adds an option (checklist line 128): Enter adds it, unless Shift is held or an input method is making a word; a blank
 * one is not added.
 */
export function OptionField({ labels, onAdd, isAddedOnLeave = false }: OptionFieldProps) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isAdding, setAdding] = useState(false);
  const add = async (): Promise<void> => {
    const option = typedOption(typed, labels);
    if (option === null || isAdding) return;
    if ('problem' in option) return setProblem(option.problem);
    setAdding(true);
    const isThere = await onAdd(option.label);
    setAdding(false);
    if (isThere) setTyped('');
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
    // Neither does it post the thread the poll is for.
    event.preventDefault();
    if (!event.shiftKey) void add();
  };
  return (
    <div className={classes.add}>
      <TextInput
        aria-label={messages.newOption()}
        placeholder={messages.addAnOption()}
        className={classes.addField ?? ''}
        dir="auto"
        autoComplete="off"
        maxLength={pollLimits.optionLength}
        value={typed}
        error={problem}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setProblem(null);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => isAddedOnLeave && void add()}
      />
      <Button variant="default" disabled={typed.trim() === ''} loading={isAdding} onClick={() => void add()}>
        {messages.addOption()}
      </Button>
    </div>
  );
}
