import { expect, test } from '@jest/globals';
import { isPlainToSee } from './shown-text';

test.each([
  ['nothing', ''],
  ['Hebrew and Arabic, with the marks their keyboards have', 'שלום\u200f, مرحبا'],
  ['Persian, which parts letters by a joiner', 'می\u200cخواهم'],
  ['Hindi, which joins them by one', 'क्\u200dष'],
  ['a family, a heart and a flag of tags', '👩‍👩‍👧 ❤️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿 👩🏽‍🚀'],
  ['lines', 'one\n\ttwo'],
])('%s is plain to see', (_, text) => {
  expect(isPlainToSee(text)).toBe(true);
});

test.each([
  ['what turns the text around', 'photo\u202egnp.exe'],
  ['an isolate', 'a\u2066b\u2069'],
  ['a space of no width', 'Mi\u200bna'],
  ['a byte order mark', 'Mi\ufeffna'],
  ['a soft hyphen', 'Mi\u00adna'],
  ['a joiner that joins nothing', 'Mina\u200d'],
  ['a letter of Hangul without a form', 'Mina\u3164'],
  ['tags without a flag', 'Mina\u{e0041}'],
  ['a control character', 'Mi\u0000na'],
  ['nothing but a mark of direction', '\u200f'],
  ['a Braille blank', '\u2800'],
])('%s is not', (_, text) => {
  expect(isPlainToSee(text)).toBe(false);
});
