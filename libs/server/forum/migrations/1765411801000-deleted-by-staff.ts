import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What staff deleted is looked up in the forums' records whenever a file that it showed is asked for. */
export class DeletedByStaff1765411801000 implements MigrationInterface {
  readonly name = 'DeletedByStaff1765411801000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX forum_audit_entries_deleted_idx ON forum_audit_entries (target_id)
      WHERE action IN ('THREAD_DELETED', 'POST_DELETED')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX forum_audit_entries_deleted_idx');
  }
}
