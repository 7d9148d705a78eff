import { describe, expect, test } from '@jest/globals';
import { threadsIn } from './threads-in';

const origin = 'https://lyceum.example';
const one = '01a22454-3307-7374-aec2-136e6bbbf51b';
const other = '01a22454-3307-7374-aec2-136e6bbbf51c';

describe('the threads a message leads to', () => {
  test('are those of this site, each once, in their order', () => {
    const text = `See ${origin}/thread/${one}, ${origin}/shared/${other.toUpperCase()}?post=2 and ${origin}/thread/${one}.`;
    expect(threadsIn(text, origin)).toEqual([one, other]);
  });

  test('are none of another site, of another page, or of an address that is none', () => {
    for (const text of [
      `https://evil.example/thread/${one}`,
      `https://lyceum.example.evil.example/thread/${one}`,
      `${origin}/u/${one}`,
      `${origin}/thread/${one}/edit`,
      `${origin}/thread/12`,
      `lyceum.example/thread/${one}`,
    ])
      expect(threadsIn(text, origin)).toEqual([]);
  });

  test('are no more than three', () => {
    const ids = ['a', 'b', 'c', 'd'].map((end) => `${one.slice(0, -1)}${end}`);
    expect(threadsIn(ids.map((id) => `${origin}/thread/${id}`).join(' '), origin)).toEqual(ids.slice(0, 3));
  });
});
