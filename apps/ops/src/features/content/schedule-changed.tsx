import type { ContentDetail } from '@lyceum/contracts/cms';
import { Alert, Button, Stack } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Scheduled } from './scheduled';

interface ScheduleChangedProps {
  readonly entry: ContentDetail;
  /** Gives up what is typed. */
  readonly onTheirs: () => void;
}

/** Somebody else changed what is scheduled meanwhile, and something is typed: what is scheduled now, and the choice. */
export function ScheduleChanged({ entry, onTheirs }: ScheduleChangedProps) {
  return (
    <Alert
      color="danger"
      role="alert"
      icon={<IconAlertTriangle aria-hidden />}
      title="What is scheduled has changed meanwhile"
    >
      <Stack gap="sm" align="start">
        <p>
          <Scheduled entry={entry} />
        </p>
        <p>Scheduling yours replaces that; taking theirs gives yours up.</p>
        <Button size="xs" variant="default" onClick={onTheirs}>
          Take theirs
        </Button>
      </Stack>
    </Alert>
  );
}
