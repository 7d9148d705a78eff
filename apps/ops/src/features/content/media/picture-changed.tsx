import type { ContentChange } from '@lyceum/contracts/cms';
import { Alert, Button, Stack } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { ChangeList } from '../change-list';

interface PictureChangedProps {
  readonly changes: readonly ContentChange[];
  /** Gives up what is typed. */
  readonly onTheirs: () => void;
}

/** Somebody else saved the picture meanwhile, and something is typed: what they changed, and the choice. */
export function PictureChanged({ changes, onTheirs }: PictureChangedProps) {
  return (
    <Alert
      color="danger"
      role="alert"
      icon={<IconAlertTriangle aria-hidden />}
      title="Somebody else saved this meanwhile"
    >
      <Stack gap="sm" align="start">
        <p>What you typed is still here, and not saved. If you take theirs, it is gone.</p>
        <ChangeList changes={changes} sides={['When you began', 'Theirs']} />
        <Button size="xs" variant="default" onClick={onTheirs}>
          Take theirs
        </Button>
      </Stack>
    </Alert>
  );
}
