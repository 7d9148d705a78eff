import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { pictureIndex, pictureVariant } from './picture-index';
import { familySize } from './picture-colours';

test('[99] the last letter of the id chooses the picture: a–d, e–h, i–l, m–p, q–t, else', () => {
  const chosen = [...'abcdefghijklmnopqrstuvwxyz'].map((letter) => pictureIndex(`7${letter}`)).join('');
  expect(chosen).toBe('00001111222233334444555555');
});

test('[99] digits, capitals and nothing: digits belong to the rest, capitals do not matter', () => {
  for (const id of ['a7', 'd0', '', 'a-']) expect(pictureIndex(id)).toBe(5);
  expect(pictureIndex('9D')).toBe(0);
  expect(pictureIndex('9E')).toBe(1);
});

test('[99] the letter of a UUID is its last byte modulo 26', () => {
  const start = '01890a5d-ac96-774b-bcce-b302099a80';
  expect(pictureIndex(`${start}00`)).toBe(0);
  expect(pictureIndex(`${start}04`)).toBe(1);
  expect(pictureIndex(`${start}19`)).toBe(5);
  expect(pictureIndex(`${start}1a`)).toBe(0);
  expect(pictureIndex(`${start}FF`)).toBe(5);
});

test('[99] of twenty neighbours in a list at most one looks like the one before', () => {
  const looks = Array.from({ length: 20_000 }, () => {
    const id = randomUUID();
    // Mirrored alone is not different enough.
    return `${String(pictureIndex(id))} ${String(pictureVariant(id, familySize) >> 1)}`;
  });
  const alike = looks.filter((look, index) => look === looks[index - 1]).length;
  expect(alike / looks.length).toBeLessThan(1 / 20);
});
