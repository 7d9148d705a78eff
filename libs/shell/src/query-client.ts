import { isTransient } from '@lyceum/session';
import { MutationCache, QueryClient } from '@tanstack/react-query';

/** How long an answer counts as fresh, in ms: coming back to a screen within it asks nothing. */
const freshForMilliseconds = 30_000;

/** Tries after the first one, for failures that may pass. */
const retries = 2;

/**
 * The cache of server answers. One for each signed-in user, so that nobody sees another's data.
 * `asFailure` unwraps what a client library throws into the errors of @lyceum/session.
 */
export function createQueryClient(
  asFailure: (error: unknown) => unknown = (error) => error,
  mutationCache = new MutationCache(),
): QueryClient {
  return new QueryClient({
    mutationCache,
    defaultOptions: {
      queries: {
        staleTime: freshForMilliseconds,
        retry: (failures, error) => failures < retries && isTransient(asFailure(error)),
      },
    },
  });
}
