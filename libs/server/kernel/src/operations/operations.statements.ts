import { type JobCause, type JobDetail, tableLimits } from '@lyceum/contracts/ops';
import { outboxChannel } from '../sql/event-signal';
import { statement } from '../sql/statement';

const upTo = String(tableLimits.exactRows + 1);

export const countsQuery = statement<CountsRow>(
  'kernel.job-counts',
  `SELECT
      (SELECT count(*)::int FROM (SELECT FROM outbox_events WHERE relayed_at IS NULL LIMIT ${upTo}) u) AS "unrelayedEvents",
      (SELECT count(*)::int FROM (
         SELECT FROM event_deliveries WHERE handled_at IS NULL AND parked_at IS NULL LIMIT ${upTo}) o) AS "openDeliveries",
      (SELECT e.occurred_at FROM event_deliveries d JOIN outbox_events e ON e.id = d.event_id
       WHERE d.handled_at IS NULL AND d.parked_at IS NULL ORDER BY d.event_id LIMIT 1) AS "oldestOpenAt",
      (SELECT count(*)::int FROM (
         SELECT FROM event_deliveries WHERE parked_at IS NOT NULL LIMIT ${upTo}) p) AS "parkedDeliveries"`,
);

export interface CountsRow {
  unrelayedEvents: number;
  openDeliveries: number;
  oldestOpenAt: Date | null;
  parkedDeliveries: number;
}

/** Who does not answer, or lately did not. */
export const targetsQuery = statement<TargetRow>(
  'kernel.outgoing-targets',
  `SELECT t.name, t.opened_at AS "openedAt", t.last_error AS "lastError", t.last_failed_at AS "lastFailedAt",
      (SELECT count(*)::int FROM (
         SELECT FROM event_deliveries d
         WHERE d.waits_for = t.name AND d.handled_at IS NULL AND d.parked_at IS NULL LIMIT ${upTo}) w) AS waiting
    FROM outgoing_targets t
    WHERE t.opened_at IS NOT NULL OR t.last_failed_at > now() - interval '7 days'
    ORDER BY t.opened_at IS NULL, t.name`,
);

export interface TargetRow {
  name: string;
  openedAt: Date | null;
  lastError: string;
  lastFailedAt: Date;
  waiting: number;
}

export const tasksQuery = statement<TaskRow>(
  'kernel.scheduled-tasks',
  `SELECT name, next_run_at AS "nextRunAt", last_started_at AS "lastStartedAt", last_finished_at AS "lastFinishedAt",
           last_failure AS "lastFailure", coalesce(held_until > now(), false) AS "isRunning"
    FROM scheduled_tasks WHERE name = ANY($names)`,
);

export interface TaskRow {
  name: string;
  nextRunAt: Date;
  lastStartedAt: Date | null;
  lastFinishedAt: Date | null;
  lastFailure: string | null;
  isRunning: boolean;
}

/**
 * Opens parked delivery `jobId` again, which is due at once, and wakes the workers. Of two who try at once one gets the
 * row. What was tried before still counts.
 */
export const reopenStatement = statement<ReopenedRow>(
  'kernel.reopen-job',
  `WITH parked AS (
    SELECT event_id, subscriber, parked_reason FROM event_deliveries
    WHERE parked_id = $jobId AND parked_at IS NOT NULL FOR UPDATE
  )
  UPDATE event_deliveries d SET parked_at = NULL, parked_reason = NULL, next_try_at = now(), failures = 0,
    waits_for = NULL, waits_since = NULL
  FROM parked WHERE d.event_id = parked.event_id AND d.subscriber = parked.subscriber
  RETURNING d.subscriber, d.event_id AS "eventId", d.tries, parked.parked_reason AS cause,
            pg_notify('${outboxChannel}', '')::text AS woken`,
);

export interface ReopenedRow {
  subscriber: string;
  eventId: string;
  tries: number;
  cause: string;
  woken: string;
}

/** A parked job, or how one that was parked stands now. */
export const parkedJobQuery = statement<ParkedJobRow>(
  'kernel.parked-job',
  `SELECT d.parked_id AS id, d.subscriber, e.type AS "eventType", e.id AS "eventId", e.payload,
          d.parked_at IS NOT NULL AS "isParked", d.parked_reason AS cause, d.tries, d.parked_at AS "parkedAt",
          e.occurred_at AS "occurredAt"
   FROM event_deliveries d JOIN outbox_events e ON e.id = d.event_id WHERE d.parked_id = $jobId`,
);

export type ParkedJobRow = Omit<JobDetail, 'payload' | 'parkedAt' | 'occurredAt'> & {
  payload: Record<string, unknown>;
  parkedAt: Date | null;
  occurredAt: Date;
};

/** SQL of what jobs of one subscriber and one cause have in common, short enough to filter by. */
export const causeKey = (subscriber: string, cause: string): string =>
  `md5(${subscriber} || ' ' || ${cause})`;

/** Causes that are told. */
const causes = 20;

export const causesQuery = statement<JobCause>(
  'kernel.causes-of-parked-jobs',
  `SELECT subscriber, cause, ${causeKey('subscriber', 'cause')} AS "causeKey", count(*)::int AS jobs
   FROM (SELECT subscriber, parked_reason AS cause FROM event_deliveries WHERE parked_at IS NOT NULL LIMIT ${upTo}) parked
   GROUP BY 1, 2 ORDER BY 3 DESC, 1, 2 LIMIT ${String(causes)}`,
);

/** Leaves parked job `jobId` undone for good. */
export const discardStatement = statement<Omit<ReopenedRow, 'woken'>>(
  'kernel.discard-job',
  `WITH parked AS (
    SELECT event_id, subscriber, parked_reason FROM event_deliveries
    WHERE parked_id = $jobId AND parked_at IS NOT NULL FOR UPDATE
  )
  UPDATE event_deliveries d SET parked_at = NULL, parked_reason = NULL, handled_at = now(), waits_for = NULL,
    waits_since = NULL
  FROM parked WHERE d.event_id = parked.event_id AND d.subscriber = parked.subscriber
  RETURNING d.subscriber, d.event_id AS "eventId", d.tries, parked.parked_reason AS cause`,
);

/**
 * Makes a task due that neither runs nor is due; whichever process looks next runs it. By the clock on the wall: of two
 * who ask at once the second waits for the first, and then it is due.
 */
export const runTaskStatement = statement(
  'kernel.run-task',
  `UPDATE scheduled_tasks SET next_run_at = now()
   WHERE name = $name AND next_run_at > clock_timestamp() AND (held_until IS NULL OR held_until <= clock_timestamp())`,
);
