import { Popover } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { ToolButton } from './tool-button';

interface ToolPopoverProps {
  /** Names the tool and what it opens. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly isActive?: boolean;
  readonly children: (close: () => void) => ReactNode;
}

/** A tool that asks for something before it acts. */
export function ToolPopover({ label, icon, isActive, children }: ToolPopoverProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Popover opened={isOpen} onChange={setOpen} trapFocus withinPortal shadow="md" position="bottom-start">
      <Popover.Target>
        <ToolButton label={label} isActive={isActive} onClick={() => setOpen(!isOpen)}>
          {icon}
        </ToolButton>
      </Popover.Target>
      <Popover.Dropdown aria-label={label} data-mantine-stop-propagation>
        {isOpen && children(close)}
      </Popover.Dropdown>
    </Popover>
  );
}
