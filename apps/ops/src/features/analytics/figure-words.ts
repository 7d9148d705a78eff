import { formatDate, formatNumber } from '../../layout/formats';
import { type FigureName, isUnfinished } from './analytics-search';

export const figureLabels: Readonly<Record<FigureName, string>> = {
  users: 'Users',
  sessions: 'Visits',
  actions: 'Actions',
  minutes: 'Minutes on pages',
};

/** Beyond this a share says nothing any more. */
const mostPercent = 999;

/** How much a figure has changed against the days before: '+12 %'; from nothing, or by very much, '12 → 1,304'. */
export function changeText(value: number, before: number): string {
  if (before === 0 && value === 0) return '–';
  const percent = Math.round(((value - before) / before) * 100);
  if (!(Math.abs(percent) <= mostPercent)) return `${formatNumber(before)} → ${formatNumber(value)}`;
  if (percent === 0) return '±0 %';
  return `${percent > 0 ? '+' : '−'}${String(Math.abs(percent))} %`;
}

/** A share in whole percent: '42 %'. */
export function shareText(part: number, whole: number): string {
  return whole === 0 ? '–' : `${String(Math.round((part / whole) * 100))} %`;
}

/** A day in UTC as the console writes days; of one that is not over, that it is not. */
export const dayText = (day: string, now = new Date()): string =>
  formatDate(day) + (isUnfinished(day, now) ? ', not over' : '');
