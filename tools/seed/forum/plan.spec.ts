import { describe, expect, it } from '@jest/globals';
import { Random } from '../data/random.ts';
import { text } from '../data/words.ts';
import { readSeedOptions } from './options.ts';
import { planThreads } from './plan.ts';

const now = Date.UTC(2026, 0, 1);

describe('a made-up forum', () => {
  it.each([
    { threads: 1, posts: 7 },
    { threads: 12, posts: 0 },
    { threads: 3_000, posts: 80_000 },
  ])('has as many threads and posts as asked for: %o', (size) => {
    const plan = [...planThreads(new Random(5), size, now)];
    expect(plan).toHaveLength(size.threads);
    expect(plan.reduce((sum, { posts }) => sum + posts, 0)).toBe(size.posts);
    expect(new Set(plan.map(({ id }) => id)).size).toBe(size.threads);
    expect(plan.every(({ createdAt }) => createdAt < now)).toBe(true);
  });

  it('is the same for the same seed, and another for another', () => {
    const planOf = (seed: number) => [...planThreads(new Random(seed), { threads: 20, posts: 500 }, now)];
    expect(planOf(1)).toEqual(planOf(1));
    expect(planOf(1)).not.toEqual(planOf(2));
    expect(text(new Random(1))).toBe(text(new Random(1)));
  });

  it('has one thread with a fiftieth of all posts', () => {
    const plan = [...planThreads(new Random(1), { threads: 2_000, posts: 500_000 }, now)];
    expect(plan.some(({ posts, community }) => posts === 10_000 && community === 0)).toBe(true);
  });

  it('is not begun with numbers that make no sense', () => {
    expect(readSeedOptions(['--threads', '200000', '--posts', '5000000'])).toMatchObject({
      threads: 200_000,
    });
    expect(() => readSeedOptions(['--threads', 'many'])).toThrow('--threads must be a whole number');
    expect(() => readSeedOptions(['--posts', '-1'])).toThrow();
  });
});
