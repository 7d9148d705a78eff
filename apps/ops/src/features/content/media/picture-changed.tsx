import type { ContentChange } from '@lyceum/contracts/cms';
import { Alert, Button, Stack } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { ChangeList } from '../change-list';

interface PictureChangedProps {
  readonly changes: readonly ContentChange[];
  /** Gives up what is typed. */
  readonly onTheirs: () => void;
}

/** Somebody else saved the picture meanwhile, and something is typed: what they changed, and the choice. */
export function PictureChanged({ changes, onTheirs }: PictureChangedProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The refusal had the focus and gave way to this; nobody is taken out of a field.
    if (document.activeElement === document.body) box.current?.focus();
  }, []);
  return (
    <Alert
      ref={box}
      tabIndex={-1}
      color="danger"
      role="alert"
      icon={<IconAlertTriangle aria-hidden />}
      title="Somebody else saved this meanwhile"
    >
      <Stack gap="sm" align="start">
        <p>
          What you typed is still here, and not saved. Saving it replaces what they saved; taking theirs gives
          it up.
        </p>
        <ChangeList changes={changes} sides={['When you began', 'Theirs']} />
        <Button size="xs" variant="default" onClick={onTheirs}>
          Take theirs
        </Button>
      </Stack>
    </Alert>
  );
}
