import { Injectable } from '@nestjs/common';
import { type JobLane, jobLanes } from '../jobs/job-lanes';
import type { ClaimedJob, JobSource } from '../jobs/job-queue.port';
import { jobLeaseSeconds } from '../jobs/jobs.constants';
import { PreparedQueries } from '../sql/prepared-queries';
import { statement } from '../sql/statement';
import { Subscriptions } from './subscriptions';

/**
 * Takes up to `limit` due deliveries of the subscribers `subscribers` for `seconds` seconds, after which they are due again. Each subscriber's are
 * read in the order of the index, so that a long queue costs no more than a short one.
 */
const claimQuery = statement<ClaimedJob>(
  'kernel.claim-jobs',
  `WITH due AS (
      SELECT d.event_id, d.subscriber FROM unnest($subscribers::text[]) AS name CROSS JOIN LATERAL (
        SELECT event_id, subscriber, next_try_at FROM event_deliveries
        WHERE subscriber = name AND handled_at IS NULL AND parked_at IS NULL AND waits_for IS NULL
          AND next_try_at <= now()
        ORDER BY next_try_at, event_id LIMIT $limit FOR UPDATE SKIP LOCKED) d
      ORDER BY d.next_try_at, d.event_id LIMIT $limit)
    UPDATE event_deliveries d SET next_try_at = now() + make_interval(secs => $seconds)
    FROM due WHERE d.event_id = due.event_id AND d.subscriber = due.subscriber
    RETURNING d.event_id AS "eventId", d.subscriber AS name, d.next_try_at::text AS until`,
);

/** Whoever begins a job sets another time. */
const giveBackQuery = statement(
  'kernel.give-back-jobs',
  `UPDATE event_deliveries d SET next_try_at = now()
    FROM unnest($eventIds::uuid[], $names::text[], $untils::timestamptz[]) AS job (event_id, name, until)
    WHERE d.event_id = job.event_id AND d.subscriber = job.name AND d.next_try_at = job.until
      AND d.handled_at IS NULL AND d.parked_at IS NULL`,
);

const countsQuery = statement<{ due: number; later: number }>(
  'kernel.count-jobs',
  `SELECT count(*) FILTER (WHERE waits_for IS NULL AND next_try_at <= now())::int AS due,
           count(*) FILTER (WHERE waits_for IS NOT NULL OR next_try_at > now())::int AS later
    FROM event_deliveries WHERE subscriber = ANY($subscribers) AND handled_at IS NULL AND parked_at IS NULL`,
);

/** The open deliveries whose subscribers work outside the database. */
@Injectable()
export class DueJobs implements JobSource {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly subscriptions: Subscriptions,
  ) {}

  claim(lane: JobLane, limit: number): Promise<ClaimedJob[]> {
    const subscribers = this.subscriptions.ofLane(lane);
    return this.queries.rows(claimQuery, { subscribers, limit, seconds: jobLeaseSeconds });
  }

  async giveBack(jobs: readonly ClaimedJob[]): Promise<void> {
    await this.queries.count(giveBackQuery, {
      eventIds: jobs.map(({ eventId }) => eventId),
      names: jobs.map(({ name }) => name),
      untils: jobs.map(({ until }) => until),
    });
  }

  async counts(): Promise<{ due: number; later: number }> {
    const subscribers = jobLanes.flatMap((lane) => this.subscriptions.ofLane(lane));
    const [counts] = await this.queries.rows(countsQuery, { subscribers });
    return counts ?? { due: 0, later: 0 };
  }
}
