import { formatNumber } from './formats';
import type { ResultGroup } from './result-groups';

/** What of a list of emails is left out. */
interface LeftOut {
  readonly invalid: readonly { readonly line: number; readonly text: string }[];
  readonly invalidCnt: number;
  readonly repeatedCnt: number;
}

/** What in a list is no email. */
export const noEmails = ({ invalid, invalidCnt: count }: LeftOut): ResultGroup => ({
  title: 'Not an email, left out',
  tone: 'waiting',
  lines: invalid.map(({ line, text }) => `Line ${line}: ${text === '' ? '(empty)' : text}`),
  count,
});

/** What stands in a list twice; nothing where nothing does. */
export function repeatedNotes({ repeatedCnt }: LeftOut): string[] {
  if (repeatedCnt === 0) return [];
  const counts = repeatedCnt === 1 ? 'counts' : 'count';
  return [`${formatNumber(repeatedCnt)} stood there more than once and ${counts} once.`];
}
