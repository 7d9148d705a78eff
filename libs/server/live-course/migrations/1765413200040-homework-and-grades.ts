import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What late work costs, who has longer, scores with their history, and each student's total, which every write that changes a
 * score changes with it.
 */
export class HomeworkAndGrades1765413200040 implements MigrationInterface {
  readonly name = 'HomeworkAndGrades1765413200040';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE live_homeworks
        ADD COLUMN late_until timestamptz,
        ADD COLUMN late_percent smallint NOT NULL DEFAULT 0 CHECK (late_percent BETWEEN 0 AND 100),
        ADD COLUMN deleted_at timestamptz,
        ADD CONSTRAINT live_homeworks_late_check CHECK (late_until IS NULL OR (takes_late AND late_until > due_at))`);
    await runner.query(`
      ALTER TABLE live_course_members
        ADD COLUMN extra_minutes int NOT NULL DEFAULT 0 CHECK (extra_minutes BETWEEN 0 AND 43200),
        ADD COLUMN score_total numeric(9, 2) NOT NULL DEFAULT 0,
        ADD COLUMN point_total int NOT NULL DEFAULT 0`);
    await changeStudentHomeworks(runner);
    await runner.query(`
      CREATE TABLE live_grade_changes (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        student_homework_id uuid NOT NULL REFERENCES live_student_homeworks (id) ON DELETE CASCADE,
        version int NOT NULL,
        batch_id uuid NOT NULL,
        by_id uuid REFERENCES users (id) ON DELETE SET NULL,
        before jsonb NOT NULL,
        after jsonb NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(
      'CREATE UNIQUE INDEX live_grade_changes_version_key ON live_grade_changes (student_homework_id, version)',
    );
    await runner.query('CREATE INDEX live_grade_changes_batch_idx ON live_grade_changes (batch_id)');
    await runner.query('CREATE INDEX live_grade_changes_by_idx ON live_grade_changes (by_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE live_grade_changes');
    await runner.query(
      `ALTER TABLE live_student_homeworks DROP given, DROP days_late, DROP of_points, DROP mark, DROP due_at, DROP version,
         DROP graded_by, DROP graded_at`,
    );
    await runner.query(
      'ALTER TABLE live_course_members DROP extra_minutes, DROP score_total, DROP point_total',
    );
    await runner.query('ALTER TABLE live_homeworks DROP late_until, DROP late_percent, DROP deleted_at');
  }
}

/** `given` is what a teacher said, `score` what counts of it, `of_points` the points that it counts for, NULL where it does not. */
async function changeStudentHomeworks(runner: QueryRunner): Promise<void> {
  await runner.query(`
    ALTER TABLE live_student_homeworks
      ADD COLUMN given numeric(6, 2) CHECK (given >= 0),
      ADD COLUMN days_late int NOT NULL DEFAULT 0,
      ADD COLUMN of_points int,
      ADD COLUMN mark text CHECK (mark IN ('EXCUSED', 'MISSING')),
      ADD COLUMN due_at timestamptz,
      ADD COLUMN version int NOT NULL DEFAULT 0,
      ADD COLUMN graded_by uuid REFERENCES users (id) ON DELETE SET NULL,
      ADD COLUMN graded_at timestamptz,
      ADD CONSTRAINT live_student_homeworks_excused_check CHECK (mark <> 'EXCUSED' OR given IS NULL),
      ADD CONSTRAINT live_student_homeworks_counted_check CHECK (of_points IS NULL OR score IS NOT NULL)`);
  await runner.query(
    'CREATE INDEX live_student_homeworks_graded_by_idx ON live_student_homeworks (graded_by)',
  );
  await runner.query(`
    UPDATE live_student_homeworks s SET given = s.score, of_points = CASE WHEN s.score IS NOT NULL THEN h.point END,
      days_late = CASE WHEN s.is_late THEN GREATEST(1, ceil(extract(epoch FROM s.submitted_at - h.due_at - interval '1 minute') / 86400)) ELSE 0 END
    FROM live_homeworks h WHERE h.id = s.homework_id AND (s.score IS NOT NULL OR s.is_late)`);
  await runner.query(`
    UPDATE live_course_members m SET score_total = counted.score, point_total = counted.points
    FROM (SELECT h.group_id, s.user_id, sum(s.score) AS score, sum(s.of_points)::int AS points
          FROM live_student_homeworks s JOIN live_homeworks h ON h.id = s.homework_id
          WHERE s.of_points IS NOT NULL GROUP BY h.group_id, s.user_id) counted
    WHERE m.group_id = counted.group_id AND m.user_id = counted.user_id`);
}
