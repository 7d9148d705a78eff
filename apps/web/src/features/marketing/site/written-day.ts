import { dateFormat } from '@lyceum/contracts/messages';

const format = dateFormat({ year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' });

/** `2026-11-17` as `November 17, 2026`: a day, the same everywhere. Nothing of a draft that has none yet. */
export const writtenDay = (day: string): string => (day === '' ? '' : format(new Date(`${day}T00:00:00Z`)));
