import { confirm } from '@lyceum/ui';
import { Drawer } from '@mantine/core';
import classes from './form-drawer.module.css';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';

interface FormDrawerProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The form; made anew each time the drawer opens. It says by `useDrawerChanges` what would be lost. */
  readonly children: ReactNode;
}

const ChangesContext = createContext<(hasChanges: boolean) => void>(() => undefined);

/** Says of the form in a drawer whether something in it would be lost: then closing the drawer asks first. */
export function useDrawerChanges(hasChanges: boolean): void {
  const tell = use(ChangesContext);
  useEffect(() => {
    tell(hasChanges);
    return () => tell(false);
  }, [tell, hasChanges]);
}

/** A record as it was when its form opened: what is saved by others meanwhile does not take away what is typed. */
export function useAsOpened<Shown>(record: Shown, isOpen: boolean): Shown {
  const [opened, setOpened] = useState({ record, isOpen });
  if (opened.isOpen !== isOpen) setOpened({ record, isOpen });
  return isOpen ? opened.record : record;
}

/** Makes or changes one thing beside the table, so that its row stays in sight. */
export function FormDrawer({ title, isOpen, onClose, children }: FormDrawerProps) {
  const [hasChanges, setHasChanges] = useState(false);
  const close = async (): Promise<void> => {
    if (!hasChanges || (await mayDiscard())) onClose();
  };
  return (
    <Drawer
      overlayProps={{ backgroundOpacity: 0.35 }}
      opened={isOpen}
      onClose={() => void close()}
      position="right"
      size={440}
      padding="lg"
      title={title}
      classNames={{ body: classes.body }}
    >
      <ChangesContext value={setHasChanges}>{children}</ChangesContext>
    </Drawer>
  );
}

/** Asks who leaves a form whether what they typed may be lost. */
export const mayDiscard = (): Promise<boolean> =>
  confirm({
    title: 'Close without saving?',
    message: 'What you typed here has not been saved.',
    confirmLabel: 'Discard',
    cancelLabel: 'Keep typing',
    tone: 'danger',
  });
