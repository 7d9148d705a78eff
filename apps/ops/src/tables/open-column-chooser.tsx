import { columnKeysOf, type TableColumn, type TableDeclaration } from '@lyceum/contracts/ops';
import { useOpening } from '@lyceum/shell';
import { Button, Checkbox, Popover } from '@mantine/core';
import classes from './filter-chip.module.css';
import { usualColumns } from './table-address';
import { ColumnsButton } from './tool-buttons';
import type { ViewState } from './use-table-view';

export interface ColumnChooserProps extends ViewState {
  readonly table: TableDeclaration;
}

/** Which columns are shown; the last one stays. */
export function OpenColumnChooser({ table, view, onView }: ColumnChooserProps) {
  const { button, opened, onChange } = useOpening();
  const keys = columnKeysOf(table, () => true);
  const show = (columns: readonly string[]): void => onView({ ...view, columns });
  const toggle = (key: string): void =>
    show(keys.filter((other) => (other === key) !== view.columns.includes(other)));
  return (
    <Popover opened={opened} onChange={onChange} position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <ColumnsButton ref={button} onClick={() => onChange(!opened)} />
      </Popover.Target>
      <Popover.Dropdown p="sm">
        <div className={classes.form}>
          <div className={classes.choices} role="group" aria-label="Columns">
            {keys.map((key) => (
              <Checkbox
                key={key}
                className={classes.choice}
                size="xs"
                label={(table.columns[key] as TableColumn).label}
                checked={view.columns.includes(key)}
                disabled={view.columns.length === 1 && view.columns.includes(key)}
                onChange={() => toggle(key)}
              />
            ))}
          </div>
          <Button size="xs" variant="default" onClick={() => show(usualColumns(table))}>
            As usual
          </Button>
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
