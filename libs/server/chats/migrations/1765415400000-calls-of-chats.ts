import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Of the latest call of a chat: which one it is, whom it calls, which process has its room, and until when it goes on unless that
 * process says more.
 */
export class CallsOfChats1765415400000 implements MigrationInterface {
  readonly name = 'CallsOfChats1765415400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE chats
        ADD COLUMN call_id uuid,
        ADD COLUMN invited_users uuid[] NOT NULL DEFAULT '{}',
        ADD COLUMN call_host uuid,
        ADD COLUMN call_until timestamptz NOT NULL DEFAULT '-infinity'`);
    await runner.query('CREATE INDEX chats_call_idx ON chats (call_id) WHERE call_in_progress');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE chats
        DROP COLUMN call_id, DROP COLUMN invited_users, DROP COLUMN call_host, DROP COLUMN call_until`);
  }
}
