import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is handed in may be a file: `link` is its path then. The student's row notes all that they handed in (`upload_uses`). */
export class HomeworkFiles1765413320061 implements MigrationInterface {
  readonly name = 'HomeworkFiles1765413320061';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE live_student_homeworks ADD COLUMN file_name text');
    await runner.query(`
      ALTER TABLE live_submissions
        ADD COLUMN file_name text,
        ADD COLUMN work_sha256 text,
        ADD CONSTRAINT live_submissions_file_check CHECK ((file_name IS NULL) = (work_sha256 IS NULL))`);
    for (const [name, when] of [
      ['added', 'INSERT'],
      ['changed', 'UPDATE OF link'],
    ] as const)
      await runner.query(`
        CREATE TRIGGER live_student_homeworks_upload_uses_${name} AFTER ${when} ON live_student_homeworks
        FOR EACH ROW WHEN (NEW.link LIKE '/files/%')
        EXECUTE FUNCTION note_upload_uses('HOMEWORK', 'false', 'user_id', 'link')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER live_student_homeworks_upload_uses_added ON live_student_homeworks');
    await runner.query('DROP TRIGGER live_student_homeworks_upload_uses_changed ON live_student_homeworks');
    await runner.query('ALTER TABLE live_submissions DROP file_name, DROP work_sha256');
    await runner.query('ALTER TABLE live_student_homeworks DROP file_name');
  }
}
