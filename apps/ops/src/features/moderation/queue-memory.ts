import { forgottenWithSession } from '../../app/tab-memory';

/** How somebody goes through a queue. */
interface Walk {
  /** Left for the end, in the order in which they come again. */
  readonly skipped: readonly string[];
  /** Looked at before the present one, the latest last. */
  readonly seen: readonly string[];
}

const none: Walk = { skipped: [], seen: [] };

/** By what the queue asks for. Kept for as long as the page, and no longer than the session. */
const walks = new Map<string, Walk>();

forgottenWithSession(() => walks.clear());

export const walkOf = (queue: string): Walk => walks.get(queue) ?? none;

/** Leaves a case for another one; one that is skipped goes to the end. */
export function leave(queue: string, id: string, isSkipped: boolean): void {
  const { skipped, seen } = walkOf(queue);
  const others = skipped.filter((one) => one !== id);
  walks.set(queue, {
    skipped: isSkipped ? [...others, id] : others,
    seen: [...seen.filter((one) => one !== id), id],
  });
}

/** Goes back to what was looked at before; undefined where that was nothing. */
export function comeBack(queue: string, id: string): string | undefined {
  const walk = walkOf(queue);
  const seen = walk.seen.filter((one) => one !== id);
  walks.set(queue, { ...walk, seen: seen.slice(0, -1) });
  return seen.at(-1);
}
