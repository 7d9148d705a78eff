import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Files of messages: each is of one message, and sent once. Where the message is gone with its chat, or was deleted
 * (`let_go_at`), its row waits for the file to be let go of.
 */
export class ChatMessageFiles1765417000000 implements MigrationInterface {
  readonly name = 'ChatMessageFiles1765417000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE chat_message_files (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        message_id uuid REFERENCES chat_messages (id) ON DELETE SET NULL,
        author_id uuid NOT NULL REFERENCES users (id),
        position integer NOT NULL,
        url text NOT NULL UNIQUE,
        name text NOT NULL,
        type text NOT NULL,
        size bigint NOT NULL,
        width integer,
        height integer,
        let_go_at timestamptz
      )`);
    await runner.query(
      'CREATE INDEX chat_message_files_message_idx ON chat_message_files (message_id, position)',
    );
    await runner.query('CREATE INDEX chat_message_files_author_idx ON chat_message_files (author_id)');
    await runner.query(
      'CREATE INDEX chat_message_files_gone_idx ON chat_message_files (id) WHERE message_id IS NULL OR let_go_at IS NOT NULL',
    );
    await runner.query(`
      CREATE TRIGGER chat_message_files_upload_uses_added AFTER INSERT ON chat_message_files
      FOR EACH ROW EXECUTE FUNCTION note_upload_uses('CHAT_FILE', 'false', 'author_id', 'url')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE chat_message_files');
  }
}
