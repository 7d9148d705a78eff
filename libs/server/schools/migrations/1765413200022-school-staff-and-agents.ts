import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who works at which school, as staff of the house entered them; which students named whom as their agent, and agents' codes. */
export class SchoolStaffAndAgents1765413200022 implements MigrationInterface {
  readonly name = 'SchoolStaffAndAgents1765413200022';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE school_staff (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        school_id uuid NOT NULL REFERENCES schools (id),
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        role text NOT NULL CHECK (role IN ('PRINCIPLE', 'SCHOOL_ADMIN')),
        since timestamptz NOT NULL DEFAULT now(),
        UNIQUE (user_id, school_id)
      )`);
    await runner.query('CREATE INDEX school_staff_school_idx ON school_staff (school_id, since, id)');
    await runner.query(`
      CREATE TABLE agent_students (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        agent_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        student_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE CHECK (student_id <> agent_id),
        named_by uuid REFERENCES users (id) ON DELETE SET NULL,
        since timestamptz NOT NULL DEFAULT now(),
        UNIQUE (agent_id, student_id)
      )`);
    await runner.query('CREATE INDEX agent_students_student_idx ON agent_students (student_id, since, id)');
    await runner.query('CREATE INDEX agent_students_named_by_idx ON agent_students (named_by)');
    await runner.query(`
      CREATE TABLE agent_codes (
        agent_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
        code text NOT NULL UNIQUE
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE agent_codes, agent_students, school_staff');
  }
}
