import { describe, expect, test } from '@jest/globals';
import { searchLimits } from '@lyceum/contracts/search';
import { markMatches, matcherOf, snippetOf } from './text-marks';
import type { SearchTextPartModel } from './search.model';

const mark = (text: string, query: string): SearchTextPartModel[] => markMatches(text, matcherOf(query));
const snippet = (text: string, query: string): SearchTextPartModel[] => snippetOf(text, matcherOf(query));

/** Matches in square brackets. */
const shown = (parts: SearchTextPartModel[]): string =>
  parts.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('');

describe('the marks in what was found', () => {
  test('[132] are beginnings of words, whatever their case and accents', () => {
    expect(shown(mark('Cafés, CAFE and decaf: Sofía', 'café sofia'))).toBe(
      '[Café]s, [CAFE] and decaf: [Sofía]',
    );
  });

  test('[132] are anywhere where words have no spaces', () => {
    expect(shown(mark('怎么准备数学考试？', '数学考试'))).toBe('怎么准备[数学考试]？');
    expect(shown(mark('考试数学AI课', 'ai 数学'))).toBe('考试[数学][AI]课'.replace('][', ''));
    expect(shown(mark('数学很难，考试也是', '数学考试'))).toBe('[数学]很难，[考试]也是');
  });

  test('lose nothing and take what looks like a pattern or HTML for text', () => {
    for (const [text, query] of [
      ['a+b (c) <b>bold</b> [x]', '(c) <b> [x] +'],
      ['İstanbul ﬁne 👩‍👩‍👧 text', 'istanbul fine'],
      ['nothing here', '???'],
      ['', 'x'],
    ] as const)
      expect(
        mark(text, query)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
    expect(shown(mark('a <b>bold</b> word', '<b>'))).toBe('a <[b]>[b]old</[b]> word');
  });
});

describe('a snippet', () => {
  test('[132] shows the first match with a little of what stands before it', () => {
    const text = `${'lorem ipsum '.repeat(40)}photosynthesis ${'dolor sit '.repeat(60)}`;
    const cut = snippet(text, 'photo');
    expect(shown(cut)).toMatch(/^… (lorem |ipsum )+\[photo\]synthesis dolor .*…$/u);
    expect(cut.map((part) => part.text).join('').length).toBeLessThanOrEqual(searchLimits.snippetLength + 3);
  });

  test('is the beginning where only the title matched, and whole where it is short', () => {
    expect(shown(snippet('A short\n\ntext.', 'zebra'))).toBe('A short text.');
    expect(shown(snippet(`${'字'.repeat(300)}`, 'zebra'))).toBe(
      `${'字'.repeat(searchLimits.snippetLength)}…`,
    );
  });

  test('never cuts a grapheme', () => {
    const family = '👩‍👩‍👧';
    const text = snippet(family.repeat(searchLimits.snippetLength + 5), 'x')
      .map((part) => part.text)
      .join('');
    expect(text).toBe(`${family.repeat(searchLimits.snippetLength)}…`);
  });
});
