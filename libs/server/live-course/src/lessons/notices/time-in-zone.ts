import { currentLanguage } from '@lyceum/contracts/messages';

const formats = new Map<string, Intl.DateTimeFormat>();

/** A moment in words, on the clock of a zone, which it names: 'Tuesday, May 5, 9:00 AM EDT'. */
export function timeInZone(at: string, zone: string): string {
  const { locale } = currentLanguage();
  const key = `${locale} ${zone}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...shown, timeZone: zone });
  formats.set(key, format);
  return format.format(new Date(at));
}

const shown = {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;
