const dayMilliseconds = 86_400_000;

/** How long a ban lasts: some days, until a day that is chosen, or for good. */
export const banLengths = [
  { value: '1', label: 'For a day' },
  { value: '7', label: 'For a week' },
  { value: '30', label: 'For 30 days' },
  { value: 'until', label: 'Until a day…' },
  { value: 'good', label: 'For good' },
] as const;

export interface BanLength {
  /** One of `banLengths`. */
  readonly length: string;
  /** The last day of it, as a field of a date has it; empty while none is chosen. */
  readonly day: string;
}

/**
 * When a ban ends: a chosen day counts in, as it ends where the reader is. Null for good.
 * @returns undefined where no day is chosen, or one that is over
 */
export function banEnd({ length, day }: BanLength, now: Date): Date | null | undefined {
  if (length === 'good') return null;
  if (length !== 'until') return new Date(now.getTime() + Number(length) * dayMilliseconds);
  const end = new Date(`${day}T23:59:59`);
  return end > now ? end : undefined;
}

/** The earliest day that can be chosen, as a field of a date has it. */
export function today(now: Date): string {
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${String(now.getFullYear())}-${month ?? ''}-${day ?? ''}`;
}
