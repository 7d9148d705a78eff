import { describe, expect, it } from '@jest/globals';
import { authErrors } from '@lyceum/contracts/auth';
import { ApiError, NetworkError } from '@lyceum/session';
import { stepOfFragment, stepOfRefusal } from './login-step';
import { socialPath } from './social-buttons';

describe('the steps of logging in', () => {
  const visitor = { notice: 'Your session has timed out.', isSignedIn: false };

  it('begin with the form, and with what there is to say', () => {
    expect(stepOfFragment({ kind: 'none' }, visitor)).toEqual({ name: 'password', notice: visitor.notice });
    expect(stepOfFragment({ kind: 'failed', message: 'No.' }, visitor)).toEqual({
      name: 'password',
      notice: 'No.',
    });
  });

  it('do not ask whoever is signed in to log in because a service could not be connected', () => {
    expect(stepOfFragment({ kind: 'failed', message: 'No.' }, { ...visitor, isSignedIn: true })).toEqual({
      name: 'not-connected',
      message: 'No.',
    });
  });

  it('lead on from the refusals that ask for more than another try', () => {
    const email = 'kit@example.com';
    expect(stepOfRefusal(new ApiError(authErrors.EMAIL_NOT_CONFIRMED), email)).toEqual({
      name: 'confirm-email',
      email,
    });
    expect(stepOfRefusal(new ApiError(authErrors.GUARDIAN_CONSENT_NEEDED), email)).toEqual({
      name: 'guardian',
      email,
    });
    expect(stepOfRefusal(new ApiError(authErrors.INVALID_CREDENTIALS), email)).toBeNull();
    expect(stepOfRefusal(new NetworkError(), email)).toBeNull();
  });
});

describe('socialPath', () => {
  it.each([
    [undefined, false, '/auth/social/google'],
    ['/community?q=a&b', false, '/auth/social/google?next=%2Fcommunity%3Fq%3Da%26b'],
    ['/x', true, '/auth/social/google?next=%2Fx&keep=true'],
  ])('to %s, kept %s: %s', (next, keep, path) => {
    expect(socialPath('GOOGLE', next, keep)).toBe(path);
  });
});
