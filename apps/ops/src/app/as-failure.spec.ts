import { describe, expect, it } from '@jest/globals';
import { authErrors } from '@lyceum/contracts/auth';
import { ApiError, NetworkError } from '@lyceum/session';
import { TRPCClientError } from '@trpc/react-query';
import { asFailure } from './as-failure';

describe('asFailure', () => {
  it('finds the ErrorAnswer of a refusal', () => {
    const data = { ...authErrors.ROLES_CHANGED_MEANWHILE, requestId: 'r1', httpStatus: 409 };
    const failure = asFailure(
      new TRPCClientError('refused', { result: { error: { code: -32009, message: '', data } } }),
    );
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ code: 'AUTH_ROLES_CHANGED_MEANWHILE', status: 409, requestId: 'r1' });
  });

  it('finds a missing network', () => {
    const cause = new NetworkError();
    expect(asFailure(TRPCClientError.from(cause))).toBe(cause);
  });

  it('leaves everything else as it is', () => {
    const error = new Error('something else');
    expect(asFailure(error)).toBe(error);
  });
});
