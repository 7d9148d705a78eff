import { Logger } from '@nestjs/common';
import type { DescribedError } from './describe-error';

const logger = new Logger('Fault');

/** Writes a fault of ours to the log under its log id, with the cause that no caller sees. */
export function reportFault(
  described: DescribedError,
  thrown: unknown,
  context: Record<string, unknown> = {},
): void {
  if (!described.isFault) return;
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  logger.error({ ...context, logId: described.answer.logId, err: error }, error.message);
}
