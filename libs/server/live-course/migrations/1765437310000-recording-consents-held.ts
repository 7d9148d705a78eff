import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A yes to being recorded is good as long as the room says again and again that it stands: whose no could not be kept loses it. */
export class RecordingConsentsHeld1765437310000 implements MigrationInterface {
  readonly name = 'RecordingConsentsHeld1765437310000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE live_recording_consents ADD COLUMN held_at timestamptz NOT NULL DEFAULT now()',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE live_recording_consents DROP COLUMN held_at');
  }
}
