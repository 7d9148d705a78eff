import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A clap is recorded after its commit and no delivery any more; the record of what is still owed is left out. */
const settled = ['logging.record-claps-for-a-thread', 'logging.record-claps-for-a-reply'];

export class ClapsRecordedAfterCommit1765411810000 implements MigrationInterface {
  readonly name = 'ClapsRecordedAfterCommit1765411810000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE event_deliveries SET handled_at = now(), parked_at = NULL, parked_reason = NULL
       WHERE handled_at IS NULL AND subscriber = ANY($1)`,
      [settled],
    );
  }

  async down(): Promise<void> {
    // An older release owes what it records itself.
  }
}
