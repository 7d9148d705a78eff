import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A report may be a file of ours, which is its student's. */
export class ReportFiles1765413700020 implements MigrationInterface {
  readonly name = 'ReportFiles1765413700020';

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, event] of [
      ['added', 'INSERT'],
      ['changed', 'UPDATE OF report_url'],
    ])
      await runner.query(`
        CREATE TRIGGER live_course_members_upload_uses_${String(name)} AFTER ${String(event)} ON live_course_members
        FOR EACH ROW WHEN (NEW.report_url LIKE '/files/%')
        EXECUTE FUNCTION note_upload_uses('CLASS_REPORT', 'false', 'user_id', 'report_url')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER live_course_members_upload_uses_added ON live_course_members');
    await runner.query('DROP TRIGGER live_course_members_upload_uses_changed ON live_course_members');
  }
}
