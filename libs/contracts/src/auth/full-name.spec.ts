import { expect, test } from '@jest/globals';
import { fullName } from './full-name';

test.each([
  ['雨桐', '王', '王雨桐'],
  ['さくら', '佐々木', '佐々木さくら'],
  ['민준', '김', '김민준'],
  ['Ada', 'Lovelace', 'Ada Lovelace'],
  ['Mei', '王', 'Mei 王'],
  ['', 'Plato', 'Plato'],
  ['', '', ''],
])('%s of the family %s is called %s', (firstName, lastName, name) => {
  expect(fullName({ firstName, lastName })).toBe(name);
});
