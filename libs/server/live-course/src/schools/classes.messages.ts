import { dateFormat, message } from '@lyceum/contracts/messages';

export const day = dateFormat({ dateStyle: 'medium', timeZone: 'UTC' });
export const until = message('until {day}');
