import { ApiError, NetworkError } from '@lyceum/session';
import { ErrorState } from '@lyceum/ui';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { mainId } from './focus-on-navigation';

/** Stands in for a screen that broke. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const isReadable = error instanceof ApiError || error instanceof NetworkError;
  const reference = error instanceof ApiError ? error.logId : undefined;
  const retry = (): void => {
    reset();
    void router.invalidate();
  };
  return (
    <main id={mainId}>
      <ErrorState
        title="This page did not open"
        {...(isReadable && { description: error.message })}
        {...(reference !== undefined && { reference })}
        onRetry={retry}
      />
    </main>
  );
}
