/** Posts of a thread that hang together in the list: none that the reader may see is missing between two of them. */
export interface PostRun {
  /** Numbers of the posts, in any order. */
  readonly numbers: readonly number[];
  /** From this number on the list has all posts up to its greatest. */
  readonly completeFrom: number;
}

/**
 * How far the reader has read (checklist line 101): `marker` moved on over the posts that were seen, as far as no unseen
 * one lies between; never back. Numbers that are missing in a complete list are posts the reader does not get to see.
 */
export function readUpTo(marker: number, seen: ReadonlySet<number>, run: PostRun): number {
  if (run.completeFrom > marker + 1) return marker;
  let reached = marker;
  for (const number of run.numbers.toSorted((one, other) => one - other)) {
    if (number <= reached) continue;
    if (!seen.has(number)) break;
    reached = number;
  }
  return reached;
}
