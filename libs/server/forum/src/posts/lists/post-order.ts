import { commonErrors } from '@lyceum/contracts/common';
import type { PostSort } from '@lyceum/contracts/forum';
import { decodeCursor, DomainError } from '@lyceum/kernel';

/** How a list of posts `r` runs; the last key is the number, which each post of a thread has alone. */
export interface PostOrder {
  /** Marks places of lists so ordered. */
  readonly name: PostSort;
  readonly keys: readonly string[];
  readonly direction: 'ASC' | 'DESC';
}

/** Orders of a thread's posts (checklist line 102), each with its index. */
export const postOrders: Readonly<Record<PostSort, PostOrder>> = {
  NEWEST: { name: 'NEWEST', keys: ['number'], direction: 'DESC' },
  OLDEST: { name: 'OLDEST', keys: ['number'], direction: 'ASC' },
  CLAPS: { name: 'CLAPS', keys: ['claps_cnt', 'number'], direction: 'DESC' },
};

/** SQL of the order, of this alias of posts. */
export function orderBy({ keys, direction }: PostOrder, alias: string): string {
  return keys.map((key) => `${alias}.${key} ${direction}`).join(', ');
}

/** SQL of what a cursor keeps of a post. */
export function sortValue({ keys }: PostOrder, alias: string): string {
  return keys.map((key) => `${alias}.${key}::text`).join(" || ' ' || ");
}

/** SQL of what comes after a cursor, whose values are `$after1`, `$after2`. */
export function afterCursor({ keys, direction }: PostOrder, alias: string): string {
  const columns = keys.map((key) => `${alias}.${key}`).join(', ');
  const values = keys.map((_, index) => `$after${String(index + 1)}::int`).join(', ');
  return `(${columns}) ${direction === 'DESC' ? '<' : '>'} (${values})`;
}

/** Values of `afterCursor`, by their names. */
export type AfterCursor = Readonly<Record<string, number>>;

/** Those of a cursor. @throws DomainError COMMON_INVALID_INPUT for what is no place in a list so ordered */
export function cursorValues({ keys, name }: PostOrder, cursor: string): AfterCursor {
  const parts = decodeCursor(cursor, name)[0].split(' ');
  if (parts.length === keys.length && parts.every((part) => /^\d{1,9}$/.test(part)))
    return Object.fromEntries(parts.map((part, index) => [`after${String(index + 1)}`, Number(part)]));
  const issues = [{ path: 'cursor', message: 'This is not a place in the list.' }];
  throw new DomainError(commonErrors.INVALID_INPUT, { issues });
}
