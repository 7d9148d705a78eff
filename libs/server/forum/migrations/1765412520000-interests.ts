import type { MigrationInterface, QueryRunner } from 'typeorm';
import { inBatches } from '@lyceum/database/in-batches';

/** What people are interested in, and two more first steps; who is here already is not asked for a picture. */
export class Interests1765412520000 implements MigrationInterface {
  readonly name = 'Interests1765412520000';

  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE IF NOT EXISTS forum_interests (
        user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
        interests text[] NOT NULL
      )`);
    // What a forum is about; a task of the forum domain notes it of those there are (`forum.note-interests`).
    await runner.query('ALTER TABLE communities ADD COLUMN IF NOT EXISTS interests text[]');
    await this.allow(runner, ['INTERESTS', 'JOIN', 'REPLY', 'AVATAR']);
    await inBatches(
      runner,
      'users',
      `INSERT INTO first_steps (user_id, step) SELECT id, 'AVATAR' FROM users
       WHERE id > $1 AND id <= $2 AND picture_url IS NULL ON CONFLICT DO NOTHING`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DELETE FROM first_steps WHERE step IN ('INTERESTS', 'AVATAR')");
    await this.allow(runner, ['JOIN', 'REPLY']);
    await runner.query('ALTER TABLE communities DROP COLUMN interests');
    await runner.query('DROP TABLE forum_interests');
  }

  /** Who reads or writes first steps does not wait while those there are are looked through. */
  private async allow(runner: QueryRunner, steps: readonly string[]): Promise<void> {
    await runner.query(`
      ALTER TABLE first_steps DROP CONSTRAINT IF EXISTS first_steps_step_check,
        ADD CONSTRAINT first_steps_step_check CHECK (step IN ('${steps.join("', '")}')) NOT VALID`);
    await runner.query('ALTER TABLE first_steps VALIDATE CONSTRAINT first_steps_step_check');
  }
}
