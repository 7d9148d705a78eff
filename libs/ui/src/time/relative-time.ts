import { perLocale } from '@lyceum/contracts/messages';
import * as messages from './time.messages';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const format = perLocale((locale) => new Intl.RelativeTimeFormat(locale));

/**
 * How long ago (or ahead) something is, in words: minutes below 60, hours below 24, days below 60, then months
 * of 30 days. Less than a minute either way is 'just now'. `at` is an ISO instant; an unreadable one gives ''.
 */
export function relativeTime(at: string, now: Date = new Date()): string {
  const ahead = new Date(at).getTime() - now.getTime();
  if (Number.isNaN(ahead)) return '';
  if (Math.abs(ahead) < minute) return messages.justNow();
  const days = Math.trunc(ahead / day);
  if (Math.abs(days) >= 60) return format().format(Math.trunc(days / 30), 'month');
  if (days !== 0) return format().format(days, 'day');
  if (Math.abs(ahead) >= hour) return format().format(Math.trunc(ahead / hour), 'hour');
  return format().format(Math.trunc(ahead / minute), 'minute');
}
