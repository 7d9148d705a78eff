import { queryOptions } from '@tanstack/react-query';
import { send, type VariablesOf } from './execute';
import type { TypedDocumentString } from './generated/graphql';

const operationName = /^\s*query\s+(\w+)/;

/**
 * Options for `useQuery` and its kin. The key is `['graphql', operation, variables]`, so that
 * `invalidateQueries({ queryKey: ['graphql', 'Me'] })` reaches every variant of an operation.
 */
export function graphqlQueryOptions<Result, Variables>(
  document: TypedDocumentString<Result, Variables>,
  ...[variables]: VariablesOf<Variables>
) {
  const [, operation = document.toString()] = operationName.exec(document.toString()) ?? [];
  return queryOptions({
    queryKey: ['graphql', operation, variables ?? null] as const,
    queryFn: ({ signal }) => send(document, variables, { signal }),
  });
}
