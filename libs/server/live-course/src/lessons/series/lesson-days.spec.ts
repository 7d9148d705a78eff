import { expect, test } from '@jest/globals';
import { lessonDays } from './lesson-days';

test('lessons are on their days of the week from the first day on', () => {
  expect(lessonDays({ weekdays: [1, 4], firstDay: '2026-03-03', count: 4, holidays: [] })).toEqual([
    '2026-03-05',
    '2026-03-09',
    '2026-03-12',
    '2026-03-16',
  ]);
});

test('holidays are left out, and made up for at the end', () => {
  expect(
    lessonDays({ weekdays: [7], firstDay: '2026-12-20', count: 3, holidays: ['2026-12-27', '2026-12-28'] }),
  ).toEqual(['2026-12-20', '2027-01-03', '2027-01-10']);
});

test('a series of holidays alone comes to an end', () => {
  const everyDay = Array.from({ length: 400 }, (_, index) =>
    new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
  );
  expect(lessonDays({ weekdays: [1], firstDay: '2026-01-01', count: 2, holidays: everyDay })).toEqual([]);
});
