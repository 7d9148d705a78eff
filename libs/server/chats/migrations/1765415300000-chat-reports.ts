import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * From where on the readers who reported a message have heard its chat, so that staff are shown nothing before; and of a
 * group's name who gave it, and whether staff took it away.
 */
export class ChatReports1765415300000 implements MigrationInterface {
  readonly name = 'ChatReports1765415300000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE chat_messages ADD COLUMN reported_from integer');
    await runner.query(
      'ALTER TABLE chats ADD COLUMN titled_by uuid REFERENCES users (id), ADD COLUMN title_removed_at timestamptz',
    );
    await runner.query(
      `UPDATE chats c SET titled_by = m.user_id FROM chat_members m WHERE m.chat_id = c.id AND m.role = 'OWNER'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE chats DROP COLUMN titled_by, DROP COLUMN title_removed_at');
    await runner.query('ALTER TABLE chat_messages DROP COLUMN reported_from');
  }
}
