import { queryOptions } from '@tanstack/react-query';
import { metaOf, run, type VariablesOf } from './execute';
import type { TypedDocumentString } from './generated/graphql';

/**
 * Options for `useQuery` and its kin. The key is `['graphql', operation, variables]`, so that
 * `invalidateQueries({ queryKey: ['graphql', 'Me'] })` reaches every variant of an operation.
 */
export function graphqlQueryOptions<Result, Variables, Given extends Variables>(
  document: TypedDocumentString<Result, Variables>,
  ...[variables]: VariablesOf<Variables, Given>
) {
  return queryOptions({
    queryKey: ['graphql', metaOf(document).name, variables ?? null] as const,
    queryFn: ({ signal }) => run(document, variables, { signal }),
  });
}
