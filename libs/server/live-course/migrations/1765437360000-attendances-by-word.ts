import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Nobody says that they leave a lesson: who says nothing any more has left it. */
export class AttendancesByWord1765437360000 implements MigrationInterface {
  readonly name = 'AttendancesByWord1765437360000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE live_attendances DROP COLUMN is_in');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE live_attendances ADD COLUMN is_in boolean NOT NULL DEFAULT true');
  }
}
