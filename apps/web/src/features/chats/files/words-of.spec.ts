import { expect, it } from '@jest/globals';
import { wordsOf } from './words-of';

const picture = { name: 'a.png', type: 'image/webp' };
const document = { name: 'Outline.pdf', type: 'application/pdf' };

it('says of a message without words what it has', () => {
  expect(wordsOf({ text: 'Look', files: [picture] })).toBe('Look');
  expect(wordsOf({ text: '', files: [picture] })).toBe('Picture');
  expect(wordsOf({ text: '', files: [picture, picture] })).toBe('2 pictures');
  expect(wordsOf({ text: '', files: [picture, document] })).toBe('File: Outline.pdf');
  expect(wordsOf({ text: '', files: [] })).toBe('');
});
