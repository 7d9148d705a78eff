import { numberFormat } from '@lyceum/contracts/messages';
import { type Cell, has, isToGrade } from './book';
import * as messages from './gradebook.messages';

export const points = numberFormat({ maximumFractionDigits: 2, useGrouping: false });

/** What a cell shows: points, or a sign for what there is in their place. */
export function signOf(cell: Cell): string {
  if (has(cell, 'excused')) return 'EX';
  if (cell.given !== null) return points(cell.given);
  if (has(cell, 'submitted')) return '●';
  return has(cell, 'missing') ? 'M' : '';
}

/** The same in words, with all that is said of it. */
export function standingOf(cell: Cell, point: number): string {
  const words = [
    cell.given !== null && messages.scoreOf({ score: points(cell.given), point: String(point) }),
    has(cell, 'excused') && messages.excused(),
    isToGrade(cell) && messages.isNew(),
    has(cell, 'missing') && messages.missing(),
    has(cell, 'late') && messages.late(),
    has(cell, 'again') && messages.again(),
    has(cell, 'extended') && messages.longer(),
    has(cell, 'commented') && messages.commented(),
  ].filter((word) => word !== false);
  return words.length === 0 ? messages.nothing() : words.join(', ');
}

/** For the style of a cell, by what matters most. */
export function toneOf(cell: Cell): string {
  if (has(cell, 'excused')) return 'excused';
  if (isToGrade(cell)) return 'new';
  if (has(cell, 'missing')) return 'missing';
  return has(cell, 'late') ? 'late' : 'plain';
}
