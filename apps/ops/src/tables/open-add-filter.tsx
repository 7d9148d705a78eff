import type { TableColumn, TableDeclaration } from '@lyceum/contracts/ops';
import { useOpening } from '@lyceum/shell';
import { Menu } from '@mantine/core';
import { AddFilterButton } from './tool-buttons';

export interface AddFilterProps {
  readonly table: TableDeclaration;
  /** Columns whose filter does not stand there yet. */
  readonly keys: readonly string[];
  readonly onAdd: (key: string) => void;
}

/** The filters that are not shown, by name. */
export function OpenAddFilter({ table, keys, onAdd }: AddFilterProps) {
  const { button, ...opening } = useOpening();
  return (
    <Menu position="bottom-start" returnFocus={false} {...opening}>
      <Menu.Target>
        <AddFilterButton ref={button} />
      </Menu.Target>
      <Menu.Dropdown>
        {keys.map((key) => (
          <Menu.Item key={key} onClick={() => onAdd(key)}>
            {(table.columns[key] as TableColumn).label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
