import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isSameOriginPath } from './same-origin-path';

const home = 'https://lyceum.example';
/** Pages a link can stand on. */
const pages = [`${home}/`, `${home}/community/p/maths?tab=1#top`];

/** Strings that look like attempts: what URLs are made of, in any order. */
const piece = fc.constantFrom(
  '/',
  '//',
  '\\',
  '\t',
  '\n',
  '\r',
  '\0',
  ' ',
  '.',
  '..',
  '@',
  ':',
  '?',
  '#',
  '%2f',
  '%5c',
  'evil.example',
  'https:',
  'javascript:',
  'a',
  '\u2028',
  '／',
);
const attempt = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));

describe('a short link leads to the same origin only', () => {
  test('[6] whatever is accepted stays on the site, from every page and as every browser reads it', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          attempt,
          attempt.map((text) => `/${text}`),
          fc.webUrl(),
          fc.string(),
        ),
        (target) => {
          if (!isSameOriginPath(target)) return;
          for (const page of pages) {
            const { origin, pathname, search, hash } = new URL(target, page);
            expect(origin).toBe(home);
            // Whoever takes it apart and puts it together again stays, too.
            expect(new URL(pathname + search + hash, page).origin).toBe(home);
          }
        },
      ),
      { numRuns: 5_000 },
    );
  });

  test('an ordinary path is accepted, with query, fragment and letters of any language', () => {
    const words = fc.string({
      unit: fc.constantFrom('a', 'Z', '9', '-', 'é', '雨'),
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(fc.array(words, { maxLength: 4 }), words, (segments, word) => {
        expect(isSameOriginPath(`/${segments.join('/')}?q=${word}#${word}`)).toBe(true);
      }),
    );
  });

  test.each([
    '',
    'courses',
    '//evil.example',
    '/..//evil.example',
    '/.//evil.example',
    '/courses/..//evil.example',
    '/%2e%2e//evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    ' /courses',
    `/${'a'.repeat(2_000)}`,
  ])('%j is refused', (target) => {
    expect(isSameOriginPath(target)).toBe(false);
  });
});
