import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages that a chat keeps at hand. Who pinned one is nobody's to know. */
export class ChatPins1765416100000 implements MigrationInterface {
  readonly name = 'ChatPins1765416100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE chat_pins (
        chat_id uuid NOT NULL,
        seq integer NOT NULL,
        pinned_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (chat_id, seq),
        FOREIGN KEY (chat_id, seq) REFERENCES chat_messages (chat_id, seq) ON DELETE CASCADE
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE chat_pins');
  }
}
