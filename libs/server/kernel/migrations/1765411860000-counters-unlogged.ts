import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Counts of calls outlast no crash of PostgreSQL, as those in Redis outlast none of Redis: so counting a call waits for no
 * disk, and writes no log. Wrong passwords stay counted (`sign_in_attempts`).
 */
export class CountersUnlogged1765411860000 implements MigrationInterface {
  readonly name = 'CountersUnlogged1765411860000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE rate_limits SET UNLOGGED');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE rate_limits SET LOGGED');
  }
}
