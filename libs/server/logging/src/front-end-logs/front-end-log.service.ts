import { Injectable, Logger } from '@nestjs/common';
import { commonErrors } from '@lyceum/contracts/common';
import { type FrontEndLogsInput, frontEndLogsSchema, loggingLimits } from '@lyceum/contracts/logging';
import { DomainError, Every, type MaybeActor, parseInput, PreparedQueries, statement } from '@lyceum/kernel';

const insertLogsQuery = statement(
  'logging.insert-front-end-logs',
  `INSERT INTO front_end_logs (user_id, device_id, user_agent, level, message, stack, path, is_for_team, happened_at)
    SELECT $userId::uuid, $deviceId::text, $userAgent::text, entry.*
    FROM unnest($levels::text[], $messages::text[], $stacks::text[], $paths::text[], $areForTeam::boolean[],
                $happenedAt::timestamptz[]) AS entry`,
);

const pruneQuery = statement(
  'logging.prune-front-end-logs',
  `DELETE FROM front_end_logs WHERE created_at < now() - make_interval(days => $keepDays)`,
);

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
    await this.queries.count(insertLogsQuery, {
      userId: actor?.userId ?? null,
      deviceId,
      userAgent: userAgent.slice(0, 500),
      levels: logs.map(({ level }) => level),
      messages: logs.map(({ message }) => message),
      stacks: logs.map(({ stack }) => stack ?? null),
      paths: logs.map(({ path }) => path ?? null),
      areForTeam: logs.map(({ sendToTeam }) => sendToTeam),
      happenedAt: logs.map(({ timestamp }) =>
        new Date(Math.min(timestamp ? Date.parse(timestamp) : now, now)).toISOString(),
      ),
    });
    for (const { level, message, path, sendToTeam } of logs)
      if (level === 'error' || sendToTeam)
        this.logger.error({ message, path, level, userId: actor?.userId, deviceId }, 'A browser reports');
    return logs.length;
  }

  @Every('logging.prune-front-end-logs', { minutes: 60 })
  async prune(): Promise<void> {
    await this.queries.count(pruneQuery, { keepDays: loggingLimits.logDays });
  }
}
