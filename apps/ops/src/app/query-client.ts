import { createQueryClient } from '@lyceum/shell';
import { MutationCache, type QueryClient } from '@tanstack/react-query';
import { asFailure } from './as-failure';

/** Sections that parts of one long change have touched and that are asked again at its end. */
const held = new WeakMap<QueryClient, Set<string>>();

/**
 * The console's cache. After a change every call of its section is asked again, `users.*` after `users.setRoles`, whether
 * it was made or refused: what somebody else changed in between is shown, too; and so are totals and badges. One that was made is over once what is on
 * the screen has come.
 */
export function createConsoleQueryClient(): QueryClient {
  const mutationCache = new MutationCache({
    onSettled: async (_data, error, _input, _context, { options }, { client }) => {
      const [path] = (options.mutationKey ?? [[]]) as [readonly string[]];
      const [section = ''] = path;
      const later = held.get(client);
      if (later) {
        later.add(section);
        return;
      }
      const asked = askAgain(client, section);
      // A refused one says so at once: without a network nothing would come.
      if (!error) await asked;
    },
  });
  return createQueryClient(asFailure, mutationCache);
}

/** Makes a change of many calls, after all of which what they touched is asked again, once. */
export async function asOneChange<Result>(
  client: QueryClient,
  change: () => Promise<Result>,
): Promise<Result> {
  if (held.has(client)) return change();
  const touched = new Set<string>();
  held.set(client, touched);
  try {
    return await change();
  } finally {
    held.delete(client);
    for (const section of touched) void askAgain(client, section);
  }
}

/** What counts over sections: rows that match, and what waits. A change of any section may change it, and waits for neither. */
const counting = [['tables', 'count'], ['home']];

function askAgain(client: QueryClient, section: string): Promise<void> {
  for (const path of counting) void client.invalidateQueries({ queryKey: [path] });
  return client.invalidateQueries({ queryKey: [[section]] });
}
