import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages that somebody keeps at hand for themselves, as long as they are in the chat. */
export class ChatSaves1765422100000 implements MigrationInterface {
  readonly name = 'ChatSaves1765422100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE chat_saves (
        user_id uuid NOT NULL,
        chat_id uuid NOT NULL,
        seq integer NOT NULL,
        saved_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (user_id, chat_id, seq),
        FOREIGN KEY (chat_id, user_id) REFERENCES chat_members (chat_id, user_id) ON DELETE CASCADE,
        FOREIGN KEY (chat_id, seq) REFERENCES chat_messages (chat_id, seq) ON DELETE CASCADE
      )`);
    await runner.query('CREATE INDEX chat_saves_latest_idx ON chat_saves (user_id, saved_at)');
    // What goes with a chat, a member or a message is found by it.
    await runner.query('CREATE INDEX chat_saves_message_idx ON chat_saves (chat_id, seq)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE chat_saves');
  }
}
