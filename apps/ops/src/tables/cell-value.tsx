import type { CellValue, Money, TableColumn } from '@lyceum/contracts/ops';
import { Badge, VisuallyHidden } from '@mantine/core';
import { formatDay, formatInstant, formatMoney, formatNumber, formatTime } from '../layout/formats';
import classes from './cell-value.module.css';

/** Choices that fit a row; the others are counted. */
const shownChoices = 2;

interface CellValueProps {
  readonly column: TableColumn;
  readonly value: CellValue;
}

/** What a cell shows by the kind of its column: figures tabular, times short with the exact one on hover. */
export function ValueOfCell({ column, value }: CellValueProps) {
  if (value === null || value === '') return <span className={classes.none}>–</span>;
  switch (column.kind) {
    case 'number':
      return formatNumber(value as number);
    case 'money':
      return formatMoney(value as Money);
    case 'time':
      return <TimeValue at={value as string} />;
    case 'flag':
      return value ? 'Yes' : <span className={classes.none}>No</span>;
    case 'choice':
      return wordOf(column, value as string);
    case 'choices':
      return <ChoicesValue words={(value as string[]).map((choice) => wordOf(column, choice))} />;
    case 'text':
      return (
        <span className={classes.text} title={value as string}>
          {value as string}
        </span>
      );
  }
}

/** An instant as the reader's own day and time, the day quiet where it is not what matters. */
export function TimeValue({ at }: { readonly at: string }) {
  return (
    <time className={classes.time} dateTime={at} title={formatInstant(at)}>
      {formatDay(at)} <span className={classes.clock}>{formatTime(at)}</span>
    </time>
  );
}

function ChoicesValue({ words }: { readonly words: readonly string[] }) {
  if (words.length === 0) return <span className={classes.none}>None</span>;
  const more = words.slice(shownChoices);
  return (
    <span className={classes.choices}>
      {words.slice(0, shownChoices).map((word) => (
        <Badge key={word} size="sm" color="gray">
          {word}
        </Badge>
      ))}
      {more.length > 0 && (
        <span className={classes.none} title={more.join(', ')}>
          <span aria-hidden>{`+${more.length}`}</span>
          <VisuallyHidden>{more.join(', ')}</VisuallyHidden>
        </span>
      )}
    </span>
  );
}

function wordOf(column: TableColumn, choice: string): string {
  return column.choices?.[choice] ?? choice;
}
