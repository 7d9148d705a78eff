import { type Query, type QueryClient, queryOptions } from '@tanstack/react-query';
import { arrived, metaOf, run, type VariablesOf } from './execute';
import type { TypedDocumentString } from './generated/graphql';

type AnyDocument = TypedDocumentString<unknown, never>;

/** Options for `useQuery` and its kin. The key is `['graphql', operation, variables]`. */
export function graphqlQueryOptions<Result, Variables, Given extends Variables>(
  document: TypedDocumentString<Result, Variables>,
  ...[variables]: VariablesOf<Variables, Given>
) {
  return queryOptions({
    queryKey: ['graphql', metaOf(document).name, variables ?? null] as const,
    queryFn: ({ signal }) => run(document, variables, { signal }),
    initialData: () => arrived<Result>(document, variables),
  });
}

/** `staleTime` of what is asked for whenever it is shown; what the page has asked for itself has only just come. */
export const staleAtOnce = ({ state }: Pick<Query, 'state'>): number =>
  state.dataUpdateCount === 0 ? 3_000 : 0;

/** What the keys of an operation begin with, whatever its variables; without one, those of all. */
export const graphqlKey = (document?: AnyDocument): readonly string[] =>
  document ? ['graphql', metaOf(document).name] : ['graphql'];

/** Has the screens ask again for all they have asked of these operations. */
export async function refreshQueries(
  queryClient: QueryClient,
  ...documents: readonly AnyDocument[]
): Promise<void> {
  await Promise.all(
    documents.map((document) => queryClient.invalidateQueries({ queryKey: graphqlKey(document) })),
  );
}
