import { dateFormat } from '@lyceum/contracts/messages';

/** A moment on the clock of another zone, or null where it is the reader's time, too. */
export function momentIn(timeZone: string, at: Date): string | null {
  const there = dateFormat({ weekday: 'short', hour: 'numeric', minute: '2-digit', timeZone });
  const here = dateFormat({ weekday: 'short', hour: 'numeric', minute: '2-digit' });
  return there(at) === here(at) ? null : there(at);
}

/** `America/New_York` as people call it: New York. */
export const placeOf = (timeZone: string): string =>
  (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
