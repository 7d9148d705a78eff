import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Polls that end by themselves are found by when: home screens tell whoever has not voted. */
export class ClosingPolls1765412000000 implements MigrationInterface {
  readonly name = 'ClosingPolls1765412000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE INDEX polls_closing_idx ON polls (closes_at) WHERE closed_at IS NULL AND closes_at IS NOT NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX polls_closing_idx');
  }
}
