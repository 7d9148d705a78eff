import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When each task of the clock runs next. A process claims a run by moving the time on in one statement. */
export class ScheduledTasks1763769900001 implements MigrationInterface {
  readonly name = 'ScheduledTasks1763769900001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE scheduled_tasks (
        name text PRIMARY KEY,
        next_run_at timestamptz NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE scheduled_tasks');
  }
}
