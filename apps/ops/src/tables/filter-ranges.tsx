import { Button, NumberInput, TextInput } from '@mantine/core';
import classes from './filter-chip.module.css';
import type { FilterFieldsProps } from './filter-fields';
import { endsOf, rangeText } from './filter-text';

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

/** From and to as days, both counting in, and the spans asked for most. */
export function DayFields({ text, onText }: FilterFieldsProps) {
  const { from, to } = endsOf(text);
  return (
    <>
      <div className={classes.presets}>
        {presets.map(({ label, days }) => (
          <Button
            key={label}
            size="compact-xs"
            variant="default"
            onClick={() => onText(rangeText({ from: daysAgo(days), to: daysAgo(0) }))}
          >
            {label}
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

const presets = [
  { label: 'Today', days: 0 },
  { label: 'Last 7 days', days: 6 },
  { label: 'Last 30 days', days: 29 },
  { label: 'Last 90 days', days: 89 },
] as const;

/** `YYYY-MM-DD` of a day in the reader's own calendar. */
function daysAgo(days: number): string {
  const now = new Date();
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() - days);
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}
