import type { DataSource } from 'typeorm';
import { outboxChannel } from '../outbox/outbox.constants';
import type { OutgoingTerms } from './outgoing.terms';

/** Where all processes note how their targets are: the console shows it, and the relay goes by it. */
export abstract class TargetRecords {
  abstract succeeded(target: string): Promise<void>;
  abstract failed(target: string, failure: { reason: string; isOpen: boolean }): Promise<void>;
}

const noteOutage = `
  INSERT INTO outgoing_targets AS t (name, opened_at, retry_at, last_error, last_failed_at)
  VALUES ($1, CASE WHEN $3 THEN now() END, CASE WHEN $3 THEN now() + make_interval(secs => $4) END, $2, now())
  ON CONFLICT (name) DO UPDATE SET last_error = $2, last_failed_at = now(),
    opened_at = coalesce(t.opened_at, excluded.opened_at), retry_at = coalesce(excluded.retry_at, t.retry_at)`;

/** What waits for the target goes out now; what was told a later time by the target itself keeps it. */
const noteSuccess = `
  WITH closed AS (
    UPDATE outgoing_targets SET opened_at = NULL, retry_at = NULL
    WHERE name = $1 AND opened_at IS NOT NULL RETURNING name),
  freed AS (
    UPDATE event_deliveries d SET next_try_at = now()
    FROM closed WHERE d.waits_for = closed.name AND d.next_try_at < now() + make_interval(secs => $2))
  SELECT pg_notify('${outboxChannel}', '') FROM closed`;

/** In the table `outgoing_targets`. */
export class StoredTargetRecords extends TargetRecords {
  constructor(
    private readonly dataSource: DataSource,
    private readonly terms: OutgoingTerms,
  ) {
    super();
  }

  override async succeeded(target: string): Promise<void> {
    await this.dataSource.query(noteSuccess, [target, this.terms.retrySeconds]);
  }

  override async failed(
    target: string,
    { reason, isOpen }: { reason: string; isOpen: boolean },
  ): Promise<void> {
    await this.dataSource.query(noteOutage, [target, reason, isOpen, this.terms.retrySeconds]);
  }
}
