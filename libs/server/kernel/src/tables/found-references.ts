import type { PreparedQueries } from '../sql/prepared-queries';
import { containing } from './table-filters';
import type { TableSource } from './table-source';

/** Ids of the records of other tables that a search found, by the names of `TableSource.refersTo`. */
export type FoundReferences = Readonly<Record<string, readonly string[]>>;

/** A question with what its search finds in other tables. */
export async function withReferences<Question extends { readonly search: string }>(
  queries: PreparedQueries,
  { refersTo = {} }: TableSource,
  question: Question,
): Promise<Question & { readonly references: FoundReferences }> {
  const values = { pattern: containing(question.search.toLowerCase()) };
  const asked = question.search === '' ? [] : Object.entries(refersTo);
  const found = await Promise.all(
    asked.map(async ([name, statement]) => {
      const rows = await queries.planned(statement, values);
      return [name, rows.map(({ id }) => id)] as const;
    }),
  );
  return { ...question, references: Object.fromEntries(found) };
}
