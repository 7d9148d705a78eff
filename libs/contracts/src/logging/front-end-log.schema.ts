import { z } from 'zod';
import { anonymousUserPrefix, loggingLimits } from './logging.limits';
import { maskPath, maskSecrets } from './mask-secrets';

export const frontEndLogLevels = ['debug', 'info', 'warn', 'error'] as const;

export type FrontEndLogLevel = (typeof frontEndLogLevels)[number];

const frontEndLogSchema = z.object({
  level: z.enum(frontEndLogLevels),
  message: z.string().max(loggingLimits.messageLength).transform(maskSecrets),
  stack: z.string().max(loggingLimits.stackLength).transform(maskSecrets).optional(),
  path: z.string().max(loggingLimits.pathLength).transform(maskPath).optional(),
  /** When it happened; left out: now. */
  timestamp: z.iso.datetime({ offset: true }).optional(),
  /** Whether somebody should look at it whatever its level. */
  sendToTeam: z.boolean().default(false),
});

export type FrontEndLogInput = z.output<typeof frontEndLogSchema>;

/** Body of POST /fe-logs (checklist line 244). Without a caller the device says who it is (checklist line 245). */
export const frontEndLogsSchema = z.object({
  deviceId: z
    .string()
    .max(loggingLimits.wordLength)
    .regex(new RegExp(`^${anonymousUserPrefix}[\\w-]{8,}$`), 'This is not the id of a device.')
    .optional(),
  logs: z.array(frontEndLogSchema).min(1).max(loggingLimits.batchSize),
});

export type FrontEndLogsInput = z.output<typeof frontEndLogsSchema>;
