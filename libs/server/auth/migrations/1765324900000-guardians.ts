import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A guardian may withdraw their consent, and people who come over another service say who they are and where they live:
 * who has not said it yet is asked at the next log-in, so sessions from before that end here.
 */
export class Guardians1765324900000 implements MigrationInterface {
  readonly name = 'Guardians1765324900000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE users ADD COLUMN guardian_withdrew_at timestamptz, ADD COLUMN country text',
    );
    await runner.query(`
      UPDATE sessions s SET ended_at = now(), end_reason = 'REVOKED'
      FROM users u
      WHERE u.id = s.user_id AND s.ended_at IS NULL AND (u.roles = '{}' OR u.date_of_birth IS NULL)
        AND EXISTS (SELECT FROM identities i WHERE i.user_id = u.id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users DROP COLUMN guardian_withdrew_at, DROP COLUMN country');
  }
}
