import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whom a group has told of somebody is found by the group: they are told no more of what is gone. */
export class NoticesByGroup1765412800002 implements MigrationInterface {
  readonly name = 'NoticesByGroup1765412800002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX notifications_told_idx ON notifications (group_key, user_id) WHERE group_key IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX notifications_told_idx');
  }
}
