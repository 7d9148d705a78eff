import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Courses and classes count their changes by staff, who so do not overwrite each other's. */
export class LookedAfter1765413400071 implements MigrationInterface {
  readonly name = 'LookedAfter1765413400071';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE live_courses ADD COLUMN revision int NOT NULL DEFAULT 1');
    await runner.query(`
      ALTER TABLE live_course_groups
        ADD COLUMN revision int NOT NULL DEFAULT 1,
        ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE live_course_groups DROP revision, DROP updated_at');
    await runner.query('ALTER TABLE live_courses DROP revision');
  }
}
