import { type FinanceChart, minorDigits } from '@lyceum/contracts/payments';

/** The points of a chart in one currency, in its major units; a month without anything is none that is missing. */
export function monthsOf(
  months: FinanceChart['months'],
  currency: string,
  now = new Date(),
): { day: string; net: number; sold: number }[] {
  const unit = 10 ** minorDigits(currency);
  return Array.from({ length: 12 }, (_, place) => {
    const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 11 + place, 1));
    const day = first.toISOString().slice(0, 10);
    const found = months.find((one) => one.month === day && one.currency === currency);
    return { day, net: (found?.netMinor ?? 0) / unit, sold: (found?.soldMinor ?? 0) / unit };
  });
}
