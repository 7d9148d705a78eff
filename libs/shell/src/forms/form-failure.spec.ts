import { describe, expect, it } from '@jest/globals';
import { authErrors } from '@lyceum/contracts/auth';
import { commonErrors } from '@lyceum/contracts/common';
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

  it('knows which field a refused password is about', () => {
    const tooCommon = new ApiError(authErrors.PASSWORD_TOO_COMMON);
    expect(readFailure(tooCommon, fields).fieldErrors).toEqual({ password: tooCommon.message });
    expect(readFailure(tooCommon, ['currentPassword', 'newPassword']).fieldErrors).toEqual({
      newPassword: tooCommon.message,
    });
    expect(readFailure(tooCommon, ['code'])).toMatchObject({ fieldErrors: {}, general: tooCommon.message });
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

  it('tells how long to wait where the server said it', () => {
    expect(readFailure(new ApiError(commonErrors.TOO_MANY_REQUESTS, 120), fields).general).toBe(
      'Too many tries. Try again in 2 minutes.',
    );
    expect(readFailure(new ApiError(commonErrors.TOO_MANY_REQUESTS), fields).general).toBe(
      commonErrors.TOO_MANY_REQUESTS.message,
    );
  });

  it('has a plain sentence for no network, and for a bug of ours', () => {
    expect(readFailure(new NetworkError(), fields).general).toMatch(/connection/);
    expect(readFailure(new TypeError('x is undefined'), fields).general).toBe(commonErrors.INTERNAL.message);
  });
});
