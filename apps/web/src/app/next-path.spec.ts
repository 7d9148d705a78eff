import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { homePath, isOtherApplication, safeNextPath } from './next-path';
import { readNextSearch } from './next-search';

describe('safeNextPath', () => {
  it.each(['/konnect?tab=1#top', '/ops/users?search=a%20b', '/community/chess', '/'])(
    'goes on to %s',
    (next) => {
      expect(safeNextPath(next)).toBe(next);
    },
  );

  it.each([
    undefined,
    '',
    'konnect',
    'https://evil.example/',
    '//evil.example/x',
    '/\\evil.example',
    '/\t/evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    '/.//evil.example',
    '/login?next=/login',
    '/signup',
  ])('goes home instead of %j', (next) => {
    expect(safeNextPath(next)).toBe(homePath);
  });

  it('never leaves the origin, whatever the link says', () => {
    const origin = 'https://lyceum.example';
    const pieces = fc.array(
      fc.constantFrom('/', '\\', '.', ':', '@', '\t', '\n', '?', '#', '%2f', 'https', 'evil.example'),
    );
    fc.assert(
      fc.property(pieces, (parts) => {
        const target = safeNextPath(`/${parts.join('')}`);
        expect(new URL(target, origin).origin).toBe(origin);
      }),
    );
  });
});

describe('readNextSearch', () => {
  it('takes text only', () => {
    expect(readNextSearch({ next: '/konnect', other: 1 })).toEqual({ next: '/konnect' });
    expect(readNextSearch({ next: 7 })).toEqual({});
  });
});

describe('isOtherApplication', () => {
  it.each([
    ['/ops/users', true],
    ['/ops', true],
    ['/ops?x', true],
    ['/opsis', false],
    ['/konnect', false],
  ])('%s: %s', (path, expected) => {
    expect(isOtherApplication(path)).toBe(expected);
  });
});
