import { Popover } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import { type ReactNode, useState } from 'react';

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
        <RichTextEditor.Control
          aria-label={label}
          title={label}
          active={isActive}
          onClick={() => setOpen(!isOpen)}
        >
          {icon}
        </RichTextEditor.Control>
      </Popover.Target>
      <Popover.Dropdown aria-label={label} data-mantine-stop-propagation>
        {isOpen && children(close)}
      </Popover.Dropdown>
    </Popover>
  );
}
