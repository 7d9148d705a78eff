import type { TableColumn } from '@lyceum/contracts/ops';
import { IconX } from '@tabler/icons-react';
import classes from './filter-chip.module.css';
import { FilterPopover } from './table-tools';

interface FilterChipProps {
  readonly column: TableColumn;
  /** The filter as the address has it; empty for none. */
  readonly text: string;
  /** It was just added: it opens at once. */
  readonly isNew: boolean;
  readonly onChange: (text: string) => void;
}

/** One column's filter: says what it lets through, opens what it can be set by, and goes with a press on its cross. */
export function FilterChip({ column, text, isNew, onChange }: FilterChipProps) {
  const isSet = text !== '';
  return (
    <span className={classes.root} data-set={isSet || undefined}>
      <FilterPopover column={column} text={text} opensAtOnce={isNew} onChange={onChange} />
      {isSet && (
        <button
          type="button"
          className={classes.remove}
          aria-label={`Remove the filter ${column.label}`}
          onClick={() => onChange('')}
        >
          <IconX size={14} stroke={2} aria-hidden />
        </button>
      )}
    </span>
  );
}
