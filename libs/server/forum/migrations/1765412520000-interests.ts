import type { MigrationInterface, QueryRunner } from 'typeorm';
import { inBatches } from '@lyceum/database/in-batches';

/** What people are interested in, and two more first steps; who is here already is not asked for a picture. */
export class Interests1765412520000 implements MigrationInterface {
  readonly name = 'Interests1765412520000';

  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE IF NOT EXISTS forum_interests (
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        interest text NOT NULL,
        PRIMARY KEY (user_id, interest)
      )`);
    await this.allow(runner, ['INTERESTS', 'JOIN', 'REPLY', 'AVATAR']);
    await inBatches(
      runner,
      'users',
      `INSERT INTO first_steps (user_id, step) SELECT id, 'AVATAR' FROM users
       WHERE id > $1 AND id <= $2 ON CONFLICT DO NOTHING`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DELETE FROM first_steps WHERE step IN ('INTERESTS', 'AVATAR')");
    await this.allow(runner, ['JOIN', 'REPLY']);
    await runner.query('DROP TABLE forum_interests');
  }

  private async allow(runner: QueryRunner, steps: readonly string[]): Promise<void> {
    await runner.query(`
      ALTER TABLE first_steps DROP CONSTRAINT IF EXISTS first_steps_step_check,
        ADD CONSTRAINT first_steps_step_check CHECK (step IN ('${steps.join("', '")}'))`);
  }
}
