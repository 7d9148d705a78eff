import type { FigureName } from './analytics-search';

export const figureLabels: Readonly<Record<FigureName, string>> = {
  users: 'Users',
  sessions: 'Visits',
  actions: 'Actions',
  minutes: 'Minutes on pages',
};

/** How much a figure has changed against the days before: '+12 %'. */
export function changeText(value: number, before: number): string {
  if (before === 0) return value === 0 ? '–' : 'new';
  const percent = Math.round(((value - before) / before) * 100);
  if (percent === 0) return '±0 %';
  return `${percent > 0 ? '+' : '−'}${String(Math.abs(percent))} %`;
}

/** A share in whole percent: '42 %'. */
export function shareText(part: number, whole: number): string {
  return whole === 0 ? '–' : `${String(Math.round((part / whole) * 100))} %`;
}
