import { afterEach, describe, expect, test } from '@jest/globals';
import { dateFormat, listFormat } from './formats';
import { inLanguage, type Language, setLanguage, type Words } from './language';
import { message, plural, translated } from './message';

const hello = message('Hello');
const wrote = message('{name} wrote in {forum}');
const replies = plural({ one: '{count} reply', other: '{count} replies' });

function languageOf(locale: string, words: Readonly<Record<string, Words>>): Language {
  return { locale, translate: (english) => words[english] };
}

const polish = languageOf('pl', {
  Hello: 'Cześć',
  '{name} wrote in {forum}': 'W {forum} pisze {name}',
  '{count} replies': {
    one: '{count} odpowiedź',
    few: '{count} odpowiedzi',
    other: '{count} odpowiedzi i więcej',
  },
});

afterEach(() => setLanguage({ locale: 'en' }));

test('what arrives in English is said in the reader’s language, where that knows it', () => {
  expect(translated('Hello')).toBe('Hello');
  setLanguage(polish);
  expect(['Hello', 'Good bye'].map(translated)).toEqual(['Cześć', 'Good bye']);
});

test('a message is its English text, with what its placeholders stand for', () => {
  expect(hello()).toBe('Hello');
  expect(wrote({ name: 'Ada', forum: 'Chess' })).toBe('Ada wrote in Chess');
});

test('what people write stays as they wrote it', () => {
  expect(wrote({ name: '{forum} $& $1', forum: 'Chess' })).toBe('{forum} $& $1 wrote in Chess');
});

test('a plural follows its count, and numbers are written as the language does', () => {
  expect([0, 1, 2, 1_234].map((count) => replies({ count }))).toEqual([
    '0 replies',
    '1 reply',
    '2 replies',
    '1,234 replies',
  ]);
});

describe('in another language', () => {
  test('words, their order and the plural categories are the language’s own', () => {
    setLanguage(polish);
    expect(hello()).toBe('Cześć');
    expect(wrote({ name: 'Ada', forum: 'Szachy' })).toBe('W Szachy pisze Ada');
    expect([1, 3, 5].map((count) => replies({ count }))).toEqual([
      '1 odpowiedź',
      '3 odpowiedzi',
      '5 odpowiedzi i więcej',
    ]);
  });

  test('what is not translated yet stays English', () => {
    setLanguage(languageOf('zh', { Hello: '你好' }));
    expect([hello(), replies({ count: 2 })]).toEqual(['你好', '2 replies']);
  });

  test('dates and lists follow', () => {
    const day = dateFormat({ dateStyle: 'long', timeZone: 'UTC' });
    const list = listFormat({ type: 'conjunction' });
    const texts = (): string[] => [day(new Date('2026-03-14')), list(['Ada', 'Bo'])];
    expect(texts()).toEqual(['March 14, 2026', 'Ada and Bo']);
    setLanguage(languageOf('es', {}));
    expect(texts()).toEqual(['14 de marzo de 2026', 'Ada y Bo']);
  });

  test('a server says one text in the reader’s and the next in its own', () => {
    expect(inLanguage(polish, hello)).toBe('Cześć');
    expect(() =>
      inLanguage(polish, () => {
        throw new Error('No mail.');
      }),
    ).toThrow('No mail.');
    expect(hello()).toBe('Hello');
  });
});
