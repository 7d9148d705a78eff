import { describe, expect, it } from '@jest/globals';
import { analyticsRangeSchema, rangeProblem } from '@lyceum/contracts/logging';
import {
  isUnfinished,
  lastDays,
  lastMonth,
  readAnalyticsSearch,
  rangeOf,
  thisMonth,
} from './analytics-search';
import { changeText } from './figure-words';

const now = new Date('2026-03-01T23:30:00Z');

describe('the address of the analytics', () => {
  it('means the last 28 days where it says nothing, and 28 days where it says one end', () => {
    const usual = { from: '2026-02-02', to: '2026-03-01' };
    expect(lastDays(28, now)).toEqual(usual);
    expect(rangeOf({}, now)).toEqual(usual);
    expect(rangeOf({ to: '2026-01-28' }, now)).toEqual({ from: '2026-01-01', to: '2026-01-28' });
    expect(rangeOf({ from: '2026-01-01' }, now)).toEqual({ from: '2026-01-01', to: '2026-01-28' });
  });

  it.each([
    ['2026-01-01', '2026-01-01', null],
    ['2026-02-01', '2026-01-01', 'The beginning comes after the end.'],
    ['2020-01-01', '2026-01-01', 'Choose a first and a last day, at most a year apart.'],
    ['0202-01-01', '2026-01-01', 'There is nothing from before the year 2000.'],
  ])('keeps %s to %s as it was typed and says what is wrong with it', (from, to, problem) => {
    const range = rangeOf({ from, to }, now);
    expect(range).toEqual({ from, to });
    expect(rangeProblem(range)).toBe(problem);
    expect(analyticsRangeSchema.safeParse(range).success).toBe(problem === null);
  });

  it('[232] has this month and the last one, and a day that is not over, all in UTC', () => {
    expect(thisMonth(now)).toEqual({ from: '2026-03-01', to: '2026-03-01' });
    expect(lastMonth(now)).toEqual({ from: '2026-02-01', to: '2026-02-28' });
    expect(lastMonth(new Date('2026-01-31T12:00:00Z'))).toEqual({ from: '2025-12-01', to: '2025-12-31' });
    expect(['2026-02-28', '2026-03-01'].map((day) => isUnfinished(day, now))).toEqual([false, true]);
  });

  it('leaves out what does not fit', () => {
    const search = readAnalyticsSearch({
      report: 'x',
      type: 'Y',
      feature: 'forum',
      from: 'z',
      steps: [],
    });
    expect(search).toMatchObject({ report: 'overview', feature: 'forum', compare: true });
    expect(search.type).toBeUndefined();
    expect(search.steps).toHaveLength(3);
  });

  it('reads what fits', () => {
    const steps = [{ feature: 'home' }, {}, { actionType: 'CREATE', feature: 'forum' }];
    const said = {
      report: 'funnel',
      from: '2026-01-01',
      to: '2026-02-28',
      compare: false,
      figure: 'minutes',
      steps,
    };
    expect(readAnalyticsSearch(said)).toEqual({ ...said, type: undefined, feature: undefined });
  });

  it.each([
    ['a day there is not', { to: '2026-02-30' }],
    ['a step of something else', { steps: [{ feature: 'home' }, { feature: 'moon' }] }],
    ['one step', { steps: [{}] }],
    ['too many', { steps: Array.from({ length: 9 }, () => ({})) }],
    ['what is no list', { steps: 'home', compare: 'no', from: 7 }],
  ])('leaves out %s', (_, said) => expect(readAnalyticsSearch(said)).toEqual(readAnalyticsSearch({})));
});

describe('changeText', () => {
  it.each([
    [110, 100, '+10 %'],
    [90, 100, '−10 %'],
    [100, 100, '±0 %'],
    [5, 0, '0 → 5'],
    [1_090, 100, '+990 %'],
    [1_304, 12, `12 → ${(1_304).toLocaleString()}`],
    [1, 100, '−99 %'],
    [0, 0, '–'],
  ])('of %d after %d is %s', (value, before, text) => expect(changeText(value, before)).toBe(text));
});
