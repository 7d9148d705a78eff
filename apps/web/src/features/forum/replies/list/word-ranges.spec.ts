import { describe, expect, it } from '@jest/globals';
import { wordPlaces } from './word-ranges';

const found = (text: string, search: string): string[] =>
  wordPlaces(text, search).map(([start, end]) => text.slice(start, end));

describe('what of a text a search marks', () => {
  it('[103] is each of the words, whatever their case', () => {
    expect(found('Terns, and terns again over the pier', 'PIER tern')).toEqual(['Tern', 'tern', 'pier']);
  });

  it('[103] is the longer of two words that begin alike', () => {
    expect(found('a ternery', 'tern ternery')).toEqual(['ternery']);
  });

  it('takes signs for what they are', () => {
    expect(found('3.14 or 3514', '3.14 (')).toEqual(['3.14']);
    expect(found('anything', '   ')).toEqual([]);
  });
});
