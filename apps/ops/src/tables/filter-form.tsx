import { namesPerson, type TableColumn } from '@lyceum/contracts/ops';
import { Button, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import classes from './filter-chip.module.css';
import type { FilterFieldsProps } from './filter-fields';
import { ChoiceFields, FlagFields } from './filter-choices';
import { DayFields, RangeFields } from './filter-ranges';
import { readFilter } from './filter-text';
import { PersonFields } from './person-fields';

interface FilterFormProps {
  readonly column: TableColumn;
  readonly text: string;
  readonly onApply: (text: string) => void;
}

/** Sets one filter. Applying nothing takes it away. */
export function FilterForm({ column, text, onApply }: FilterFormProps) {
  const [draft, setDraft] = useState(text);
  const [isWrong, setWrong] = useState(false);
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        const isFitting = draft === '' || readFilter(column, draft) !== undefined;
        setWrong(!isFitting);
        if (isFitting) onApply(draft.trim());
      }}
    >
      <p className={classes.title}>Filter by {column.label.toLowerCase()}</p>
      {fieldsOf({ column, text: draft, onText: setDraft })}
      {isWrong && (
        <p className={classes.wrong} role="alert">
          The beginning comes after the end.
        </p>
      )}
      <Button size="xs" type="submit" fullWidth>
        Apply
      </Button>
    </form>
  );
}

function fieldsOf(props: FilterFieldsProps): ReactNode {
  if (namesPerson(props.column)) return <PersonFields {...props} />;
  switch (props.column.kind) {
    case 'text':
      return <TextFields {...props} />;
    case 'number':
    case 'money':
      return <RangeFields {...props} />;
    case 'time':
      return <DayFields {...props} />;
    case 'flag':
      return <FlagFields {...props} />;
    case 'choice':
    case 'choices':
      return <ChoiceFields {...props} />;
  }
}

function TextFields({ column, text, onText }: FilterFieldsProps) {
  return (
    <TextInput
      size="xs"
      aria-label={`${column.label} contains`}
      placeholder="Contains…"
      value={text}
      onChange={(event) => onText(event.currentTarget.value)}
      data-autofocus
    />
  );
}
