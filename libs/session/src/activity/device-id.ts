import { anonymousUserPrefix } from '@lyceum/contracts/logging';
import { browserStorage, type KeyValueStorage } from '../session-storage';

/** Local-storage key of the id of this browser (checklist line 245). */
export const deviceIdKey = 'deviceId';

/** The id of this browser, made once: says which logs belong together when nobody is signed in, and nothing else. */
export function deviceId(storage: KeyValueStorage = browserStorage()): string {
  const known = storage.getItem(deviceIdKey);
  if (known?.startsWith(anonymousUserPrefix)) return known;
  const made = anonymousUserPrefix + crypto.randomUUID();
  storage.setItem(deviceIdKey, made);
  return made;
}
