import { execute, KeepTimeZoneDocument } from '@lyceum/web-graphql';
import { useEffect } from 'react';

/** What this tab has told the server already. */
let told = '';

/** Tells the server in which zone the reader is, so that notices and mails say times on their clock; once there is time (`isReady`). */
export function useOwnZone(me: string, isReady: boolean): void {
  useEffect(() => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    const now = `${me} ${timeZone}`;
    if (!isReady || me === '' || told === now) return;
    told = now;
    // Without it the zone of the class holds; the next tab says it again.
    execute(KeepTimeZoneDocument, { timeZone }).catch(() => undefined);
  }, [me, isReady]);
}
