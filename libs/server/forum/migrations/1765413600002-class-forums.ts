import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A forum may be a class's own: who is in the class is in it. */
export class ClassForums1765413600002 implements MigrationInterface {
  readonly name = 'ClassForums1765413600002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE communities ADD COLUMN class_group_id uuid REFERENCES live_course_groups (id) ON DELETE SET NULL',
    );
    await runner.query('CREATE UNIQUE INDEX communities_class_group_key ON communities (class_group_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE communities DROP class_group_id');
  }
}
