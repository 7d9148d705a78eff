import { message, plural } from '@lyceum/contracts/messages';

export const lastSevenDays = message('in the last seven days');
export const daysHere = plural({ one: 'day of them here', other: 'days of them here' });
export const minutes = message('{minutes} min');
export const hours = message('{hours} h {minutes} min');
