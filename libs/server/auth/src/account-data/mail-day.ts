import { dateFormat } from '@lyceum/contracts/messages';
import { defaultTimeZone } from '@lyceum/contracts/shell';

/** The day as a mail names it: 'December 5, 2026', in the zone of checklist line 250, as we do not know the reader's. */
export const mailDay = dateFormat({ dateStyle: 'long', timeZone: defaultTimeZone });
