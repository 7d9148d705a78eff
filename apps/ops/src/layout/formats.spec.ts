import { describe, expect, it } from '@jest/globals';
import { valueWords } from '../detail/value-words';
import { dayText } from '../features/analytics/figure-words';
import { filterWords } from '../tables/filter-words';
import { formatDate, formatDay, formatLocal, formatMoment, formatShortDate, formatTime } from './formats';

const day = 'Nov 21, 2026';
const at = '2026-11-21T12:06:30.000Z';

describe('a date of the console', () => {
  it('is written in one way in lists, filters, reports, records and the audit log', () => {
    const column = { label: 'When', kind: 'time' } as const;
    const told = [
      formatDay(at),
      formatDate('2026-11-21'),
      filterWords(column, '2026-11-21..2026-11-21'),
      dayText('2026-11-21', new Date('2026-12-01')),
      formatLocal('2026-11-21T09:30').split(', ').slice(0, 2).join(', '),
    ];
    expect(told).toEqual(told.map(() => day));
    expect(valueWords('endsAt', at)).toBe(`${day}, ${formatTime(at)}`);
    expect(formatMoment(at)).toBe(`${day}, ${formatTime(at)}`);
  });

  it('that was entered for another zone stays on the clock of that one', () =>
    expect(formatLocal('2026-11-21T09:30')).toBe(`${day}, 09:30 AM`));

  it('has no year where that is no question', () => expect(formatShortDate('2026-11-21')).toBe('Nov 21'));
});
