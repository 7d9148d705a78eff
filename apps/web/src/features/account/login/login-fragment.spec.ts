import { describe, expect, it } from '@jest/globals';
import { authErrors } from '@lyceum/contracts/auth';
import { readLoginFragment } from './login-fragment';

const challenge = { ticket: 't+1', methods: ['TOTP', 'RECOVERY_CODE'] };

describe('readLoginFragment', () => {
  it.each([
    ['', { kind: 'none' }],
    ['#', { kind: 'none' }],
    ['#somewhere', { kind: 'none' }],
    ['#social=done', { kind: 'signed-in' }],
    ['#social=other', { kind: 'none' }],
    ['#social-link=abc%2Bd', { kind: 'link', ticket: 'abc+d' }],
    ['#social-link=', { kind: 'none' }],
  ])('%j', async (hash, expected) => {
    expect(await readLoginFragment(hash)).toEqual(expected);
  });

  it('takes the question for the second factor', async () => {
    const hash = `#second-factor=${encodeURIComponent(JSON.stringify(challenge))}`;
    expect(await readLoginFragment(hash)).toEqual({ kind: 'second-factor', challenge });
  });

  it('takes the question who somebody is', async () => {
    const question = { ticket: 't', firstName: 'Noor', asks: ['role', 'dateOfBirth', 'country'] };
    const hash = `#about-you=${encodeURIComponent(JSON.stringify(question))}`;
    expect(await readLoginFragment(hash)).toEqual({ kind: 'about-you', question });
  });

  it.each([
    '#about-you=',
    '#about-you=%7B',
    '#second-factor=',
    '#second-factor=%7B',
    '#second-factor=%22x%22',
  ])('says that signing in failed at %j', async (hash) => {
    expect(await readLoginFragment(hash)).toEqual({
      kind: 'failed',
      message: authErrors.SOCIAL_FAILED.message,
    });
  });

  it('shows the words of the catalogue and no others', async () => {
    expect(await readLoginFragment('#social-error=AUTH_SUSPENDED')).toEqual({
      kind: 'failed',
      message: authErrors.SUSPENDED.message,
    });
    expect(await readLoginFragment('#social-error=Call%20this%20number')).toEqual({
      kind: 'failed',
      message: authErrors.SOCIAL_FAILED.message,
    });
  });
});
