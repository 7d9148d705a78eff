import { commonErrors, tokenAnswerSchema } from '@lyceum/contracts';
import { ApiError } from './api-error';

/** The token of a sign-in, sign-up or renewal answer. @throws ApiError COMMON_INTERNAL when there is none */
export function readToken(answer: unknown): string {
  const parsed = tokenAnswerSchema.safeParse(answer);
  if (parsed.success) return parsed.data.data.token;
  throw new ApiError(commonErrors.INTERNAL);
}
