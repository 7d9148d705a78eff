import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When somebody changed their school last: it opens ways to those who go there, and is not to be changed at will. */
export class ChangesOfSchool1765413072000 implements MigrationInterface {
  readonly name = 'ChangesOfSchool1765413072000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE school_members ADD COLUMN changed_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE school_members DROP COLUMN changed_at');
  }
}
