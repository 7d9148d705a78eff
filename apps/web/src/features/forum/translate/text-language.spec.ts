import { expect, test } from '@jest/globals';
import { isForeign } from './text-language';

const texts = {
  en: 'What is the best opening for somebody who has never played chess?',
  es: 'Para mí la mejor apertura es la que uno entiende, pero hay que practicar con los amigos.',
  fr: 'Je pense que les ouvertures ne sont pas le plus important pour vous.',
  de: 'Ich glaube, die Eröffnung ist nicht so wichtig, wir spielen auch ohne.',
  zh: '为什么是“四十”而不是“十四”?',
  ja: '将棋とチェスはどちらが面白いですか。',
  ko: '체스와 장기 중에 무엇이 더 재미있어요?',
  ru: 'Какой дебют лучше всего?',
};

test.each(Object.entries(texts))('a text in %s is foreign to those who do not read it', (language, text) => {
  expect(isForeign(text, [`${language}-XX`, 'tlh'])).toBe(false);
  expect(isForeign(text, ['tlh'])).toBe(true);
});

test('Chinese signs alone may be Japanese too', () => {
  expect(isForeign('東京大学', ['ja'])).toBe(false);
  expect(isForeign('東京大学', ['en-US'])).toBe(true);
});

test.each(['', '😀 12:30', 'Ada', 'e4 e5 Nf3'])('what cannot be told is not foreign: %j', (text) => {
  expect(isForeign(text, ['tlh'])).toBe(false);
});
