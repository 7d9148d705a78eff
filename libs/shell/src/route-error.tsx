import { ErrorState } from '@lyceum/ui';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { failureTexts } from './failure-texts';
import { mainId } from './focus-on-navigation';

/** Stands in for a screen that broke. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const retry = (): void => {
    reset();
    void router.invalidate();
  };
  return (
    <main id={mainId}>
      <ErrorState
        title="This page did not open"
        description="Something went wrong on our side. Your work is safe. Try again in a moment."
        {...failureTexts(error)}
        onRetry={retry}
      />
    </main>
  );
}
