import type { TableColumn } from '@lyceum/contracts/ops';
import { spanWords } from './day-spans';
import { choicesOf, endsOf } from './filter-text';

const day = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', year: 'numeric' });

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
  const words = (text: string): string => day.format(new Date(`${text}T12:00:00`));
  if (from === to) return words(from);
  if (to === '') return `since ${words(from)}`;
  return from === '' ? `until ${words(to)}` : `${words(from)} – ${words(to)}`;
}
