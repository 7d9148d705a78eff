import { z } from 'zod';
import { signInWays } from '../common/sign-in-way.enums';
import { idSchema } from '../common/page.schema';
import { loggingLimits } from './logging.limits';
import { maskPath, maskSecrets } from './mask-secrets';
import { userActionTypes } from './user-action.enums';

const wordSchema = z.string().max(loggingLimits.wordLength).transform(maskSecrets);

/**
 * One thing somebody did, as a browser reports it (checklist line 239). `userId` repeats the caller. Browser and system
 * are read from the call's User-Agent where they are left out. LOG_OUT means LOGOUT (checklist line 241).
 */
export const userActionSchema = z.object({
  userId: idSchema.optional(),
  actionType: z.preprocess((type) => (type === 'LOG_OUT' ? 'LOGOUT' : type), z.enum(userActionTypes)),
  /** When it happened: ISO 8601, or milliseconds since 1970; left out: now. */
  timestamp: z.union([z.iso.datetime({ offset: true }), z.number().min(0).max(8.64e15)]).optional(),
  /** Where it happened: a path of ours, best the route's pattern. */
  path: z.string().max(loggingLimits.pathLength).startsWith('/').transform(maskPath).optional(),
  /** Time on the page, in ms. */
  duration: z.number().min(0).max(1e12).optional(),
  loginType: z.enum(signInWays).optional(),
  target: wordSchema.optional(),
  targetId: wordSchema.optional(),
  browser: wordSchema.optional(),
  version: wordSchema.optional(),
  os: wordSchema.optional(),
  osVersion: wordSchema.optional(),
  platform: wordSchema.optional(),
});

export type UserActionInput = z.output<typeof userActionSchema>;

/** Body of POST /user-actions: one action, or a list of them. */
export const userActionsSchema = z.union([
  userActionSchema,
  z.array(userActionSchema).min(1).max(loggingLimits.batchSize),
]);

export type UserActionsInput = z.output<typeof userActionsSchema>;

/** Answer of POST /user-actions and POST /fe-logs: how many were kept; page views under 2 s are not. */
export const recordedAnswerSchema = z.object({ data: z.object({ recorded: z.int() }) });
