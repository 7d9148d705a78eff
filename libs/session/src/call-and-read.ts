import { commonErrors } from '@lyceum/contracts/common';
import type { z } from 'zod';
import { ApiError, NetworkError } from './api-error';
import { apiFetch, type ApiRequest } from './api-fetch';

/** Answers of REST calls carry what they say in `data`. */
export type AnswerSchema<Answer> = z.ZodType<{ data: Answer }>;

/** A schema, or what loads it while the call is under way: a page that shows something first need not wait for it. */
export type Answers<Answer> = AnswerSchema<Answer> | (() => Promise<AnswerSchema<Answer>>);

/**
 * A REST call whose answer is held against its contract; answers what stands in `data`.
 * @throws ApiError when the server refuses or answers something else, NetworkError when no answer arrives
 */
export async function callAndRead<Answer>(
  answers: Answers<Answer>,
  path: string,
  request?: ApiRequest,
): Promise<Answer> {
  const loading = Promise.resolve(typeof answers === 'function' ? answers() : answers);
  // The network may go between the two: then nobody knows what was answered.
  const [answer, schema] = await Promise.all([
    apiFetch(path, request),
    loading.catch(() => Promise.reject(new NetworkError())),
  ]);
  const parsed = schema.safeParse(answer);
  if (parsed.success) return parsed.data.data;
  throw new ApiError(commonErrors.INTERNAL);
}

/** `callAndRead` by POST. */
export function postAndRead<Answer>(answers: Answers<Answer>, path: string, body: unknown): Promise<Answer> {
  return callAndRead(answers, path, { method: 'POST', body });
}
