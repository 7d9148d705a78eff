import type { ContentDetail } from '@lyceum/contracts/cms';
import { Alert, Button, Stack } from '@mantine/core';

interface NewerVersionProps {
  readonly entry: ContentDetail;
  readonly onGoOn: () => void;
}

/** Somebody else saved while one decides of a version: what is decided is decided of what one has seen. */
export function NewerVersion({ entry: { savedBy, version }, onGoOn }: NewerVersionProps) {
  return (
    <Alert role="alert" title={`${savedBy ?? 'Somebody'} saved version ${String(version)} meanwhile`}>
      <Stack gap="sm" align="start">
        <p>The form behind this shows it now. Close this to read it first, or go on with it.</p>
        <Button size="xs" variant="default" onClick={onGoOn}>
          Go on with version {version}
        </Button>
      </Stack>
    </Alert>
  );
}
