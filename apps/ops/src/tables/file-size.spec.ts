import { describe, expect, it } from '@jest/globals';
import { fileSize } from './file-size';

describe('the size of a file', () => {
  it.each([
    [0, '0 B'],
    [999, '999 B'],
    [1_000, '1 kB'],
    [12_540_000, '12.5 MB'],
    [512_000_000, '512 MB'],
    [3_200_000_000, '3.2 GB'],
  ])('of %d bytes is %s', (bytes, text) => {
    expect(fileSize(bytes)).toBe(text);
  });
});
