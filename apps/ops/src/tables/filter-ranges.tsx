import { Button, NumberInput, TextInput } from '@mantine/core';
import { presetsOf, spanWords } from './day-spans';
import classes from './filter-chip.module.css';
import type { FilterFieldsProps } from './filter-fields';
import { dayEndsOf, endsOf, rangeText } from './filter-text';

/** From and to, both counting in; amounts in whole units of their currency. */
export function RangeFields({ column, text, onText }: FilterFieldsProps) {
  const { from, to } = endsOf(text);
  const isMoney = column.kind === 'money';
  const shared = { size: 'xs', allowDecimal: true, ...(isMoney && { decimalScale: 2 }) } as const;
  return (
    <div className={classes.ends}>
      <NumberInput
        {...shared}
        label="From"
        value={from}
        onChange={(value) => onText(rangeText({ from: String(value), to }))}
        data-autofocus
      />
      <NumberInput
        {...shared}
        label="To"
        value={to}
        onChange={(value) => onText(rangeText({ from, to: String(value) }))}
      />
    </div>
  );
}

/** From and to as days, both counting in, and the spans asked for most, which move on with the day. */
export function DayFields({ column, text, onText }: FilterFieldsProps) {
  const { from, to } = dayEndsOf(text);
  return (
    <>
      <div className={classes.presets} role="group" aria-label="Spans">
        {presetsOf(column).map((span) => (
          <Button
            key={span}
            size="compact-xs"
            variant={text === span ? 'light' : 'default'}
            aria-pressed={text === span}
            onClick={() => onText(span)}
          >
            {spanWords(span)}
          </Button>
        ))}
      </div>
      <div className={classes.ends}>
        <TextInput
          type="date"
          size="xs"
          label="From"
          value={from}
          onChange={(event) => onText(rangeText({ from: event.currentTarget.value, to }))}
        />
        <TextInput
          type="date"
          size="xs"
          label="To"
          value={to}
          onChange={(event) => onText(rangeText({ from, to: event.currentTarget.value }))}
        />
      </div>
    </>
  );
}
