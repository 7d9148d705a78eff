import { lazyDialog, readFailure } from '@lyceum/shell';
import { type ReactNode, Suspense, useCallback, useState } from 'react';
import type { Failure } from './failure-dialog';

const FailureDialog = lazyDialog(() => import('./failure-dialog').then((it) => it.FailureDialog));

/** Answers what tells why something was refused, and the dialog that says it, to be put on the screen (checklist line 111). */
export function useFailureDialog(): [tell: (title: string, error: unknown) => void, dialog: ReactNode] {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isOpen, setOpen] = useState(false);
  const tell = useCallback((title: string, error: unknown): void => {
    const { general, reference } = readFailure(error, []);
    setFailure({ title, text: general ?? '', reference });
    setOpen(true);
  }, []);
  const dialog = failure && (
    <Suspense>
      <FailureDialog failure={failure} opened={isOpen} onClose={() => setOpen(false)} />
    </Suspense>
  );
  return [tell, dialog];
}
