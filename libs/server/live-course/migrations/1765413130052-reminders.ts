import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What people were reminded of: a lesson or homework at a time is told once, and again when it moves to another. */
export class Reminders1765413130052 implements MigrationInterface {
  readonly name = 'Reminders1765413130052';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE live_reminders (
        kind text NOT NULL CHECK (kind IN ('LESSON_TOMORROW', 'LESSON_SOON', 'HOMEWORK_TOMORROW')),
        target_id uuid NOT NULL,
        at timestamptz NOT NULL,
        PRIMARY KEY (kind, target_id, at)
      )`);
    await runner.query('CREATE INDEX live_reminders_at_idx ON live_reminders (at)');
    await runner.query(
      `CREATE INDEX live_lessons_start_idx ON live_lessons (starts_at) WHERE status = 'PLANNED'`,
    );
    await runner.query('CREATE INDEX live_homeworks_due_idx ON live_homeworks (due_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX live_homeworks_due_idx, live_lessons_start_idx');
    await runner.query('DROP TABLE live_reminders');
  }
}
