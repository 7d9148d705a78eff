import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A guardian may withdraw their consent, and people who come over another service say where they live. */
export class Guardians1765324900000 implements MigrationInterface {
  readonly name = 'Guardians1765324900000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE users ADD COLUMN guardian_withdrew_at timestamptz, ADD COLUMN country text',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users DROP COLUMN guardian_withdrew_at, DROP COLUMN country');
  }
}
