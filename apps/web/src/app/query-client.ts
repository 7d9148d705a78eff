import { isTransient } from '@lyceum/session';
import { QueryClient } from '@tanstack/react-query';

/** How long an answer counts as fresh, in ms: coming back to a screen within it asks nothing. */
const freshForMilliseconds = 30_000;

/** Tries after the first one, for failures that may pass. */
const retries = 2;

/** The cache of server answers. One for each signed-in user, so that nobody sees another's data. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshForMilliseconds,
        retry: (failures, error) => failures < retries && isTransient(error),
      },
    },
  });
}
