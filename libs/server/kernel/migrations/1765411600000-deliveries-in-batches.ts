import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Deliveries are claimed by when they are due, straight from their table; the embedded queue's own schema goes. */
export class DeliveriesInBatches1765411600000 implements MigrationInterface {
  readonly name = 'DeliveriesInBatches1765411600000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX event_deliveries_open_idx, event_deliveries_waiting_idx');
    await runner.query(`
      ALTER TABLE event_deliveries
        ADD COLUMN next_try_at timestamptz NOT NULL DEFAULT now(), ADD COLUMN failures int NOT NULL DEFAULT 0`);
    // What was in a queue is due at once: the row says what is owed.
    await runner.query('UPDATE event_deliveries SET next_try_at = waits_until WHERE waits_until IS NOT NULL');
    await runner.query('ALTER TABLE event_deliveries DROP COLUMN enqueued_at, DROP COLUMN waits_until');
    await runner.query(`
      CREATE INDEX event_deliveries_due_idx ON event_deliveries (subscriber, next_try_at, event_id)
      WHERE handled_at IS NULL AND parked_at IS NULL`);
    await runner.query(`
      CREATE INDEX event_deliveries_waiting_idx ON event_deliveries (waits_for, next_try_at)
      WHERE waits_for IS NOT NULL`);
    await runner.query('DROP SCHEMA IF EXISTS jobs CASCADE');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX event_deliveries_due_idx, event_deliveries_waiting_idx');
    await runner.query(
      'ALTER TABLE event_deliveries ADD COLUMN enqueued_at timestamptz, ADD COLUMN waits_until timestamptz',
    );
    await runner.query('UPDATE event_deliveries SET waits_until = next_try_at WHERE waits_for IS NOT NULL');
    await runner.query('ALTER TABLE event_deliveries DROP COLUMN next_try_at, DROP COLUMN failures');
    await runner.query(`
      CREATE INDEX event_deliveries_open_idx ON event_deliveries (enqueued_at)
      WHERE handled_at IS NULL AND parked_at IS NULL`);
    await runner.query(`
      CREATE INDEX event_deliveries_waiting_idx ON event_deliveries (waits_for, waits_until)
      WHERE waits_for IS NOT NULL`);
  }
}
