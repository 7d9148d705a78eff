import { commonErrors } from '@lyceum/contracts/common';
import type { z } from 'zod';
import { DomainError } from '../errors/domain-error';
import { toInputIssues } from '../errors/input-issues';

/**
 * Checks a value against a contract.
 * @param at where the value stands in the call, e.g. `input`, put before each issue's path
 * @throws DomainError COMMON_INVALID_INPUT with one issue a field
 */
export function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  at?: string,
): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new DomainError(commonErrors.INVALID_INPUT, { issues: toInputIssues(result.error, at ? [at] : []) });
}
