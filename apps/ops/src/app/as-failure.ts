import { asErrorAnswer } from '@lyceum/contracts/common';
import { ApiError, NetworkError } from '@lyceum/session';
import { TRPCClientError } from '@trpc/react-query';

/** Unwraps what tRPC throws: the server's refusal as ApiError, a missing network as NetworkError, else as it came. */
export function asFailure(error: unknown): unknown {
  if (!(error instanceof TRPCClientError)) return error;
  const answer = asErrorAnswer(error.data);
  if (answer) return new ApiError(answer);
  return error.cause instanceof NetworkError ? error.cause : error;
}
