import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query';
import { arrived, type Exactly, run } from './execute';
import type { TypedDocumentString } from './generated/graphql';
import { graphqlKey } from './query-options';

/** The least a list must know of its rows: an id, and the place to read on from. */
export interface PagedRow {
  readonly id: string;
  readonly cursor: string;
}

interface Places<Page, Place> {
  readonly first: Place;
  /** Where the next page begins; null behind the last one. */
  readonly next: (lastPage: Page, pages: readonly Page[], place: Place) => Place | null;
  /** Where the page before the first one begins, in a list that begins in the middle. */
  readonly previous?: (firstPage: Page, pages: readonly Page[], place: Place) => Place | null;
}

interface Pages<Result, Asked, Page, Place> extends Places<Page, Place> {
  /** What the page that begins at a place is asked with. */
  readonly variables: (place: Place) => Asked;
  readonly page: (answer: Result, place: Place) => Page;
}

/** Options for `useInfiniteQuery` and its kin. The key is `['graphql', operation, variables of the first page]`. */
export function graphqlPages<Result, Variables, Given extends Variables, Page, Place>(
  document: TypedDocumentString<Result, Variables>,
  pages: Pages<Result, Given & Exactly<Given, Variables>, Page, Place>,
) {
  return pagesOf(document, pages);
}

interface Rows<Result, Asked, Row, Place> {
  readonly variables: (place: Place) => Asked;
  readonly rows: (answer: Result) => Row[];
  readonly pageSize: number;
}

/** Pages that begin behind the cursor of a row. */
export function pagesByCursor<Result, Variables, Given extends Variables, Row extends PagedRow>(
  document: TypedDocumentString<Result, Variables>,
  { variables, rows, pageSize }: Rows<Result, Given & Exactly<Given, Variables>, Row, string | null>,
) {
  return pagesOf<Result, Row[], string | null>(document, {
    variables,
    page: rows,
    first: null,
    next: (lastPage) => nextCursor(lastPage, pageSize),
  });
}

/** Pages that begin after so many rows. */
export function pagesBySkip<Result, Variables, Given extends Variables, Row>(
  document: TypedDocumentString<Result, Variables>,
  { variables, rows, pageSize }: Rows<Result, Given & Exactly<Given, Variables>, Row, number>,
) {
  return pagesOf<Result, Row[], number>(document, {
    variables,
    page: rows,
    first: 0,
    next: (lastPage, pages) => (lastPage.length < pageSize ? null : pages.length * pageSize),
  });
}

function pagesOf<Result, Page, Place>(
  document: TypedDocumentString<Result, never>,
  { variables, page, first, next, previous }: Pages<Result, unknown, Page, Place>,
) {
  return infiniteQueryOptions<Page, Error, InfiniteData<Page, Place>, readonly unknown[], Place>({
    queryKey: [...graphqlKey(document), variables(first)],
    queryFn: async ({ pageParam, signal }) => {
      const place = pageParam as Place;
      return page(await run(document, variables(place), { signal }), place);
    },
    initialData: () => {
      const answer = arrived(document, variables(first));
      return answer && { pages: [page(answer, first)], pageParams: [first] };
    },
    initialPageParam: first,
    getNextPageParam: next,
    ...(previous && { getPreviousPageParam: previous }),
  });
}

/**
 * Where the next page begins: after the last row of a full page. A page of fewer rows ends the list, so a list of exactly
 * one page costs one more, empty, call (checklist line 85).
 */
export function nextCursor(lastPage: readonly PagedRow[], pageSize: number): string | null {
  return lastPage.length < pageSize ? null : (lastPage.at(-1)?.cursor ?? null);
}

/** One list of all pages. A row that moved between two calls stands there once. */
export function rowsOf<Row extends { readonly id: string }>(pages: readonly (readonly Row[])[]): Row[] {
  return [...new Map(pages.flat().map((row) => [row.id, row])).values()];
}
