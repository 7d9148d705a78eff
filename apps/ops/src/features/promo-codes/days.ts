const dayMilliseconds = 86_400_000;

/** The last `count` days in a zone, today there counted in: `{ from: '2026-11-01', to: '2026-11-30' }`. */
export function lastDays(count: number, timeZone: string, now = new Date()): { from: string; to: string } {
  // Swedish writes days as ISO 8601 does.
  const to = new Intl.DateTimeFormat('sv', { timeZone }).format(now);
  const from = new Date(Date.parse(to) - (count - 1) * dayMilliseconds).toISOString().slice(0, 10);
  return { from, to };
}
