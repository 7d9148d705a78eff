import { expect, it } from '@jest/globals';
import { wordsOf } from './words-of';

const picture = { name: 'a.png', type: 'image/webp' };
const voice = { name: 'voice.weba', type: 'audio/webm' };
const document = { name: 'Outline.pdf', type: 'application/pdf' };

it('says of a message without words what it has', () => {
  expect(wordsOf({ text: 'Look', files: [picture] })).toBe('Look');
  expect(wordsOf({ text: '', files: [picture] })).toBe('Picture');
  expect(wordsOf({ text: '', files: [picture, picture] })).toBe('2 pictures');
  expect(wordsOf({ text: '', files: [picture, document] })).toBe('File: Outline.pdf');
  expect(wordsOf({ text: '', files: [{ ...voice, milliseconds: 12_400 }] })).toBe('Voice message (0:12)');
  expect(wordsOf({ text: '', files: [] })).toBe('');
});
