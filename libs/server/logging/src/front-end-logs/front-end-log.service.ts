import { Injectable, Logger } from '@nestjs/common';
import { commonErrors } from '@lyceum/contracts/common';
import { type FrontEndLogsInput, frontEndLogsSchema, loggingLimits } from '@lyceum/contracts/logging';
import { DomainError, Every, type MaybeActor, parseInput, PreparedQueries } from '@lyceum/kernel';

const insertLogsQuery = {
  name: 'logging.insert-front-end-logs',
  text: `
    INSERT INTO front_end_logs (user_id, device_id, user_agent, level, message, stack, path, is_for_team, happened_at)
    SELECT $1::uuid, $2::text, $3::text, entry.*
    FROM unnest($4::text[], $5::text[], $6::text[], $7::text[], $8::boolean[], $9::timestamptz[]) AS entry`,
};

const pruneQuery = {
  name: 'logging.prune-front-end-logs',
  text: `DELETE FROM front_end_logs WHERE created_at < now() - make_interval(days => $1)`,
};

/** What browsers report about themselves: kept for 30 days, and errors stand in the server's log, too. */
@Injectable()
export class FrontEndLogService {
  private readonly logger = new Logger('FrontEnd');

  constructor(private readonly queries: PreparedQueries) {}

  /**
   * Keeps the logs of a browser (checklist lines 244, 245). Whoever is not signed in names the device.
   * @returns how many were kept
   * @throws DomainError COMMON_UNAUTHENTICATED with neither caller nor device
   */
  async record(actor: MaybeActor, input: FrontEndLogsInput, userAgent: string): Promise<number> {
    const { deviceId = null, logs } = parseInput(frontEndLogsSchema, input);
    if (actor === null && deviceId === null) throw new DomainError(commonErrors.UNAUTHENTICATED);
    const now = Date.now();
    await this.queries.rows(insertLogsQuery, [
      actor?.userId ?? null,
      deviceId,
      userAgent.slice(0, 500),
      logs.map(({ level }) => level),
      logs.map(({ message }) => message),
      logs.map(({ stack }) => stack ?? null),
      logs.map(({ path }) => path ?? null),
      logs.map(({ sendToTeam }) => sendToTeam),
      logs.map(({ timestamp }) =>
        new Date(Math.min(timestamp ? Date.parse(timestamp) : now, now)).toISOString(),
      ),
    ]);
    for (const { level, message, path, sendToTeam } of logs)
      if (level === 'error' || sendToTeam)
        this.logger.error({ message, path, level, userId: actor?.userId, deviceId }, 'A browser reports');
    return logs.length;
  }

  @Every('logging.prune-front-end-logs', { minutes: 60 })
  async prune(): Promise<void> {
    await this.queries.rows(pruneQuery, [loggingLimits.logDays]);
  }
}
