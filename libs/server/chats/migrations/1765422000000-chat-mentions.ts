import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The latest message that mentions somebody who is in a chat and of which they have a notice; null without one. From now on a text
 * marks whom it mentions by two control characters, which nobody may have typed before.
 */
export class ChatMentions1765422000000 implements MigrationInterface {
  readonly name = 'ChatMentions1765422000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE chat_members ADD COLUMN mentioned_seq integer');
    await runner.query(
      `UPDATE chat_messages SET text = translate(text, U&'\\0086\\0087', '') WHERE text ~ U&'[\\0086\\0087]'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE chat_members DROP COLUMN mentioned_seq');
  }
}
