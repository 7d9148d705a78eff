import { describe, expect, it } from '@jest/globals';
import { nextCursor, rowsOf } from './pages';

const page = (size: number) =>
  Array.from({ length: size }, (_, index) => ({ id: `t${String(index)}`, cursor: `c${String(index)}` }));

describe('pages of a list', () => {
  it('[85] a page of fewer than ten ends the list', () => {
    expect(nextCursor(page(9), 10)).toBeNull();
    expect(nextCursor([], 10)).toBeNull();
  });

  it('[85] after exactly ten there is one more call, whose empty answer ends the list', () => {
    const answers = [page(10), page(0)];
    expect(answers.map((rows) => nextCursor(rows, 10))).toEqual(['c9', null]);
  });

  it('show a row once that slid from one page to the next', () => {
    const [a, b, c] = page(3);
    expect(
      rowsOf([
        [a!, b!],
        [b!, c!],
      ]).map(({ id }) => id),
    ).toEqual(['t0', 't1', 't2']);
  });
});
