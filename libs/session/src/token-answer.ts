import { signInAnswerSchema, tokenAnswerSchema } from '@lyceum/contracts/auth';
import { commonErrors } from '@lyceum/contracts/common';
import type { z } from 'zod';
import { ApiError } from './api-error';

/** The token of a renewal's answer. @throws ApiError COMMON_INTERNAL when there is none */
export function readToken(answer: unknown): string {
  return read(tokenAnswerSchema, answer).data.token;
}

/** The token or the challenge of a sign-in's answer. @throws ApiError COMMON_INTERNAL when there is neither */
export function readSignIn(answer: unknown): z.output<typeof signInAnswerSchema>['data'] {
  return read(signInAnswerSchema, answer).data;
}

function read<Schema extends z.ZodType>(schema: Schema, answer: unknown): z.output<Schema> {
  const parsed = schema.safeParse(answer);
  if (parsed.success) return parsed.data;
  throw new ApiError(commonErrors.INTERNAL);
}
