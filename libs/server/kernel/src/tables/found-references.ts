import type { TableDeclaration } from '@lyceum/contracts/ops';
import type { PreparedQueries } from '../sql/prepared-queries';
import { containing } from './table-filters';
import type { Bind, IsFound, SearchSql, TableSource } from './table-source';

/** So many ids are handed on to a search; where more are found, it asks for them itself. */
const mostIds = 1_000;

/** Ids of one kind of record that a search found in another table; null for more than are handed on. */
type FoundIds = readonly string[] | null;

/** What a search found in other tables, by the names of `TableSource.refersTo`. */
export type FoundReferences = Readonly<Record<string, FoundIds>>;

/** What a search of several tables for one text keeps to. */
export interface SearchBounds {
  /** How long each of its statements may take. */
  readonly withinMilliseconds: number;
  /** What was looked up for one of the tables, by its SQL, for the others that refer to the same. */
  readonly lookedUp: Map<string, Promise<FoundIds>>;
}

interface Searched {
  readonly readable: TableDeclaration;
  readonly search: string;
  readonly bounds?: SearchBounds;
}

/** What is looked into is what who asks may read: finding is knowing. */
export const searchedBy = (
  { table, searchText, openSearchText }: TableSource,
  readable: TableDeclaration,
): SearchSql | undefined => (readable === table ? searchText : openSearchText);

/** A question with what its search finds in other tables. @throws Error where that takes longer than its bounds allow */
export async function withReferences<Question extends Searched>(
  queries: PreparedQueries,
  source: TableSource,
  question: Question,
): Promise<Question & { readonly references: FoundReferences }> {
  const { search, readable, bounds } = question;
  const isAsked = search !== '' && typeof searchedBy(source, readable) === 'function';
  const lookedUp: SearchBounds['lookedUp'] = bounds?.lookedUp ?? new Map();
  const found = Object.entries(isAsked ? (source.refersTo ?? {}) : {}).map(async ([name, idsSql]) => {
    const text = `${idsSql('$1')} LIMIT ${mostIds + 1}`;
    const ids = lookedUp.get(text) ?? idsOf(queries, text, search, bounds);
    lookedUp.set(text, ids);
    return [name, await ids] as const;
  });
  return { ...question, references: Object.fromEntries(await Promise.all(found)) };
}

async function idsOf(
  queries: PreparedQueries,
  text: string,
  search: string,
  bounds: SearchBounds | undefined,
): Promise<FoundIds> {
  const values = [containing(search.toLowerCase())];
  const rows = await queries.unprepared<{ id: string }>(text, values, bounds?.withinMilliseconds);
  return rows.length > mostIds ? null : rows.map(({ id }) => id);
}

/** Conditions under which a row refers to what the search found: to one of few ids, or by their own SQL to one of many. */
export function isFoundBy(
  { refersTo }: TableSource,
  references: FoundReferences,
  pattern: string,
  bind: Bind,
): IsFound {
  return (name, id, type = 'uuid') => {
    const ids = references[name];
    if (ids) return `${id} = ANY(${bind(ids)}::${type}[])`;
    const asUuid = type === 'uuid' ? id : `CASE WHEN pg_input_is_valid(${id}, 'uuid') THEN ${id}::uuid END`;
    return `EXISTS (SELECT FROM (${refersTo?.[name]?.(pattern) ?? ''}) referred WHERE referred.id = ${asUuid})`;
  };
}
