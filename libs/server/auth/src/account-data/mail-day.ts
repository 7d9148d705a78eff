import { defaultTimeZone } from '@lyceum/contracts/shell';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: defaultTimeZone });

/** The day as a mail names it: 'December 5, 2026', in the zone of checklist line 250, as we do not know the reader's. */
export const mailDay = (instant: Date): string => day.format(instant);
