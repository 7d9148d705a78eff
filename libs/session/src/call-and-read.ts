import { commonErrors } from '@lyceum/contracts/common';
import type { z } from 'zod';
import { ApiError } from './api-error';
import { apiFetch, type ApiRequest } from './api-fetch';

/** Answers of REST calls carry what they say in `data`. */
type AnswerSchema<Answer> = z.ZodType<{ data: Answer }>;

/**
 * A REST call whose answer is held against its contract; answers what stands in `data`.
 * @throws ApiError when the server refuses or answers something else, NetworkError when no answer arrives
 */
export async function callAndRead<Answer>(
  schema: AnswerSchema<Answer>,
  path: string,
  request?: ApiRequest,
): Promise<Answer> {
  const parsed = schema.safeParse(await apiFetch(path, request));
  if (parsed.success) return parsed.data.data;
  throw new ApiError(commonErrors.INTERNAL);
}

/** `callAndRead` by POST. */
export function postAndRead<Answer>(
  schema: AnswerSchema<Answer>,
  path: string,
  body: unknown,
): Promise<Answer> {
  return callAndRead(schema, path, { method: 'POST', body });
}
