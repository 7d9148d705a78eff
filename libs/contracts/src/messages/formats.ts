import { perLocale } from './language';

/** Numbers as the reader's language writes them. */
export function numberFormat(options?: Intl.NumberFormatOptions): (value: number) => string {
  const format = perLocale((locale) => new Intl.NumberFormat(locale, options));
  return (value) => format().format(value);
}

/** Instants as the reader's language writes them, in the reader's time zone unless `options` say otherwise. */
export function dateFormat(options: Intl.DateTimeFormatOptions): (at: Date) => string {
  const format = perLocale((locale) => new Intl.DateTimeFormat(locale, options));
  return (at) => format().format(at);
}

/** Things in a row: 'Ada, Bo, and Cy'. */
export function listFormat(options?: Intl.ListFormatOptions): (things: Iterable<string>) => string {
  const format = perLocale((locale) => new Intl.ListFormat(locale, options));
  return (things) => format().format(things);
}
