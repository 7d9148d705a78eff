import type { Random } from '../data/random.ts';

/** How large a made-up forum is to be. */
export interface Size {
  readonly threads: number;
  readonly posts: number;
}

/** Threads go back so far, in ms. */
const span = 3 * 365 * 86_400_000;

/** One thread to be written. */
export interface PlannedThread {
  readonly id: string;
  readonly community: number;
  readonly createdAt: number;
  readonly posts: number;
}

/** A forum for every thousand threads, but at least five. */
export function communityCount({ threads }: Size): number {
  return Math.max(5, Math.ceil(threads / 1_000));
}

/**
 * Threads with their share of the posts, oldest first. Two stand out, in the first forum and half-way back in time: one
 * has a fiftieth of all posts (100,000 of 5 million) and the next 5,000, where there are as many. These are the deep
 * pages a bench asks for. The others share the rest unevenly, and the sum is exact.
 */
export function* planThreads(random: Random, size: Size, now: number): Generator<PlannedThread> {
  const communities = communityCount(size);
  const middle = Math.floor(size.threads / 2);
  const deep = new Map(
    size.threads < 10
      ? []
      : [
          [middle, Math.floor(size.posts / 50)],
          [middle + 1, Math.min(5_000, Math.floor(size.posts / 100))],
        ],
  );
  let left = size.posts - [...deep.values()].reduce((sum, posts) => sum + posts, 0);
  for (let index = 0; index < size.threads; index += 1) {
    const createdAt = now - span + (span / size.threads) * (index + random.next() * 0.9);
    const id = random.uuid(createdAt);
    const deepPosts = deep.get(index);
    if (deepPosts !== undefined) {
      yield { id, community: 0, createdAt, posts: deepPosts };
      continue;
    }
    const threadsLeft = size.threads - index;
    const posts = threadsLeft === 1 ? left : Math.min(left, sharePosts(random, left, threadsLeft));
    left -= posts;
    yield { id, community: random.skewed(communities), createdAt, posts };
  }
}

/** About a thread's part of what is left, most often less and now and then far more. */
function sharePosts(random: Random, left: number, threads: number): number {
  return Math.floor((left / threads) * 3 * random.next() ** 2);
}
