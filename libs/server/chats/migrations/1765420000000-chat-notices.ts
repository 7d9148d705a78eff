import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Of a chat from which message on nobody was told yet, and since when; of whoever is in it whether they have a notice of it
 * that is not read.
 */
export class ChatNotices1765420000000 implements MigrationInterface {
  readonly name = 'ChatNotices1765420000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE chats ADD COLUMN untold_from integer, ADD COLUMN untold_since timestamptz',
    );
    // It stays as it is from the first untold message on, so that those after it change nothing that is indexed.
    await runner.query(
      'CREATE INDEX chats_untold_idx ON chats (untold_since) WHERE untold_since IS NOT NULL',
    );
    await runner.query('ALTER TABLE chat_members ADD COLUMN has_notice boolean NOT NULL DEFAULT FALSE');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE chat_members DROP COLUMN has_notice');
    await runner.query('ALTER TABLE chats DROP COLUMN untold_from, DROP COLUMN untold_since');
  }
}
