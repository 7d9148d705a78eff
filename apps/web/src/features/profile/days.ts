import { dateFormat } from '@lyceum/contracts/messages';

const day = dateFormat({ year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' });
const month = dateFormat({ year: 'numeric', month: 'long' });

/** A birthday, `YYYY-MM-DD`. */
export const dayInWords = (date: string): string => day(new Date(date));

/** The month of an instant. */
export const monthInWords = (at: string): string => month(new Date(at));
