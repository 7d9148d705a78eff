import { useSyncExternalStore } from 'react';
import { primaryTab } from '../primary-tab';

/** Whether this is the oldest open tab (checklist line 28): the one that does what must happen once a browser. */
export function usePrimaryTab(): boolean {
  return useSyncExternalStore(primaryTab.subscribe, () => primaryTab.isPrimary);
}
