import { expect, test } from '@jest/globals';
import { toTextQuery } from './search-words';

test('[132] a query finds beginnings of its words, without case, accents and anything that is no word', () => {
  expect(toTextQuery('  Café, PHOTO!')).toBe(`'cafe':* & 'photo':*`);
  expect(toTextQuery("it's a:* & !b | (c)")).toBe(`'it':* & 's':* & 'a':* & 'b':* & 'c':*`);
  expect(toTextQuery('ΣΟΦΟΣ')).toBe(`'σοφοσ':*`);
  expect(toTextQuery('??? — !')).toBe('');
});

test('[132] a query in Chinese or Japanese finds all pairs of neighbours', () => {
  expect(toTextQuery('数学考试')).toBe(`'数学':* & '学考':* & '考试':*`);
  expect(toTextQuery('难')).toBe(`'难':*`);
  expect(toTextQuery('AI数学')).toBe(`'ai':* & '数学':*`);
});
