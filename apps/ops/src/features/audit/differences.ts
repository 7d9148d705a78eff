import { auditReferences } from '@lyceum/contracts/ops';
import { keyWords } from '../../detail/action-words';
import { valueWords } from '../../detail/value-words';

/** One value that an entry of the audit log tells of. */
export interface Difference {
  readonly field: string;
  /** Null where there was, or is, none. */
  readonly before: string | null;
  readonly after: string | null;
  readonly isChanged: boolean;
}

/** A line of a text, and whether it went or came. */
export interface Line {
  readonly change: 'same' | 'gone' | 'new';
  readonly text: string;
}

/** Beyond this a text is compared line by line. */
const longText = 80;
/** More lines than so many are told one after the other: comparing takes their number squared. */
const mostLines = 400;

/**
 * What an entry changed, what changed first.
 * @param names records by their ids, as far as they are known
 */
export function differencesOf(
  before: string | null,
  after: string | null,
  names: Readonly<Record<string, string>> = {},
): Difference[] {
  const textOf = (field: string, value: unknown): string | null => {
    if (value === undefined || value === null) return null;
    const words = valueWords(field, value);
    return field in auditReferences ? (names[words] ?? words) : words;
  };
  const [was, is] = [valuesOf(before), valuesOf(after)];
  const fields = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  const all = fields.map((field) => {
    const [old, now] = [textOf(field, was[field]), textOf(field, is[field])];
    // What an entry leaves out after a change has stayed.
    const isKept = after !== null && before !== null && !(field in is);
    return {
      field: auditReferences[field]?.label ?? keyWords(field),
      before: old,
      after: isKept ? old : now,
      isChanged: !isKept && old !== now,
    };
  });
  return all.toSorted((one, other) => Number(other.isChanged) - Number(one.isChanged));
}

/** Whether two texts are better read line by line than side by side. */
export const isLong = ({ before, after }: Difference): boolean =>
  before !== null &&
  after !== null &&
  [before, after].some((text) => text.length > longText || text.includes('\n'));

/** The lines of two texts, with what went before what came; by their longest common row of lines. */
export function linesOf(before: string, after: string): Line[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  if (old.length > mostLines || now.length > mostLines)
    return [...asLines(old, 'gone'), ...asLines(now, 'new')];
  const common = commonLengths(old, now);
  const lines: Line[] = [];
  let [i, j] = [0, 0];
  while (i < old.length && j < now.length) {
    const length = (down: number, right: number): number => common[i + down]?.[j + right] ?? 0;
    if (old[i] === now[j]) {
      lines.push({ change: 'same', text: old[i] ?? '' });
      i += 1;
      j += 1;
    } else if (length(1, 0) >= length(0, 1)) {
      lines.push({ change: 'gone', text: old[i] ?? '' });
      i += 1;
    } else {
      lines.push({ change: 'new', text: now[j] ?? '' });
      j += 1;
    }
  }
  return [...lines, ...asLines(old.slice(i), 'gone'), ...asLines(now.slice(j), 'new')];
}

const asLines = (texts: readonly string[], change: Line['change']): Line[] =>
  texts.map((text) => ({ change, text }));

/** How many lines two texts have in common from each pair of lines on. */
function commonLengths(old: readonly string[], now: readonly string[]): number[][] {
  const lengths = Array.from({ length: old.length + 1 }, () => new Array<number>(now.length + 1).fill(0));
  for (let i = old.length - 1; i >= 0; i -= 1)
    for (let j = now.length - 1; j >= 0; j -= 1) {
      const [row = [], below = []] = [lengths[i], lengths[i + 1]];
      row[j] = old[i] === now[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
    }
  return lengths;
}

function valuesOf(json: string | null): Readonly<Record<string, unknown>> {
  const values: unknown = JSON.parse(json ?? '{}');
  return typeof values === 'object' && values !== null ? (values as Record<string, unknown>) : {};
}
