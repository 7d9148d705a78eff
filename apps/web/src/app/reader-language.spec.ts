import { afterEach, expect, test } from '@jest/globals';
import { currentLanguage, setLanguage } from '@lyceum/contracts/messages';
import { speakReadersLanguage } from './reader-language';

const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');

afterEach(() => {
  if (before) Object.defineProperty(globalThis, 'localStorage', before);
  else Reflect.deleteProperty(globalThis, 'localStorage');
  setLanguage({ locale: 'en' });
});

const { languages } = navigator;
afterEach(() => {
  Object.defineProperty(navigator, 'languages', { configurable: true, value: languages });
});

function keepAs(get: () => unknown): void {
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get });
}

test('a browser that refuses to keep anything is spoken to in English', async () => {
  keepAs(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  await speakReadersLanguage();
  expect(currentLanguage().locale).toMatch(/^en/);
});

test.each(['tlh', 'constructor', '__proto__'])('so is who chose %s, which there is not', async (language) => {
  keepAs(() => ({ getItem: () => language }));
  await speakReadersLanguage();
  expect(currentLanguage().locale).toMatch(/^en/);
});

test.each([
  [['de', 'en-GB', 'en'], 'en-GB'],
  [['en-001'], 'en-001'],
  [['en-US@posix', 'en-'], 'en'],
  [[], 'en'],
])(
  'of a browser that asks for %j the variety is %s, and never one that no format takes',
  async (tags, locale) => {
    Object.defineProperty(navigator, 'languages', { configurable: true, value: tags });
    await speakReadersLanguage();
    expect(currentLanguage().locale).toBe(locale);
    expect(() => new Intl.DateTimeFormat(currentLanguage().locale)).not.toThrow();
  },
);
