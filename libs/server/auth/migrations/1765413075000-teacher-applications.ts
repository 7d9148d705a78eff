import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who chose to be an educator waits for staff as a student. Of somebody there is one application, decided once. */
export class TeacherApplications1765413075000 implements MigrationInterface {
  readonly name = 'TeacherApplications1765413075000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE teacher_applications (
        user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
        applied_at timestamptz NOT NULL DEFAULT now(),
        decided_at timestamptz,
        decided_by uuid REFERENCES users (id),
        is_approved boolean CHECK ((is_approved IS NULL) = (decided_at IS NULL)),
        reason text
      )`);
    await runner.query(
      'CREATE INDEX teacher_applications_age_idx ON teacher_applications (applied_at, user_id)',
    );
    await runner.query(
      'CREATE INDEX teacher_applications_decided_by_idx ON teacher_applications (decided_by)',
    );
    await keepOlderWishes(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE teacher_applications');
  }
}

/** Until now they stood in the audit log alone. */
async function keepOlderWishes(runner: QueryRunner): Promise<void> {
  await runner.query(`
    INSERT INTO teacher_applications (user_id, applied_at)
    SELECT u.id, min(a.created_at) FROM audit_entries a JOIN users u ON u.id::text = a.target_id
    WHERE a.action = 'account.requestTeacher' AND u.erased_at IS NULL AND NOT u.roles @> '{TEACHER}'
    GROUP BY u.id`);
}
