import { ErrorState } from '@lyceum/ui';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { failureTexts } from './failure-texts';
import { mainId } from './focus-on-navigation';
import { isStaleScreen, reloadStaleScreen } from './stale-screens';

/** Stands in for a screen that broke; one whose files a deployment has replaced reloads the page instead, once. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const [isReloading] = useState(() => isStaleScreen(error));
  const [hasMain] = useState(() => document.getElementById(mainId) !== null);
  useEffect(() => reloadStaleScreen(error), [error]);
  const retry = (): void => {
    reset();
    void router.invalidate();
  };
  if (isReloading) return null;
  const message = (
    <ErrorState
      title="This page did not open"
      description="Something went wrong on our side. Your work is safe. Try again in a moment."
      {...failureTexts(error)}
      onRetry={retry}
    />
  );
  return hasMain ? message : <main id={mainId}>{message}</main>;
}
