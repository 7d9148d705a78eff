import { type ConsoleSection, sectionOf } from './navigation';
import { trpc } from './trpc';

/** How often the numbers are asked for, in ms. */
const refreshEvery = 60_000;

/** How much waits for staff by the section it is done in. */
export function useWaiting(sections: readonly ConsoleSection[]): ReadonlyMap<string, number> {
  const { data } = trpc.home.waiting.useQuery(undefined, { refetchInterval: refreshEvery });
  const counts = new Map<string, number>();
  for (const { path, waiting } of data ?? []) {
    const section = sectionOf(sections, path);
    if (section) counts.set(section.path, (counts.get(section.path) ?? 0) + waiting);
  }
  return counts;
}
