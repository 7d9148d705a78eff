import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What readers answer a message with in one sign: each of them once. */
export class ChatReactions1765415800000 implements MigrationInterface {
  readonly name = 'ChatReactions1765415800000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE chat_reactions (
        chat_id uuid NOT NULL,
        seq integer NOT NULL,
        user_id uuid NOT NULL REFERENCES users (id),
        emoji text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (chat_id, seq, user_id, emoji),
        FOREIGN KEY (chat_id, seq) REFERENCES chat_messages (chat_id, seq) ON DELETE CASCADE
      )`);
    await runner.query('CREATE INDEX chat_reactions_user_idx ON chat_reactions (user_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE chat_reactions');
  }
}
