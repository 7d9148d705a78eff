import { Select, TextInput } from '@mantine/core';
import { zone } from '../../layout/formats';
import { type BanLength, banLengths, today } from './ban-length';
import classes from './case.module.css';

interface BanLengthFieldProps {
  readonly value: BanLength;
  readonly error: string | null;
  readonly onChange: (value: BanLength) => void;
}

/** How long somebody is banned; they are told until when. */
export function BanLengthField({ value, error, onChange }: BanLengthFieldProps) {
  return (
    <div className={classes.length}>
      <Select
        label="How long"
        description="They are told until when."
        data={banLengths}
        value={value.length}
        allowDeselect={false}
        onChange={(length) => onChange({ ...value, length: length ?? value.length })}
      />
      {value.length === 'until' && (
        <TextInput
          type="date"
          label="Last day"
          description={`It ends at midnight, ${zone}.`}
          value={value.day}
          min={today(new Date())}
          error={error}
          onChange={(event) => onChange({ ...value, day: event.currentTarget.value })}
        />
      )}
    </div>
  );
}
