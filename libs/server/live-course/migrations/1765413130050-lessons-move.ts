import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Lessons are moved, canceled and stood in for; `sequence` counts that. Who was in them is a row of lesson and person, and a
 * teacher's correction stays with who, when and why. The zone somebody is in is kept to tell them times in it.
 */
export class LessonsMove1765413130050 implements MigrationInterface {
  readonly name = 'LessonsMove1765413130050';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE live_lessons
        ADD COLUMN sequence int NOT NULL DEFAULT 0,
        ADD COLUMN moved_from timestamptz,
        ADD COLUMN substitute_id uuid REFERENCES users (id) ON DELETE SET NULL`);
    await runner.query(
      'CREATE INDEX live_lessons_substitute_idx ON live_lessons (substitute_id) WHERE substitute_id IS NOT NULL',
    );
    await runner.query(`
      CREATE TABLE live_course_time_zones (
        user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
        time_zone text NOT NULL,
        updated_at timestamptz NOT NULL DEFAULT now()
      )`);
    await createAttendances(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE live_attendance_corrections, live_attendances, live_course_time_zones');
    await runner.query('ALTER TABLE live_lessons DROP sequence, DROP moved_from, DROP substitute_id');
  }
}

async function createAttendances(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE live_attendances (
      lesson_id uuid NOT NULL REFERENCES live_lessons (id) ON DELETE CASCADE,
      user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      joined_at timestamptz NOT NULL,
      seen_at timestamptz NOT NULL,
      is_in boolean NOT NULL DEFAULT true,
      seconds int NOT NULL DEFAULT 0,
      joins_cnt int NOT NULL DEFAULT 1,
      PRIMARY KEY (lesson_id, user_id)
    ) WITH (fillfactor = 80)`);
  await runner.query('CREATE INDEX live_attendances_user_idx ON live_attendances (user_id)');
  await runner.query(`
    CREATE TABLE live_attendance_corrections (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      lesson_id uuid NOT NULL REFERENCES live_lessons (id) ON DELETE CASCADE,
      user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      state text NOT NULL CHECK (state IN ('PRESENT', 'ABSENT', 'EXCUSED')),
      minutes int CHECK (minutes >= 0),
      reason text NOT NULL,
      corrected_by uuid REFERENCES users (id) ON DELETE SET NULL,
      corrected_at timestamptz NOT NULL DEFAULT now()
    )`);
  await runner.query(
    'CREATE INDEX live_attendance_corrections_of_idx ON live_attendance_corrections (lesson_id, user_id, id DESC)',
  );
  await runner.query(
    'CREATE INDEX live_attendance_corrections_user_idx ON live_attendance_corrections (user_id)',
  );
  await runner.query(
    'CREATE INDEX live_attendance_corrections_by_idx ON live_attendance_corrections (corrected_by)',
  );
}
