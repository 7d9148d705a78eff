import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { normalizedAddress } from './normalized-address';

const name = fc.stringMatching(/^[a-z][a-z0-9]{0,15}$/);
const tag = fc.stringMatching(/^[a-z0-9+._-]{0,10}$/);
const oneMailbox = fc.constantFrom(
  ['gmail.com', 'googlemail.com'],
  ['icloud.com', 'me.com', 'mac.com'],
  ['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me'],
  ['yandex.com', 'yandex.ru', 'ya.ru'],
  ['outlook.com'],
  ['school.example'],
);
const domain = oneMailbox.map(([first = '']) => first);

/** The same letters, each large or small as the bits say. */
const inCase = (text: string, bits: number): string =>
  [...text].map((letter, at) => ((bits >> (at % 30)) & 1 ? letter.toUpperCase() : letter)).join('');

describe('the mailbox of an address', () => {
  test('is the same whatever follows a plus, in whatever case, under any of its domains', () => {
    fc.assert(
      fc.property(name, tag, oneMailbox, fc.nat(), fc.nat(), (local, plus, domains, bits, pick) => {
        const alias = inCase(`${local}+${plus}@${domains[pick % domains.length] ?? ''}`, bits);
        expect(normalizedAddress(` ${alias} `)).toBe(normalizedAddress(`${local}@${domains[0] ?? ''}`));
      }),
    );
  });

  test('is the same with dots where the service reads over them, and another where it does not', () => {
    fc.assert(
      fc.property(name, name, (first, second) => {
        for (const provider of ['gmail.com', 'googlemail.com', 'proton.me'])
          expect(normalizedAddress(`${first}.${second}@${provider}`)).toBe(
            normalizedAddress(`${first}${second}@${provider}`),
          );
        expect(normalizedAddress(`${first}.${second}@school.example`)).not.toBe(
          normalizedAddress(`${first}${second}@school.example`),
        );
      }),
    );
  });

  test('is another for another name or service, and its own mailbox again', () => {
    fc.assert(
      fc.property(name, name, domain, domain, (first, second, here, there) => {
        const isSame = first === second && here === there;
        expect(normalizedAddress(`${first}@${here}`) === normalizedAddress(`${second}@${there}`)).toBe(
          isSame,
        );
        const mailbox = normalizedAddress(`${first}@${here}`);
        expect(normalizedAddress(mailbox)).toBe(mailbox);
      }),
    );
  });

  test.each(['', 'nobody', '@', '+a@gmail.com', '...@gmail.com', 'a@b@gmail.com'])(
    'of %p is some answer, and the same twice',
    (odd) => expect(normalizedAddress(normalizedAddress(odd))).toBe(normalizedAddress(odd)),
  );
});
