import type { TableColumn } from '@lyceum/contracts/ops';
import { useOpening } from '@lyceum/shell';
import { Popover } from '@mantine/core';
import { FilterForm } from './filter-form';
import { FilterButton } from './tool-buttons';

export interface FilterPopoverProps {
  readonly column: TableColumn;
  /** The filter as the address has it; empty for none. */
  readonly text: string;
  readonly onChange: (text: string) => void;
}

/** What one column's filter is set by, under the chip that says what it lets through. */
export function OpenFilter({ column, text, onChange }: FilterPopoverProps) {
  const { button, opened, onChange: setOpen } = useOpening();
  return (
    <Popover opened={opened} onChange={setOpen} position="bottom-start" trapFocus returnFocus>
      <Popover.Target>
        <FilterButton ref={button} column={column} text={text} onClick={() => setOpen(!opened)} />
      </Popover.Target>
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
