import { describe, expect, it } from '@jest/globals';
import { risksIn } from './risky-content';

describe('what a message gives away', () => {
  it.each([
    ['call me: +1 617 555 0142', 'PHONE'],
    ['我的电话 138 0013 8000', 'PHONE'],
    ['I live at 12 Old Mill Road', 'ADDRESS'],
    ['Vivo en calle Mayor 14', 'ADDRESS'],
    ['南京路123号见', 'ADDRESS'],
    ["let's move to another app", 'ELSEWHERE'],
    ['add me on snap', 'ELSEWHERE'],
    ['加微信吧', 'ELSEWHERE'],
    ['can you send me $40', 'MONEY'],
    ['buy a gift card', 'MONEY'],
  ])('%s', (text, risk) => {
    expect(risksIn(text)).toContain(risk);
  });

  it.each([
    'The essay is due on 2026-11-30 at 18:30.',
    'Page 12, exercises 4 and 5, then read chapter 7.',
    'Lunch was $12.50 :)',
    'See you at the road crossing after class',
    'Our outline has 3 parts and 1,250 words',
  ])('and what does not: %s', (text) => {
    expect(risksIn(text)).toEqual([]);
  });
});
