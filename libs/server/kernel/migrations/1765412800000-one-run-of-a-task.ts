import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which run of a task goes on, and until when its process holds it: no other is begun as long as it does. */
export class OneRunOfATask1765412800000 implements MigrationInterface {
  readonly name = 'OneRunOfATask1765412800000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE scheduled_tasks ADD run_id uuid, ADD held_until timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE scheduled_tasks DROP COLUMN run_id, DROP COLUMN held_until');
  }
}
