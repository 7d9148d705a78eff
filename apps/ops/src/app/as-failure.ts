import { errorAnswerSchema } from '@lyceum/contracts/common';
import { ApiError, NetworkError } from '@lyceum/session';
import { TRPCClientError } from '@trpc/react-query';

/** Unwraps what tRPC throws: the server's refusal as ApiError, a missing network as NetworkError, else as it came. */
export function asFailure(error: unknown): unknown {
  if (!(error instanceof TRPCClientError)) return error;
  const answer = errorAnswerSchema.safeParse(error.data);
  if (answer.success) return new ApiError(answer.data);
  return error.cause instanceof NetworkError ? error.cause : error;
}
