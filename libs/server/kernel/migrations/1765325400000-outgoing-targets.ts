import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who is called out of the house and does not answer, and which deliveries wait for them. */
export class OutgoingTargets1765325400000 implements MigrationInterface {
  readonly name = 'OutgoingTargets1765325400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE outgoing_targets (
        name text PRIMARY KEY,
        opened_at timestamptz,
        retry_at timestamptz,
        last_error text NOT NULL,
        last_failed_at timestamptz NOT NULL
      )`);
    await runner.query(`
      ALTER TABLE event_deliveries
        ADD COLUMN waits_for text, ADD COLUMN waits_until timestamptz, ADD COLUMN waits_since timestamptz`);
    await runner.query(`
      CREATE INDEX event_deliveries_waiting_idx ON event_deliveries (waits_for, waits_until)
      WHERE waits_for IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX event_deliveries_waiting_idx');
    await runner.query(
      'ALTER TABLE event_deliveries DROP COLUMN waits_for, DROP COLUMN waits_until, DROP COLUMN waits_since',
    );
    await runner.query('DROP TABLE outgoing_targets');
  }
}
