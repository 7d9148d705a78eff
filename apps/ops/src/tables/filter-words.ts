import type { TableColumn } from '@lyceum/contracts/ops';
import { spanWords } from './day-spans';
import { formatDate } from '../layout/formats';
import { choicesOf, endsOf } from './filter-text';

/** What a filter lets through, in words: `Lent or Here`, `5 or more`, `1 Jan 2026 – 31 Jan 2026`, `Last 7 days`. */
export function filterWords(column: TableColumn, text: string): string {
  if (column.kind === 'text') return `contains “${text}”`;
  if (column.kind === 'flag') return text === 'yes' ? 'Yes' : 'No';
  if (column.kind === 'choice' || column.kind === 'choices') return choiceWords(column, choicesOf(text));
  const { from, to } = endsOf(text);
  if (column.kind === 'time') return spanWords(text) ?? dayWords(from, to);
  if (from === to) return from;
  if (to === '') return `${from} or more`;
  return from === '' ? `${to} or less` : `${from} – ${to}`;
}

function choiceWords({ choices = {} }: TableColumn, chosen: readonly string[]): string {
  const words = chosen.map((choice) => choices[choice] ?? choice);
  return words.length > 2 ? `${words[0]} or ${words.length - 1} more` : words.join(' or ');
}

function dayWords(from: string, to: string): string {
  if (from === to) return formatDate(from);
  if (to === '') return `since ${formatDate(from)}`;
  return from === '' ? `until ${formatDate(to)}` : `${formatDate(from)} – ${formatDate(to)}`;
}
