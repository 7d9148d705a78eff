import { deliveryAttempts, firstRetrySeconds } from './outbox.constants';

export interface DueRow extends Record<string, unknown> {
  id: string;
  type: string;
  occurredAt: Date;
  payload: unknown;
}

const isOpen = 'handled_at IS NULL AND parked_at IS NULL';
const isDue = `${isOpen} AND waits_for IS NULL AND next_try_at <= now()`;
const returned = 'e.id, e.type, e.occurred_at AS "occurredAt", e.payload';

/**
 * Takes up to $2 due deliveries of subscriber $1 that nobody else is at, and marks them handled: true as soon as, and only
 * if, the transaction with what the subscriber writes commits.
 */
export const claimBatchQuery = {
  name: 'kernel.claim-deliveries',
  text: `
    WITH due AS (
      SELECT event_id FROM event_deliveries WHERE subscriber = $1 AND ${isDue}
      ORDER BY next_try_at, event_id LIMIT $2 FOR UPDATE SKIP LOCKED)
    UPDATE event_deliveries d SET handled_at = now(), waits_since = NULL
    FROM due JOIN outbox_events e ON e.id = due.event_id
    WHERE d.event_id = due.event_id AND d.subscriber = $1
    RETURNING ${returned}`,
};

/** The same for the delivery of event $2 alone. */
export const claimOneQuery = {
  name: 'kernel.claim-delivery',
  text: `
    WITH due AS (
      SELECT event_id FROM event_deliveries WHERE subscriber = $1 AND event_id = $2 AND ${isDue}
      FOR UPDATE SKIP LOCKED)
    UPDATE event_deliveries d SET handled_at = now(), waits_since = NULL
    FROM due JOIN outbox_events e ON e.id = due.event_id
    WHERE d.event_id = due.event_id AND d.subscriber = $1
    RETURNING ${returned}`,
};

/** Begins the job of subscriber $1 for event $2, for $3 seconds; no row where it is done or given up. */
export const startJobQuery = {
  name: 'kernel.start-job',
  text: `
    UPDATE event_deliveries d SET next_try_at = now() + make_interval(secs => $3)
    FROM outbox_events e WHERE e.id = d.event_id AND d.event_id = $2 AND d.subscriber = $1
      AND d.handled_at IS NULL AND d.parked_at IS NULL AND d.waits_for IS NULL
    RETURNING ${returned}`,
};

export const finishJobQuery = {
  name: 'kernel.finish-job',
  text: `
    UPDATE event_deliveries SET handled_at = now(), waits_since = NULL
    WHERE event_id = $2 AND subscriber = $1 AND ${isOpen}`,
};

/** Counts a failed try for the reason $3, and sets the next one; parks it where $4, or where it was the last one. */
export const failQuery = {
  name: 'kernel.fail-delivery',
  text: `
    UPDATE event_deliveries d SET tries = d.tries + 1, failures = d.failures + 1,
      next_try_at = now() + make_interval(secs => ${String(firstRetrySeconds)} * 2 ^ d.failures),
      parked_at = CASE WHEN last.one THEN now() END, parked_reason = CASE WHEN last.one THEN $3 END,
      parked_id = CASE WHEN last.one THEN coalesce(d.parked_id, uuidv7()) ELSE d.parked_id END
    FROM (SELECT event_id, subscriber, $4 OR failures + 1 >= ${String(deliveryAttempts)} AS one
          FROM event_deliveries WHERE event_id = $2 AND subscriber = $1 AND ${isOpen} FOR UPDATE) last
    WHERE d.event_id = last.event_id AND d.subscriber = last.subscriber
    RETURNING d.parked_at IS NULL AS "isOpen", extract(epoch FROM d.next_try_at - now())::float AS seconds`,
};

/**
 * Has a delivery wait for $3 and look again after $4 seconds: no try is counted, because it is not to blame. No row
 * when it has waited for $5 hours already.
 */
export const waitQuery = {
  name: 'kernel.wait-for-target',
  text: `
    UPDATE event_deliveries SET waits_for = $3, next_try_at = now() + make_interval(secs => $4),
      waits_since = coalesce(waits_since, now())
    WHERE event_id = $2 AND subscriber = $1 AND ${isOpen}
      AND (waits_since IS NULL OR waits_since > now() - make_interval(hours => $5))
    RETURNING event_id`,
};

/** Which of the subscribers $1 have something to do. */
export const dueSubscribersQuery = {
  name: 'kernel.due-subscribers',
  text: `
    SELECT name FROM unnest($1::text[]) AS name
    WHERE EXISTS (SELECT FROM event_deliveries WHERE subscriber = name AND ${isDue})`,
};

/**
 * Takes the waiting off the deliveries whose target answers again and whose time has come, oldest first; of those that
 * wait for a target that is left alone, off one now and then (every $1 seconds), to go and see: each time another one,
 * lest one that brings the target down keeps all from finding it up.
 */
export const releaseQuery = {
  name: 'kernel.release-deliveries',
  text: `
    WITH probed AS (
      UPDATE outgoing_targets SET retry_at = now() + make_interval(secs => $1)
      WHERE opened_at IS NOT NULL AND retry_at <= now() RETURNING name),
    due AS (
      SELECT oldest.event_id, oldest.subscriber FROM probed CROSS JOIN LATERAL (
        SELECT event_id, subscriber FROM event_deliveries
        WHERE waits_for = probed.name AND ${isOpen} ORDER BY next_try_at, event_id LIMIT 1) oldest
      UNION ALL (
        SELECT d.event_id, d.subscriber FROM event_deliveries d
        WHERE d.waits_for IS NOT NULL AND d.next_try_at <= now() AND d.handled_at IS NULL AND d.parked_at IS NULL
          AND NOT EXISTS (SELECT FROM outgoing_targets t WHERE t.name = d.waits_for AND t.opened_at IS NOT NULL)
        ORDER BY d.event_id LIMIT $2))
    UPDATE event_deliveries d SET waits_for = NULL, next_try_at = now()
    FROM due WHERE d.event_id = due.event_id AND d.subscriber = due.subscriber`,
};

/** Parks what has been due for $2 seconds and whose subscriber is none of $1: it was removed or renamed. */
export const parkUnknownQuery = {
  name: 'kernel.park-unknown-deliveries',
  text: `
    UPDATE event_deliveries SET tries = tries + 1, parked_at = now(), parked_id = coalesce(parked_id, uuidv7()),
      parked_reason = 'Nobody subscribes as ' || subscriber
    WHERE ${isOpen} AND subscriber <> ALL($1) AND next_try_at < now() - make_interval(secs => $2)`,
};
