import { Logger } from '@nestjs/common';
import type { DescribedError } from './describe-error';
import { isServiceAway } from './service-away';

const logger = new Logger('Fault');

/** While the database is away every call fails; the log says so this often, in ms. */
const awayEveryMilliseconds = 10_000;
let awayReportedAt = 0;

/** Writes a fault of ours to the log under its log id, with the cause that no caller sees. */
export function reportFault(
  described: DescribedError,
  thrown: unknown,
  context: Record<string, unknown> = {},
): void {
  if (!described.isFault) return void reportAway(thrown);
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  logger.error({ ...context, logId: described.answer.logId, err: error }, error.message);
}

function reportAway(thrown: unknown): void {
  if (!isServiceAway(thrown) || Date.now() - awayReportedAt < awayEveryMilliseconds) return;
  awayReportedAt = Date.now();
  logger.warn({ err: thrown }, 'The database or Redis does not answer; calls are refused with 503');
}
