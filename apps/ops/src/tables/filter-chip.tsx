import { namesPerson, type TableColumn } from '@lyceum/contracts/ops';
import { Popover } from '@mantine/core';
import { IconChevronDown, IconPlus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { FilterForm } from './filter-form';
import { filterWords } from './filter-words';
import { PersonWords } from './person-words';
import classes from './filter-chip.module.css';

interface FilterChipProps {
  readonly column: TableColumn;
  /** The filter as the address has it; empty for none. */
  readonly text: string;
  /** It was just added: it opens at once. */
  readonly isNew: boolean;
  readonly onChange: (text: string) => void;
}

const icon = { size: 14, stroke: 2, 'aria-hidden': true } as const;

/** One column's filter: says what it lets through, opens what it can be set by, and goes with a press on its cross. */
export function FilterChip({ column, text, isNew, onChange }: FilterChipProps) {
  const [isOpen, setOpen] = useState(isNew);
  const isSet = text !== '';
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-start" trapFocus returnFocus>
      <span className={classes.root} data-set={isSet || undefined}>
        <Popover.Target>
          <button type="button" className={classes.target} onClick={() => setOpen((open) => !open)}>
            {!isSet && <IconPlus {...icon} />}
            <span className={classes.label}>{column.label}</span>
            {isSet && (
              <>
                <span className={classes.words}>
                  {namesPerson(column) ? <PersonWords text={text} /> : filterWords(column, text)}
                </span>
                <IconChevronDown {...icon} />
              </>
            )}
          </button>
        </Popover.Target>
        {isSet && (
          <button
            type="button"
            className={classes.remove}
            aria-label={`Remove the filter ${column.label}`}
            onClick={() => onChange('')}
          >
            <IconX {...icon} />
          </button>
        )}
      </span>
      <Popover.Dropdown p="sm">
        <FilterForm
          column={column}
          text={text}
          onApply={(next) => {
            onChange(next);
            setOpen(false);
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
