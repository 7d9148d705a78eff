import { numberFormat } from '@lyceum/contracts/messages';

const inUnit = (unit: string) => numberFormat({ style: 'unit', unit, unitDisplay: 'long' });
const inSeconds = inUnit('second');
const inMinutes = inUnit('minute');
const inHours = inUnit('hour');

/** How long to wait, in words a person plans by: '45 seconds', '2 minutes', '1 hour'. Rounded up. */
export function waitText(seconds: number): string {
  if (seconds <= 90) return inSeconds(Math.max(1, Math.ceil(seconds)));
  if (seconds <= 90 * 60) return inMinutes(Math.ceil(seconds / 60));
  return inHours(Math.ceil(seconds / 3_600));
}
