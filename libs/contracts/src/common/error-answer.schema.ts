import { z } from 'zod';

/** One field of an input that broke a rule. `path` is dotted (`input.email`), empty for the input as a whole. */
export const inputIssueSchema = z.object({ path: z.string(), message: z.string() });

/**
 * What every door answers when it refuses or fails: GraphQL in `extensions`, REST and sockets as `error`,
 * tRPC in `data`. `logId` is set only when the cause is unknown and stands in the server's log under that id.
 */
export const errorAnswerSchema = z.object({
  code: z.string(),
  status: z.number().int(),
  message: z.string(),
  requestId: z.string().optional(),
  logId: z.string().optional(),
  issues: z.array(inputIssueSchema).optional(),
  /** After how many seconds the same call may be answered differently. REST has it in `Retry-After` too. */
  retryAfterSeconds: z.number().int().optional(),
});

export type InputIssue = z.infer<typeof inputIssueSchema>;
export type ErrorAnswer = z.infer<typeof errorAnswerSchema>;
