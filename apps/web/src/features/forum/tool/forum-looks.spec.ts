import { describe, expect, it } from '@jest/globals';
import { forumLooks, lookOf, shownBy } from './forum-looks';

const none = { banner: null, color: null };

describe('the looks of a forum', () => {
  it('are a picture with its colour, a colour, or neither', () => {
    expect(shownBy('/forum/climate.svg', none)).toEqual({ banner: '/forum/climate.svg', color: '#0f5c4a' });
    expect(shownBy('#5b2a86', none)).toEqual({ banner: null, color: '#5b2a86' });
    expect(shownBy('', { banner: '/forum/climate.svg', color: '#0f5c4a' })).toEqual(none);
  });

  it('leave alone what was not changed, also a picture that is none of them', () => {
    const own = { banner: '/files/own.webp', color: '#123456' };
    expect(lookOf(own)).toBe('/files/own.webp');
    expect(shownBy(lookOf(own), own)).toBe(own);
  });

  it('come back as they were chosen', () => {
    for (const { value } of forumLooks) expect(lookOf(shownBy(value, none))).toBe(value);
  });
});
