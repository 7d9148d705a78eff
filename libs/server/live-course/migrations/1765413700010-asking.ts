import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who waits with the word of staff, so that nothing but a seat is missing; and whom staff did not let into a class, who comes not back by themself. */
export class Asking1765413700010 implements MigrationInterface {
  readonly name = 'Asking1765413700010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE live_course_waiting ADD COLUMN by_staff boolean NOT NULL DEFAULT false');
    await runner.query(
      'CREATE UNIQUE INDEX live_course_waiting_asking_key ON live_course_waiting (id) WHERE NOT may_enter',
    );
    await runner.query(`
      CREATE TABLE live_course_refusals (
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        group_id uuid NOT NULL REFERENCES live_course_groups (id) ON DELETE CASCADE,
        reason text NOT NULL,
        refused_by uuid REFERENCES users (id) ON DELETE SET NULL,
        refused_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (user_id, group_id)
      )`);
    await runner.query('CREATE INDEX live_course_refusals_group_idx ON live_course_refusals (group_id)');
    await runner.query('CREATE INDEX live_course_refusals_by_idx ON live_course_refusals (refused_by)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE live_course_refusals');
    await runner.query('ALTER TABLE live_course_waiting DROP COLUMN by_staff');
  }
}
