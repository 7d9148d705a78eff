import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages that staff took away after a report; beside those that their authors deleted, since staff may give them back. */
export class RemovedChatMessages1765414710000 implements MigrationInterface {
  readonly name = 'RemovedChatMessages1765414710000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE chat_messages ADD COLUMN removed_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE chat_messages DROP COLUMN removed_at');
  }
}
