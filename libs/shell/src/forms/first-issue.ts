import { translated } from '@lyceum/contracts/messages';
import type { z } from 'zod';

/** What a schema finds wrong with a value, first, in the reader's language. */
export function firstIssue(schema: z.ZodType, value: unknown): string | undefined {
  const issue = schema.safeParse(value).error?.issues[0];
  return issue && translated(issue.message);
}
