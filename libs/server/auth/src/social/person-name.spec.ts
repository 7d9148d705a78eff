import { nameSchema } from '@lyceum/contracts/auth';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { personName } from './person-name';

test.each([
  ['Élodie', 'de la Tour', 'Élodie', 'de la Tour'],
  ['Ada Lovelace', '', 'Ada', 'Lovelace'],
  ['李子涵', '', '李子涵', 'Member'],
  ['🌸 Mei 🌸', "O'Neil", 'Mei', 'O Neil'],
  ['', '', 'New', 'Member'],
  ['R2D2', 'X', 'R D', 'X'],
  ['Ada\u034f', '\u3164\u115f', 'Ada', 'Member'],
])('%s, %s becomes %s, %s', (first, last, firstName, lastName) => {
  expect(personName({ firstName: first, lastName: last })).toEqual({ firstName, lastName });
});

test('[164] whatever a service writes becomes a name by our rule', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }), (first, last) => {
      const { firstName, lastName } = personName({ firstName: first, lastName: last });
      expect(nameSchema('First').parse(firstName)).toBe(firstName);
      expect(nameSchema('Last').parse(lastName)).toBe(lastName);
    }),
  );
});

test('[164] no character that nobody sees is part of a name, and no name is without a letter', () => {
  // The planes between have none.
  const planes = [0, 1, 14].flatMap((plane) =>
    Array.from({ length: 0x10000 }, (_, index) => plane * 0x10000 + index),
  );
  const unseen = planes.map((code) => String.fromCodePoint(code)).filter((one) => /\p{DI}/u.test(one));
  expect(unseen.length).toBeGreaterThan(4_000);
  const unlike = ['-', '- -', '\u0301', '\u0301\u0302'];
  const names = [...unlike, ...unseen.map((one) => `Ada${one}a`)];
  expect(names.filter((name) => nameSchema('First').safeParse(name).success)).toEqual([]);
});
