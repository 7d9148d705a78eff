import { OfflineBanner } from '@lyceum/ui';
import { useSyncExternalStore } from 'react';

/** The strip that says when the browser has no network. It must be here before it is needed, so it is kept small. */
export function OfflineNotice() {
  return <OfflineBanner online={useSyncExternalStore(follow, () => navigator.onLine)} />;
}

function follow(onChange: () => void): () => void {
  const events = ['online', 'offline'] as const;
  for (const event of events) window.addEventListener(event, onChange);
  return () => {
    for (const event of events) window.removeEventListener(event, onChange);
  };
}
