import { describe, expect, test } from '@jest/globals';
import { cursorSchema, pageLimits } from '@lyceum/contracts/common';
import fc from 'fast-check';
import { DomainError } from '../errors/domain-error';
import { cutPage, decodeCursor, encodeCursor } from './cursor';

describe('a cursor', () => {
  test('comes back as it was packed, whatever the sort value', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.uuid(), (value, id) => {
        const cursor = encodeCursor([value, id]);
        expect(cursorSchema.safeParse(cursor).success).toBe(cursor.length <= pageLimits.cursorLength);
        expect(decodeCursor(cursor)).toEqual([value, id]);
      }),
    );
  });

  test('that is not ours is refused, never a fault', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => decodeCursor(text)).toThrow(DomainError);
      }),
    );
  });
});

describe('a page', () => {
  const id = '01a1fc59-9c39-7cf3-a0c6-a33fa6f82d18';
  const keysetOf = (row: number): [string, string] => [String(row), id];

  test('is the last one when no more rows came than asked for', () => {
    expect(cutPage([1, 2], 2, keysetOf)).toEqual({ rows: [1, 2], nextCursor: null });
    expect(cutPage([], 2, keysetOf)).toEqual({ rows: [], nextCursor: null });
  });

  test('says where the next one starts when there is one more row', () => {
    const { rows, nextCursor } = cutPage([1, 2, 3], 2, keysetOf);
    expect(rows).toEqual([1, 2]);
    expect(decodeCursor(nextCursor ?? '')).toEqual(['2', id]);
  });
});
