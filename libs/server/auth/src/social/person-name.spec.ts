import { nameSchema } from '@lyceum/contracts';
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
