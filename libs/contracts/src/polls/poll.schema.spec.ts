import { describe, expect, test } from '@jest/globals';
import { pollOptionKey } from './poll-option-key';
import { newPollSchema } from './poll.schema';

/** Characters that show as nothing wherever they stand. */
const unseen = ['\u00ad', '\u200b', '\u200d', '\u2060', '\ufeff', '\u202e', '\ufe0f', '\u034f', '\u{e0041}'];

/** Blanks of every width, among them letters without a form. */
const blanks = [' ', '\u00a0', '\u2003', '\u3000', '\u2800', '\u3164', '\u115f', '\u1160', '\uffa0'];

describe('[131] options are the same', () => {
  test.each(unseen)('with an invisible %j at any place', (character) => {
    for (const label of [`${character}Red`, `Re${character}d`, `Red${character}`])
      expect(pollOptionKey(label)).toBe(pollOptionKey('Red'));
  });

  test.each(blanks)('with the blank %j for a space, or around them', (blank) => {
    for (const label of [`Dark${blank}red`, `${blank}Dark ${blank}red${blank}`])
      expect(pollOptionKey(label)).toBe(pollOptionKey('Dark red'));
  });

  test.each([
    ['Ｒｅｄ', 'Red'],
    ['ＲＥＤ\u200b', 'red'],
    ['ﬁsh', 'fish'],
    ['e\u0301te\u0301', 'Été'],
  ])('where %j is %j in another width or form', (one, other) => {
    expect(pollOptionKey(one)).toBe(pollOptionKey(other));
    expect(newPollSchema.safeParse({ options: [one, other] }).success).toBe(false);
  });

  test('but not where somebody sees another word, mark or flag', () => {
    const england = '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}';
    const scotland = '\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}';
    const options = ['Red', 'Rede', 'Réd', 'R ed', england, scotland];
    expect(new Set(options.map(pollOptionKey)).size).toBe(options.length);
  });
});
