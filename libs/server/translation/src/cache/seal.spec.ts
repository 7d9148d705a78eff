import { expect, test } from '@jest/globals';
import { idOf, seal, unseal } from './seal';

const of = { provider: 'Google', target: 'de', text: 'My secret' };
const content = 'Mein Geheimnis';

test('what is kept opens for the same text, language and provider alone', () => {
  const sealed = seal(of, content);
  expect(unseal({ ...of }, sealed)).toBe(content);
  for (const other of [
    { ...of, text: 'My secret.' },
    { ...of, target: 'fr' },
    { ...of, provider: 'LibreTranslate' },
  ]) {
    expect(() => unseal(other, sealed)).toThrow();
    expect(idOf(other).equals(idOf(of))).toBe(false);
  }
});

test('it has neither text nor translation in it, nor is its name its key', () => {
  const sealed = seal(of, content);
  for (const word of [of.text, content, 'Geheim']) expect(sealed.includes(word)).toBe(false);
  expect(idOf(of)).toHaveLength(32);
  expect(seal(of, content).equals(sealed)).toBe(false);
  sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1;
  expect(() => unseal(of, sealed)).toThrow();
});
