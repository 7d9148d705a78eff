import type { InputIssue } from '@lyceum/contracts/common';
import type { ZodError } from 'zod';

/** Flattens a zod error into one entry a field, in the order of the schema. */
export function toInputIssues(error: ZodError, prefix: readonly PropertyKey[] = []): InputIssue[] {
  return error.issues.map((issue) => ({
    path: [...prefix, ...issue.path].map(String).join('.'),
    message: issue.message,
  }));
}
