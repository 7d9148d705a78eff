import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Up to where what was said has come to a tab of each reader, and who does not show up to where they have read. */
export class ChatMarks1765415310000 implements MigrationInterface {
  readonly name = 'ChatMarks1765415310000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE chat_members ADD COLUMN delivered_seq integer NOT NULL DEFAULT 0');
    await runner.query('UPDATE chat_members SET delivered_seq = read_seq');
    await runner.query(`
      CREATE TABLE chat_preferences (
        user_id uuid PRIMARY KEY REFERENCES users (id),
        shows_reading boolean NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE chat_preferences');
    await runner.query('ALTER TABLE chat_members DROP COLUMN delivered_seq');
  }
}
