import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the user of a session last gave a sign: who has the house open without touching it is away. */
export class ActiveSessions1765414300000 implements MigrationInterface {
  readonly name = 'ActiveSessions1765414300000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sessions ADD active_at timestamptz NOT NULL DEFAULT now()');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sessions DROP active_at');
  }
}
