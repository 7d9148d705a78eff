import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether somebody who was taken out of a class was so by staff: who teaches it does not take them back. */
export class TakenByStaff1765413700000 implements MigrationInterface {
  readonly name = 'TakenByStaff1765413700000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE live_course_members ADD COLUMN taken_by_staff boolean NOT NULL DEFAULT false',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE live_course_members DROP COLUMN taken_by_staff');
  }
}
