import { expect, test } from '@jest/globals';
import { pictureIndex } from './picture-index';

test('[99] the last letter of the id chooses the picture: a–d, e–h, i–l, m–p, q–t, else', () => {
  const chosen = [...'abcdefghijklmnopqrstuvwxyz'].map((letter) => pictureIndex(`7${letter}`)).join('');
  expect(chosen).toBe('00001111222233334444555555');
});

test('[99] digits, capitals and nothing: digits belong to the rest, capitals do not matter', () => {
  for (const id of ['a7', 'd0', '', 'a-']) expect(pictureIndex(id)).toBe(5);
  expect(pictureIndex('9D')).toBe(0);
  expect(pictureIndex('9E')).toBe(1);
});
