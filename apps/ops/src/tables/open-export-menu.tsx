import type { ExportFormat } from '@lyceum/contracts/ops';
import { useOpening } from '@lyceum/shell';
import { Menu } from '@mantine/core';
import { ExportMenuButton } from './tool-buttons';

export interface ExportMenuProps {
  readonly formats: readonly { readonly format: ExportFormat; readonly label: string }[];
  readonly onExport: (format: ExportFormat) => void;
}

/** The formats a list is taken out in. */
export function OpenExportMenu({ formats, onExport }: ExportMenuProps) {
  const { button, ...opening } = useOpening();
  return (
    <Menu position="bottom-end" {...opening}>
      <Menu.Target>
        <ExportMenuButton ref={button} />
      </Menu.Target>
      <Menu.Dropdown>
        {formats.map(({ format, label }) => (
          <Menu.Item key={format} onClick={() => onExport(format)}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
