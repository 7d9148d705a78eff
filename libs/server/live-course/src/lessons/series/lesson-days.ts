const day = 86_400_000;

/** Days of the calendar, with no zone to them: 'YYYY-MM-DD'. */
const toDay = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** 1 is Monday, 7 is Sunday. */
const weekdayOf = (at: number): number => ((new Date(at).getUTCDay() + 6) % 7) + 1;

interface Rule {
  readonly weekdays: readonly number[];
  readonly firstDay: string;
  readonly count: number;
  readonly holidays: readonly string[];
}

/** So far apart two lessons are never, unless all of it is holidays. */
const longestGapDays = 366;

/**
 * The days on which a series has lessons: those of the week from its first day on, without the holidays, which it makes up for
 * at its end. Fewer where there is nothing but holidays for a year.
 */
export function lessonDays({ weekdays, firstDay, count, holidays }: Rule): string[] {
  const left = new Set(holidays);
  const days: string[] = [];
  let gap = 0;
  for (let at = Date.parse(firstDay); days.length < count && gap < longestGapDays; at += day, gap += 1) {
    if (!weekdays.includes(weekdayOf(at)) || left.has(toDay(at))) continue;
    days.push(toDay(at));
    gap = 0;
  }
  return days;
}
