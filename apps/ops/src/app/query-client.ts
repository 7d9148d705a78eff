import { createQueryClient } from '@lyceum/shell';
import { MutationCache, type QueryClient } from '@tanstack/react-query';
import { asFailure } from './as-failure';

/**
 * The console's cache. After a change every call of its section is asked again, `users.*` after `users.setRoles`, whether
 * it was made or refused: what somebody else changed in between is shown, too. One that was made is over once what is on
 * the screen has come.
 */
export function createConsoleQueryClient(): QueryClient {
  const mutationCache = new MutationCache({
    onSettled: async (_data, error, _input, _context, { options }, { client }) => {
      const [path] = (options.mutationKey ?? [[]]) as [readonly string[]];
      const asked = client.invalidateQueries({ queryKey: [path.slice(0, 1)] });
      // A refused one says so at once: without a network nothing would come.
      if (!error) await asked;
    },
  });
  return createQueryClient(asFailure, mutationCache);
}
