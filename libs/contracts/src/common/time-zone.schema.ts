import { z } from 'zod';

/** The name of a zone in the IANA database. */
export const timeZoneSchema = z.string().max(60).refine(isTimeZone, 'This is not a time zone.');

function isTimeZone(zone: string): boolean {
  // Offsets such as +05:00 pass in browsers, and mean the opposite to PostgreSQL.
  if (!/^[A-Za-z]/.test(zone)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
