import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The classroom: courses, the lessons of their groups, what is read for them, homework and what students hand in. A group
 * is of the course whose tag its own begins with, up to the first dash (checklist line 174).
 */
export class Classroom1765413090000 implements MigrationInterface {
  readonly name = 'Classroom1765413090000';

  async up(runner: QueryRunner): Promise<void> {
    await createCourses(runner);
    await changeGroups(runner);
    await createLessons(runner);
    await createHomework(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP TABLE live_submissions, live_student_homeworks, live_homeworks, live_documents, live_lessons',
    );
    await runner.query(
      'ALTER TABLE live_course_members DROP id, DROP state, DROP report_url, DROP certificate_url, DROP updated_at',
    );
    await runner.query('ALTER TABLE live_course_groups DROP course_tag, DROP instructor_tag, DROP time_zone');
    await runner.query('DROP TABLE live_course_instructors, live_courses');
  }
}

async function createCourses(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE live_courses (
      tag text PRIMARY KEY CHECK (tag ~ '^[A-Za-z0-9]+$'),
      id uuid NOT NULL DEFAULT uuidv7(),
      name text NOT NULL,
      type text NOT NULL DEFAULT 'STANDARD'
        CHECK (type IN ('SIXLESSON', 'TWELVELESSON', 'NO-QUIZ', 'STANDARD', 'FOURTEENLESSON')),
      subtitle text,
      description text,
      banner_url text,
      thumbnail_url text,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now()
    )`);
  await runner.query('CREATE UNIQUE INDEX live_courses_id_key ON live_courses (id)');
  await runner.query(`
    INSERT INTO live_courses (tag, name)
    SELECT DISTINCT split_part(group_tag, '-', 1), split_part(group_tag, '-', 1) FROM live_course_groups`);
  await runner.query(`
    CREATE TABLE live_course_instructors (
      tag text PRIMARY KEY,
      show_name text NOT NULL,
      title text,
      bio text,
      img_url text
    )`);
}

async function changeGroups(runner: QueryRunner): Promise<void> {
  await runner.query(`
    ALTER TABLE live_course_groups
      ADD COLUMN course_tag text NOT NULL GENERATED ALWAYS AS (split_part(group_tag, '-', 1)) STORED REFERENCES live_courses (tag),
      ADD instructor_tag text REFERENCES live_course_instructors (tag),
      ADD time_zone text NOT NULL DEFAULT 'America/New_York'`);
  await runner.query('CREATE INDEX live_course_groups_course_idx ON live_course_groups (course_tag)');
  await runner.query('CREATE INDEX live_course_groups_instructor_idx ON live_course_groups (instructor_tag)');
  await runner.query(`
    ALTER TABLE live_course_members
      ADD COLUMN id uuid NOT NULL DEFAULT uuidv7(),
      ADD state text NOT NULL DEFAULT 'ENROLLED' CHECK (state IN ('ENROLLED', 'COMPLETED', 'WITHDRAWN')),
      ADD report_url text,
      ADD certificate_url text,
      ADD updated_at timestamptz NOT NULL DEFAULT now()`);
  await runner.query('CREATE UNIQUE INDEX live_course_members_id_key ON live_course_members (id)');
}

async function createLessons(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE live_lessons (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      group_id uuid NOT NULL REFERENCES live_course_groups (id) ON DELETE CASCADE,
      lesson_number int NOT NULL CHECK (lesson_number > 0),
      topic text NOT NULL,
      starts_at timestamptz NOT NULL,
      ends_at timestamptz NOT NULL,
      schedule text,
      meeting_link text,
      start_link text,
      host_email text,
      status text NOT NULL DEFAULT 'PLANNED' CHECK (status IN ('PLANNED', 'CANCELED')),
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      CHECK (ends_at > starts_at)
    )`);
  await runner.query('CREATE UNIQUE INDEX live_lessons_number_key ON live_lessons (group_id, lesson_number)');
  await runner.query('CREATE INDEX live_lessons_next_idx ON live_lessons (group_id, ends_at)');
  await runner.query(`
    CREATE TABLE live_documents (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      group_id uuid NOT NULL REFERENCES live_course_groups (id) ON DELETE CASCADE,
      lesson_id uuid REFERENCES live_lessons (id) ON DELETE CASCADE,
      type text NOT NULL CHECK (type IN ('SLIDES', 'READING', 'VIDEO', 'LINK', 'OTHER')),
      name text NOT NULL,
      link text NOT NULL,
      note text,
      corresponding_id uuid REFERENCES live_documents (id) ON DELETE SET NULL CHECK (corresponding_id <> id),
      created_by uuid REFERENCES users (id) ON DELETE SET NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now()
    )`);
  await runner.query('CREATE INDEX live_documents_group_idx ON live_documents (group_id)');
  await runner.query('CREATE INDEX live_documents_lesson_idx ON live_documents (lesson_id)');
  await runner.query('CREATE INDEX live_documents_corresponding_idx ON live_documents (corresponding_id)');
  await runner.query('CREATE INDEX live_documents_created_by_idx ON live_documents (created_by)');
}

async function createHomework(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE live_homeworks (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      group_id uuid NOT NULL REFERENCES live_course_groups (id) ON DELETE CASCADE,
      lesson_id uuid NOT NULL REFERENCES live_lessons (id) ON DELETE CASCADE,
      topic text NOT NULL,
      instruction text,
      point int NOT NULL CHECK (point BETWEEN 0 AND 1000),
      starts_at timestamptz NOT NULL,
      due_at timestamptz NOT NULL,
      link text,
      takes_late boolean NOT NULL DEFAULT true,
      takes_again boolean NOT NULL DEFAULT true,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      CHECK (due_at > starts_at)
    )`);
  await runner.query('CREATE INDEX live_homeworks_group_idx ON live_homeworks (group_id, due_at)');
  await runner.query('CREATE INDEX live_homeworks_lesson_idx ON live_homeworks (lesson_id)');
  await runner.query(`
    CREATE TABLE live_student_homeworks (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      homework_id uuid NOT NULL REFERENCES live_homeworks (id) ON DELETE CASCADE,
      user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      link text,
      submitted_at timestamptz,
      is_late boolean NOT NULL DEFAULT false,
      submissions_cnt int NOT NULL DEFAULT 0,
      viewed_at timestamptz,
      score numeric(6, 2) CHECK (score >= 0),
      comment text,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      CHECK ((link IS NULL) = (submitted_at IS NULL))
    )`);
  await runner.query(
    'CREATE UNIQUE INDEX live_student_homeworks_one_key ON live_student_homeworks (homework_id, user_id)',
  );
  await runner.query(
    'CREATE INDEX live_student_homeworks_unseen_idx ON live_student_homeworks (homework_id) WHERE submitted_at IS NOT NULL AND viewed_at IS NULL',
  );
  await runner.query('CREATE INDEX live_student_homeworks_user_idx ON live_student_homeworks (user_id)');
  await runner.query(`
    CREATE TABLE live_submissions (
      student_homework_id uuid NOT NULL REFERENCES live_student_homeworks (id) ON DELETE CASCADE,
      number int NOT NULL,
      link text NOT NULL,
      is_late boolean NOT NULL,
      submitted_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (student_homework_id, number)
    )`);
}
