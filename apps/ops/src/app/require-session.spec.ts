import { describe, expect, it } from '@jest/globals';
import { loginPath } from './require-session';

describe('loginPath', () => {
  it.each([
    ['/', '/ops/'],
    ['/users?search=a%20b&role=ADMIN', '/ops/users?search=a%20b&role=ADMIN'],
  ])('leads back to %s', (href, next) => {
    expect(new URL(loginPath(href), 'https://lyceum.example').searchParams.get('next')).toBe(next);
  });
});
