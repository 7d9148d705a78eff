import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Notices of a person are found wherever they lead: whatever takes them back with a thread or a reply, and the end of an
 * account, read the whole table. Writes of notices wait while the index is made, about two seconds for a million.
 */
export class NoticesByPerson1765411880000 implements MigrationInterface {
  readonly name = 'NoticesByPerson1765411880000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX notifications_person_idx ON notifications (user_id, url)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX notifications_person_idx');
  }
}
