import { describe, expect, it } from '@jest/globals';
import { authErrors, commonErrors } from '@lyceum/contracts';
import { ApiError, NetworkError } from '@lyceum/session';
import { readFailure } from './form-failure';

const fields = ['email', 'password'];

describe('readFailure', () => {
  it('puts the first issue of a field below it', () => {
    const issues = [
      { path: 'email', message: 'Enter your email.' },
      { path: 'input.email', message: 'Enter an email like name@example.com.' },
      { path: 'password', message: 'Use at least 8 characters.' },
    ];
    expect(readFailure(new ApiError({ ...commonErrors.INVALID_INPUT, issues }), fields)).toEqual({
      fieldErrors: { email: 'Enter your email.', password: 'Use at least 8 characters.' },
      general: null,
      reference: undefined,
    });
  });

  it('knows which field a taken email is about', () => {
    expect(readFailure(new ApiError(authErrors.EMAIL_TAKEN), fields).fieldErrors).toEqual({
      email: authErrors.EMAIL_TAKEN.message,
    });
  });

  it('shows the catalogue text of what is about no field, with its log id', () => {
    const failure = readFailure(new ApiError({ ...commonErrors.INTERNAL, logId: 'log-7' }), fields);
    expect(failure).toMatchObject({
      general: commonErrors.INTERNAL.message,
      reference: 'log-7',
      fieldErrors: {},
    });
    const elsewhere = [{ path: 'shoeSize', message: 'Too large.' }];
    expect(
      readFailure(new ApiError({ ...commonErrors.INVALID_INPUT, issues: elsewhere }), fields).general,
    ).toBe('Too large.');
  });

  it('has a plain sentence for no network, and for a bug of ours', () => {
    expect(readFailure(new NetworkError(), fields).general).toMatch(/connection/);
    expect(readFailure(new TypeError('x is undefined'), fields).general).toBe(commonErrors.INTERNAL.message);
  });
});
