import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What who teaches says often, and what they say of a place in a picture or on a page that was handed in. */
export class TeachersReading1765413600001 implements MigrationInterface {
  readonly name = 'TeachersReading1765413600001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE live_comment_templates (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        owner_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        text text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(
      'CREATE INDEX live_comment_templates_owner_idx ON live_comment_templates (owner_id, id)',
    );
    await runner.query(`
      CREATE TABLE live_work_pins (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        student_homework_id uuid NOT NULL,
        number int NOT NULL,
        author_id uuid REFERENCES users (id) ON DELETE SET NULL,
        page int NOT NULL CHECK (page > 0),
        x double precision NOT NULL CHECK (x BETWEEN 0 AND 1),
        y double precision NOT NULL CHECK (y BETWEEN 0 AND 1),
        text text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        edited_at timestamptz,
        FOREIGN KEY (student_homework_id, number) REFERENCES live_submissions (student_homework_id, number) ON DELETE CASCADE
      )`);
    await runner.query(
      'CREATE INDEX live_work_pins_work_idx ON live_work_pins (student_homework_id, number)',
    );
    await runner.query('CREATE INDEX live_work_pins_author_idx ON live_work_pins (author_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE live_work_pins, live_comment_templates');
  }
}
