import { describe, expect, it } from '@jest/globals';
import { type Chunk, type Load, mergeChunks } from './merge-chunks';

const chunk = (name: string, bytes: number, imports: readonly string[] = [], isShared = true): Chunk => ({
  name,
  bytes,
  isStyled: false,
  imports,
  isShared,
});
const screen = (...roots: string[]): Load => ({ roots, weight: 1 });
const sorted = (groups: readonly string[][]): string[] =>
  groups.map((group) => group.toSorted().join('+')).toSorted();

describe('shared chunks', () => {
  it('that the same screens need become one', () => {
    const chunks = [chunk('home', 1, ['x', 'y'], false), chunk('x', 90_000), chunk('y', 90_000)];
    expect(sorted(mergeChunks(chunks, [screen('home')]))).toEqual(['x+y']);
  });

  it('become one where a file less is worth the bytes that come in vain, and only there', () => {
    const chunks = (bytes: number): Chunk[] => [
      chunk('home', 1, ['both', 'only'], false),
      chunk('forum', 1, ['both'], false),
      chunk('both', 50_000),
      chunk('only', bytes),
    ];
    const loads = [screen('home'), screen('forum')];
    expect(sorted(mergeChunks(chunks(500), loads))).toEqual(['both+only']);
    expect(sorted(mergeChunks(chunks(50_000), loads))).toEqual(['both', 'only']);
  });

  it('count a style sheet as a file of its own', () => {
    const chunks = (isStyled: boolean): Chunk[] => [
      chunk('home', 1, ['both', 'only'], false),
      chunk('forum', 1, ['both'], false),
      { ...chunk('both', 1), isStyled },
      { ...chunk('only', 8_000), isStyled },
    ];
    const loads = [screen('home'), screen('forum')];
    expect(sorted(mergeChunks(chunks(false), loads))).toEqual(['both', 'only']);
    expect(sorted(mergeChunks(chunks(true), loads))).toEqual(['both+only']);
  });

  it('count what a group imports as fetched by whoever fetches the group', () => {
    const chunks = [
      chunk('home', 1, ['small', 'also'], false),
      chunk('forum', 1, ['also'], false),
      chunk('small', 100, ['large']),
      chunk('also', 100),
      chunk('large', 90_000),
    ];
    expect(sorted(mergeChunks(chunks, [screen('home'), screen('forum')]))).toEqual(['also', 'large+small']);
  });

  it('never import each other in a circle, whatever that would save', () => {
    // By themselves they stand in a line: a0 → b → a1.
    const chunks = [
      chunk('home', 1, ['a0'], false),
      chunk('forum', 1, ['b'], false),
      chunk('a0', 100, ['b']),
      chunk('b', 1, ['a1'], false),
      chunk('a1', 100),
    ];
    expect(sorted(mergeChunks(chunks, [screen('home'), screen('forum')]))).toEqual(['a0', 'a1']);
  });

  it('stay as they are where somebody asks for them by name', () => {
    const chunks = [chunk('home', 1, ['x'], false), chunk('x', 1)];
    expect(mergeChunks(chunks, [screen('home')])).toEqual([['x']]);
  });
});
