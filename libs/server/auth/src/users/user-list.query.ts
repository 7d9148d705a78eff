import type { ListUsersInput, UserRow } from '@lyceum/contracts';
import { decodeCursor, type Keyset } from '@lyceum/kernel';

/** The columns of a row of the console, under the names the code has for them. */
export const rowColumns = `id, first_name AS "firstName", last_name AS "lastName", email, roles,
  created_at AS "createdAt", suspended_at AS "suspendedAt"`;

/** A row as read, with its place in the list. */
export interface ListedUser extends Omit<UserRow, 'createdAt' | 'isSuspended'> {
  createdAt: Date;
  suspendedAt: Date | null;
  sortValue: string;
}

/** Sort keys as columns, and the type a cursor's text is read back as. All have an index with the id behind it. */
const sortColumns = {
  createdAt: { column: 'created_at', type: 'timestamptz' },
  name: { column: 'full_name', type: 'text' },
  email: { column: 'email', type: 'citext' },
} as const satisfies Record<ListUsersInput['sortBy'], { column: string; type: string }>;

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** A statement with its values. `name` is set where one plan serves every caller: a page of everybody. */
export interface UserListQuery {
  readonly name: string | null;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Builds the statement for one page plus one row. Only constants of this file are ever pasted into the text. */
export function userListQuery(input: ListUsersInput): UserListQuery {
  const { column, type } = sortColumns[input.sortBy];
  const order = input.direction === 'asc' ? 'ASC' : 'DESC';
  const values: unknown[] = [];
  const bind = (value: unknown): string => `$${values.push(value)}`;
  const conditions = ['TRUE'];
  if (input.search)
    conditions.push(`search_text LIKE ${bind(`%${escapeLike(input.search.toLowerCase())}%`)}`);
  if (input.role) conditions.push(`roles @> ARRAY[${bind(input.role)}]`);
  if (input.cursor) {
    const [sortValue, id] = decodeCursor(input.cursor);
    const comparison = input.direction === 'asc' ? '>' : '<';
    conditions.push(`(${column}, id) ${comparison} (${bind(sortValue)}::${type}, ${bind(id)}::uuid)`);
  }
  const text = `
    SELECT ${rowColumns}, ${column}::text AS "sortValue"
    FROM users WHERE ${conditions.join(' AND ')}
    ORDER BY ${column} ${order}, id ${order} LIMIT ${bind(input.limit + 1)}`;
  // What a search or a role finds differs too much for one plan.
  const isEverybody = input.search === '' && input.role === undefined;
  const shape = [input.sortBy, order, input.cursor ? 'later' : 'first'].join('-');
  return { name: isEverybody ? `auth.users-${shape}` : null, text, values };
}

export const keysetOfUser = ({ sortValue, id }: ListedUser): Keyset => [sortValue, id];
