import { commonErrors } from '@lyceum/contracts/common';
import type { ThreadSort } from '@lyceum/contracts/forum';
import { decodeCursor, DomainError } from '@lyceum/kernel';

/** One column a list is ordered by, before the id. */
interface SortKey {
  readonly column: string;
  readonly kind: 'time' | 'number' | 'text';
}

/** How a list of threads runs. Each one of a forum has its index but CLAPS, which no screen offers. */
export interface ThreadOrder {
  /** Marks places of lists so ordered. */
  readonly name: string;
  readonly keys: readonly SortKey[];
  readonly direction: 'ASC' | 'DESC';
}

const createdAt: SortKey = { column: 't.created_at', kind: 'time' };

/** Orders of a forum's threads (checklist line 62). FEATURED counts the claps and posts of the last days. */
export const threadOrders: Readonly<Record<ThreadSort, ThreadOrder>> = {
  NEWEST: { name: 'NEWEST', keys: [createdAt], direction: 'DESC' },
  OLDEST: { name: 'OLDEST', keys: [createdAt], direction: 'ASC' },
  FEATURED: {
    name: 'FEATURED',
    keys: [{ column: 't.engagement', kind: 'number' }, createdAt],
    direction: 'DESC',
  },
  NAME: { name: 'NAME', keys: [{ column: 'lower(t.title)', kind: 'text' }], direction: 'ASC' },
  CLAPS: { name: 'CLAPS', keys: [{ column: 't.claps_cnt', kind: 'number' }, createdAt], direction: 'DESC' },
};

/** A time goes as microseconds since 1970: exact, and a forged one is still a time. */
const toText: Readonly<Record<SortKey['kind'], (column: string) => string>> = {
  time: (column) => `(extract(epoch FROM ${column}) * 1000000)::bigint::text`,
  number: (column) => `${column}::text`,
  text: (column) => column,
};
const fromText: Readonly<Record<SortKey['kind'], (parameter: string) => string>> = {
  time: (parameter) => `timestamptz 'epoch' + ${parameter}::bigint * interval '1 microsecond'`,
  number: (parameter) => `${parameter}::int`,
  text: (parameter) => `${parameter}::text`,
};
const forms: Readonly<Record<SortKey['kind'], RegExp>> = {
  time: /^\d{1,16}$/,
  number: /^\d{1,9}$/,
  text: /^/,
};

/** SQL of the keys as columns `k1`, `k2`. */
export function keyColumns({ keys }: ThreadOrder): string {
  return keys.map(({ column }, index) => `${column} AS k${String(index + 1)}`).join(', ');
}

/** SQL of the order over those columns. */
export function orderBy({ keys, direction }: ThreadOrder, id = 'id'): string {
  return [...keys.map((_, index) => `k${String(index + 1)}`), id]
    .map((key) => `${key} ${direction}`)
    .join(', ');
}

/** SQL of what a cursor keeps of the keys. @param alias of what has the columns `k1`, `k2` */
export function sortValue({ keys }: ThreadOrder, alias: string): string {
  return keys.map(({ kind }, index) => toText[kind](`${alias}.k${String(index + 1)}`)).join(" || ' ' || ");
}

/** SQL of what comes after a cursor, whose values are `$after1`, `$after2`, `$afterId`. @param id of the thread, in SQL */
export function afterCursor({ keys, direction }: ThreadOrder, id = 't.id'): string {
  const columns = [...keys.map(({ column }) => column), id].join(', ');
  const values = keys.map(({ kind }, index) => fromText[kind](`$after${String(index + 1)}`));
  const comparison = direction === 'DESC' ? '<' : '>';
  return `(${columns}) ${comparison} (${values.join(', ')}, $afterId::uuid)`;
}

/** The values for `afterCursor`. @throws DomainError COMMON_INVALID_INPUT for what is no place in a list so ordered */
export function cursorValues({ keys, name }: ThreadOrder, cursor: string): Record<string, string> {
  const [text, id] = decodeCursor(cursor, name);
  const parts = keys.length === 1 ? [text] : text.split(' ');
  const isOurs =
    parts.length === keys.length && keys.every(({ kind }, index) => forms[kind].test(parts[index] ?? ''));
  if (isOurs && !text.includes('\0')) {
    const after = parts.map((part, index) => [`after${String(index + 1)}`, part] as const);
    return { ...Object.fromEntries(after), afterId: id };
  }
  const issues = [{ path: 'cursor', message: 'This is not a place in the list.' }];
  throw new DomainError(commonErrors.INVALID_INPUT, { issues });
}
