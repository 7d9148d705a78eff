import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Certificates of courses, with the name that was printed on them. */
export class Certificates1765413500020 implements MigrationInterface {
  readonly name = 'Certificates1765413500020';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE live_certificates (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        code text NOT NULL CHECK (code ~ '^[A-Za-z0-9_-]{22}$'),
        group_id uuid NOT NULL REFERENCES live_course_groups (id) ON DELETE CASCADE,
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        first_name text NOT NULL,
        last_name text NOT NULL,
        course_name text NOT NULL,
        state text NOT NULL DEFAULT 'MAKING' CHECK (state IN ('MAKING', 'READY', 'FAILED')),
        path text,
        issued_at timestamptz NOT NULL DEFAULT now(),
        issued_by uuid REFERENCES users (id) ON DELETE SET NULL,
        withdrawn_at timestamptz,
        withdrawn_by uuid REFERENCES users (id) ON DELETE SET NULL,
        reason text,
        CHECK ((withdrawn_at IS NULL) = (reason IS NULL)),
        CHECK ((state = 'READY') = (path IS NOT NULL))
      )`);
    await runner.query('CREATE UNIQUE INDEX live_certificates_code_key ON live_certificates (code)');
    // Of a class somebody has one that holds.
    await runner.query(
      'CREATE UNIQUE INDEX live_certificates_one_key ON live_certificates (group_id, user_id) WHERE withdrawn_at IS NULL',
    );
    await runner.query('CREATE INDEX live_certificates_user_idx ON live_certificates (user_id)');
    await runner.query('CREATE INDEX live_certificates_issuer_idx ON live_certificates (issued_by)');
    await runner.query('CREATE INDEX live_certificates_withdrawer_idx ON live_certificates (withdrawn_by)');
    await runner.query(`
      CREATE TRIGGER live_certificates_upload_uses_changed AFTER UPDATE OF path ON live_certificates
      FOR EACH ROW WHEN (NEW.path IS NOT NULL)
      EXECUTE FUNCTION note_upload_uses('CERTIFICATE', 'false', 'user_id', 'path')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE live_certificates');
  }
}
