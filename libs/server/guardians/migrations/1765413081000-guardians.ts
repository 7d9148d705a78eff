import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Who is whose guardian, the codes by which students let somebody be theirs, and what they would rather keep to themselves.
 * What has ended stays: a mail's link must not bring back what the student ended.
 */
export class Guardians1765413081000 implements MigrationInterface {
  readonly name = 'Guardians1765413081000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE guardian_ties (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        student_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        guardian_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE CHECK (guardian_id <> student_id),
        origin text NOT NULL CHECK (origin IN ('CODE', 'CONSENT')),
        since timestamptz NOT NULL DEFAULT now(),
        kept_at timestamptz,
        told_of_end_at timestamptz,
        ended_at timestamptz,
        ended_by uuid REFERENCES users (id) ON DELETE SET NULL
      )`);
    await runner.query(
      'CREATE UNIQUE INDEX guardian_ties_pair_idx ON guardian_ties (guardian_id, student_id) WHERE ended_at IS NULL',
    );
    await runner.query(`CREATE UNIQUE INDEX guardian_ties_consent_idx ON guardian_ties (student_id)
      WHERE ended_at IS NULL AND origin = 'CONSENT'`);
    await runner.query('CREATE INDEX guardian_ties_student_idx ON guardian_ties (student_id)');
    await runner.query('CREATE INDEX guardian_ties_guardian_idx ON guardian_ties (guardian_id)');
    await runner.query('CREATE INDEX guardian_ties_ended_by_idx ON guardian_ties (ended_by)');
    await runner.query(`
      CREATE TABLE guardian_codes (
        student_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
        code_hash bytea NOT NULL UNIQUE,
        expires_at timestamptz NOT NULL
      )`);
    await runner.query(`
      CREATE TABLE guardian_topic_choices (
        student_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        topic text NOT NULL,
        is_shown boolean NOT NULL,
        changed_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (student_id, topic)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE guardian_topic_choices, guardian_codes, guardian_ties');
  }
}
