import type { TableColumn, TableDeclaration } from '@lyceum/contracts/ops';
import { Button, Menu } from '@mantine/core';
import { IconFilterPlus } from '@tabler/icons-react';

interface AddFilterProps {
  readonly table: TableDeclaration;
  /** Columns whose filter does not stand there yet. */
  readonly keys: readonly string[];
  readonly onAdd: (key: string) => void;
}

/** The filters that are not shown, by name. */
export function AddFilter({ table, keys, onAdd }: AddFilterProps) {
  if (keys.length === 0) return null;
  return (
    <Menu position="bottom-start" returnFocus={false}>
      <Menu.Target>
        <Button
          size="compact-sm"
          variant="subtle"
          leftSection={<IconFilterPlus size={16} stroke={1.75} aria-hidden />}
        >
          Add filter
        </Button>
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
