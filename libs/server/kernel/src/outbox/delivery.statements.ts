import { statement } from '../sql/statement';
import { deliveryAttempts, firstRetrySeconds } from './outbox.constants';

export interface DueRow {
  id: string;
  type: string;
  occurredAt: Date;
  payload: unknown;
}

const isOpen = 'handled_at IS NULL AND parked_at IS NULL';
const isDue = `${isOpen} AND waits_for IS NULL AND next_try_at <= now()`;
const returned = 'e.id, e.type, e.occurred_at AS "occurredAt", e.payload';

/**
 * Takes up to `limit` due deliveries of subscriber `subscriber` that nobody else is at, and marks them handled: true as soon as, and only
 * if, the transaction with what the subscriber writes commits.
 */
export const claimBatchQuery = statement<DueRow>(
  'kernel.claim-deliveries',
  `WITH due AS (
      SELECT event_id FROM event_deliveries WHERE subscriber = $subscriber AND ${isDue}
      ORDER BY next_try_at, event_id LIMIT $limit FOR UPDATE SKIP LOCKED)
    UPDATE event_deliveries d SET handled_at = now(), waits_since = NULL
    FROM due JOIN outbox_events e ON e.id = due.event_id
    WHERE d.event_id = due.event_id AND d.subscriber = $subscriber
    RETURNING ${returned}`,
);

/** The same for the delivery of event `eventId` alone. */
export const claimOneQuery = statement<DueRow>(
  'kernel.claim-delivery',
  `WITH due AS (
      SELECT event_id FROM event_deliveries WHERE subscriber = $subscriber AND event_id = $eventId AND ${isDue}
      FOR UPDATE SKIP LOCKED)
    UPDATE event_deliveries d SET handled_at = now(), waits_since = NULL
    FROM due JOIN outbox_events e ON e.id = due.event_id
    WHERE d.event_id = due.event_id AND d.subscriber = $subscriber
    RETURNING ${returned}`,
);

/** Begins the job of subscriber `subscriber` for event `eventId`, for `seconds` seconds; no row where it is done or given up. */
export const startJobQuery = statement<DueRow>(
  'kernel.start-job',
  `UPDATE event_deliveries d SET next_try_at = now() + make_interval(secs => $seconds)
    FROM outbox_events e WHERE e.id = d.event_id AND d.event_id = $eventId AND d.subscriber = $subscriber
      AND d.handled_at IS NULL AND d.parked_at IS NULL AND d.waits_for IS NULL
    RETURNING ${returned}`,
);

export const finishJobQuery = statement(
  'kernel.finish-job',
  `UPDATE event_deliveries SET handled_at = now(), waits_since = NULL
    WHERE event_id = $eventId AND subscriber = $subscriber AND ${isOpen}`,
);

/** Counts a failed try for the reason `reason`, and sets the next one; parks it where `isFinal`, or where it was the last one. */
export const failQuery = statement<{ isOpen: boolean; seconds: number }>(
  'kernel.fail-delivery',
  `UPDATE event_deliveries d SET tries = d.tries + 1, failures = d.failures + 1,
      next_try_at = now() + make_interval(secs => ${String(firstRetrySeconds)} * 2 ^ d.failures),
      parked_at = CASE WHEN last.one THEN now() END, parked_reason = CASE WHEN last.one THEN $reason END,
      parked_id = CASE WHEN last.one THEN coalesce(d.parked_id, uuidv7()) ELSE d.parked_id END
    FROM (SELECT event_id, subscriber, $isFinal OR failures + 1 >= ${String(deliveryAttempts)} AS one
          FROM event_deliveries WHERE event_id = $eventId AND subscriber = $subscriber AND ${isOpen} FOR UPDATE) last
    WHERE d.event_id = last.event_id AND d.subscriber = last.subscriber
    RETURNING d.parked_at IS NULL AS "isOpen", extract(epoch FROM d.next_try_at - now())::float AS seconds`,
);

/**
 * Has a delivery wait for `target` and look again after `seconds` seconds: no try is counted, because it is not to blame. No row
 * when it has waited for `hours` hours already.
 */
export const waitQuery = statement(
  'kernel.wait-for-target',
  `UPDATE event_deliveries SET waits_for = $target, next_try_at = now() + make_interval(secs => $seconds),
      waits_since = coalesce(waits_since, now())
    WHERE event_id = $eventId AND subscriber = $subscriber AND ${isOpen}
      AND (waits_since IS NULL OR waits_since > now() - make_interval(hours => $hours))`,
);

/** Which of the subscribers `subscribers` have something to do. */
export const dueSubscribersQuery = statement<{ name: string }>(
  'kernel.due-subscribers',
  `SELECT name FROM unnest($subscribers::text[]) AS name
    WHERE EXISTS (SELECT FROM event_deliveries WHERE subscriber = name AND ${isDue})`,
);

/**
 * Takes the waiting off the deliveries whose target answers again and whose time has come, oldest first; of those that
 * wait for a target that is left alone, off one now and then (every `retrySeconds` seconds), to go and see: each time another one,
 * lest one that brings the target down keeps all from finding it up.
 */
export const releaseQuery = statement(
  'kernel.release-deliveries',
  `WITH probed AS (
      UPDATE outgoing_targets SET retry_at = now() + make_interval(secs => $retrySeconds)
      WHERE opened_at IS NOT NULL AND retry_at <= now() RETURNING name),
    due AS (
      SELECT oldest.event_id, oldest.subscriber FROM probed CROSS JOIN LATERAL (
        SELECT event_id, subscriber FROM event_deliveries
        WHERE waits_for = probed.name AND ${isOpen} ORDER BY next_try_at, event_id LIMIT 1) oldest
      UNION ALL (
        SELECT d.event_id, d.subscriber FROM event_deliveries d
        WHERE d.waits_for IS NOT NULL AND d.next_try_at <= now() AND d.handled_at IS NULL AND d.parked_at IS NULL
          AND NOT EXISTS (SELECT FROM outgoing_targets t WHERE t.name = d.waits_for AND t.opened_at IS NOT NULL)
        ORDER BY d.event_id LIMIT $limit))
    UPDATE event_deliveries d SET waits_for = NULL, next_try_at = now()
    FROM due WHERE d.event_id = due.event_id AND d.subscriber = due.subscriber`,
);

/** Parks what has been due for `seconds` seconds and whose subscriber is none of `subscribers`: it was removed or renamed. */
export const parkUnknownQuery = statement(
  'kernel.park-unknown-deliveries',
  `UPDATE event_deliveries SET tries = tries + 1, parked_at = now(), parked_id = coalesce(parked_id, uuidv7()),
      parked_reason = 'Nobody subscribes as ' || subscriber
    WHERE ${isOpen} AND subscriber <> ALL($subscribers) AND next_try_at < now() - make_interval(secs => $seconds)`,
);

/** SQL: the job of this `currentJobKey`, an event's id and a subscriber, will still be tried: neither parked, discarded nor done. */
export const isOpenJob = (key: string): string =>
  `EXISTS (SELECT FROM event_deliveries d
           WHERE d.event_id = left(${key}, 36)::uuid AND d.subscriber = substr(${key}, 38) AND ${isOpen})`;
