import { namesPerson, type TableColumn } from '@lyceum/contracts/ops';
import { Button, type ButtonProps, type ElementProps, VisuallyHidden } from '@mantine/core';
import {
  IconAlertTriangle,
  IconBookmark,
  IconChevronDown,
  IconColumns3,
  IconDotsVertical,
  IconDownload,
  IconFilterPlus,
  IconPlus,
} from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import chip from './filter-chip.module.css';
import { filterWords } from './filter-words';
import { PersonWords } from './person-words';
import classes from './saved-views.module.css';

// Buttons of what opens over a list (table-tools.tsx): they stand there before it has come, and with it.

type ToolButtonProps = ButtonProps & ElementProps<'button', keyof ButtonProps>;

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;
const small = { size: 14, stroke: 2, 'aria-hidden': true } as const;

export function AddFilterButton(props: ToolButtonProps) {
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      leftSection={<IconFilterPlus {...icon} />}
      aria-haspopup="menu"
      {...props}
    >
      Add filter
    </Button>
  );
}

export function ColumnsButton(props: ToolButtonProps) {
  return (
    <Button
      size="xs"
      variant="default"
      leftSection={<IconColumns3 {...icon} />}
      aria-haspopup="dialog"
      {...props}
    >
      Columns
    </Button>
  );
}

export function ExportMenuButton(props: ToolButtonProps) {
  return (
    <Button
      size="xs"
      variant="default"
      leftSection={<IconDownload {...icon} />}
      aria-haspopup="menu"
      {...props}
    >
      Export
    </Button>
  );
}

interface FilterButtonProps extends ComponentProps<'button'> {
  readonly column: TableColumn;
  /** The filter as the address has it; empty for none. */
  readonly text: string;
}

/** A column's name and, once it is set, what its filter lets through. */
export function FilterButton({ column, text, ...props }: FilterButtonProps) {
  const isSet = text !== '';
  return (
    <button type="button" aria-haspopup="dialog" {...props} className={chip.target}>
      {!isSet && <IconPlus {...small} />}
      <span className={chip.label}>{column.label}</span>
      {isSet && (
        <>
          <span className={chip.words}>
            {namesPerson(column) ? <PersonWords text={text} /> : filterWords(column, text)}
          </span>
          <IconChevronDown {...small} />
        </>
      )}
    </button>
  );
}

export function SaveViewButton(props: ComponentProps<'button'>) {
  return (
    <button type="button" aria-haspopup="dialog" {...props} className={classes.save}>
      <IconBookmark {...small} />
      Save view
    </button>
  );
}

interface ViewButtonProps extends ComponentProps<'button'> {
  /** Of the view. */
  readonly name: string;
}

export function ViewMenuButton({ name, ...props }: ViewButtonProps) {
  return (
    <button
      type="button"
      aria-haspopup="menu"
      aria-label={`The view ${name}`}
      {...props}
      className={classes.menu}
    >
      <IconDotsVertical {...small} />
    </button>
  );
}

/** A view that does not open any more. */
export function LostViewButton({ name, ...props }: ViewButtonProps) {
  return (
    <button type="button" aria-haspopup="dialog" {...props} className={classes.view} data-lost>
      {name}
      <IconAlertTriangle size={14} stroke={1.75} aria-hidden />
      <VisuallyHidden>, cannot be shown any more</VisuallyHidden>
    </button>
  );
}
