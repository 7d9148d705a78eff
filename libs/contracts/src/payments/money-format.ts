const formats = new Map<string, Intl.NumberFormat>();

function formatOf(currency: string): Intl.NumberFormat {
  const known = formats.get(currency);
  if (known) return known;
  const made = new Intl.NumberFormat('en', { style: 'currency', currency });
  formats.set(currency, made);
  return made;
}

/** Digits of a currency's minor unit: 2 for USD, 0 for JPY. */
export function minorDigits(currency: string): number {
  return formatOf(currency).resolvedOptions().maximumFractionDigits ?? 2;
}

/** An amount as a person reads it: `formatMoney(150000, 'USD')` is "$1,500.00". */
export function formatMoney(minor: number, currency: string): string {
  return formatOf(currency).format(minor / 10 ** minorDigits(currency));
}

/** `majorText(4990, 'USD')` is '49.90'. */
export function majorText(minor: number, currency: string): string {
  const digits = minorDigits(currency);
  return (minor / 10 ** digits).toFixed(digits);
}

/** Minor units of what was typed; NaN where it is no amount of the currency. */
export function minorOf(text: string, currency: string): number {
  const [, whole = '', decimals = ''] = /^(\d+)(?:\.(\d+))?$/.exec(text.trim().replace(',', '.')) ?? [];
  const digits = currency === '' ? 2 : minorDigits(currency);
  if (whole === '' || decimals.length > digits) return Number.NaN;
  return Number(whole + decimals.padEnd(digits, '0'));
}

/** Amounts of a currency are multiples of so many minor units: of one with three digits after the point providers take no other last digit than 0. */
export const payableStep = (currency: string): number => (minorDigits(currency) > 2 ? 10 : 1);

export const isPayable = (minor: number, currency: string): boolean => minor % payableStep(currency) === 0;

/** What is said at the field of an amount that nobody can pay. */
export const notPayable = 'In this currency the last digit after the point is 0: no provider takes another.';
