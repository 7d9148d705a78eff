import { Alert, Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';

interface MissingProps {
  readonly titles: readonly string[];
  readonly isAsking: boolean;
  readonly onRetry: () => void;
}

/** What could not be read; the rest of the page stands. */
export function Missing({ titles, isAsking, onRetry }: MissingProps) {
  return (
    <Alert
      role="status"
      color="gray"
      icon={<IconAlertTriangle aria-hidden />}
      title={`Could not be read: ${titles.join(', ')}`}
    >
      <Button size="xs" variant="default" loading={isAsking} onClick={onRetry}>
        Try again
      </Button>
    </Alert>
  );
}
