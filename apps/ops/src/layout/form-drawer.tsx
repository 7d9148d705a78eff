import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';

interface FormDrawerProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The form; made anew each time the drawer opens. */
  readonly children: ReactNode;
}

/** Makes or changes one thing beside the table, so that its row stays in sight. */
export function FormDrawer({ title, isOpen, onClose, children }: FormDrawerProps) {
  return (
    <Drawer
      overlayProps={{ backgroundOpacity: 0.35 }}
      opened={isOpen}
      onClose={onClose}
      position="right"
      size={440}
      padding="lg"
      title={title}
    >
      {children}
    </Drawer>
  );
}
