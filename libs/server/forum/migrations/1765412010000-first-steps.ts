import type { MigrationInterface, QueryRunner } from 'typeorm';
import { inBatches } from '@lyceum/database/in-batches';

/** First steps of people that are behind them: passed over, or a forum they joined, whether or not they are still in it. */
export class FirstSteps1765412010000 implements MigrationInterface {
  readonly name = 'FirstSteps1765412010000';

  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE IF NOT EXISTS first_steps (
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        step text NOT NULL CHECK (step IN ('JOIN', 'REPLY')),
        settled_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (user_id, step)
      )`);
    await inBatches(
      runner,
      'users',
      `INSERT INTO first_steps (user_id, step) SELECT DISTINCT user_id, 'JOIN' FROM community_members
       WHERE user_id > $1 AND user_id <= $2 ON CONFLICT DO NOTHING`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE first_steps');
  }
}
