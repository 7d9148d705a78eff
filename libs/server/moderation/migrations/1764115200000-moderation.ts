import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What waits for moderators, what they decided, and whom they told. A case gathers all reports of one target, or that
 * it is held back; an appeal is a case of its own. Also what finds people by their names.
 */
export class Moderation1764115200000 implements MigrationInterface {
  readonly name = 'Moderation1764115200000';

  async up(runner: QueryRunner): Promise<void> {
    await createCases(runner);
    await createNotices(runner);
    await createNameSearch(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users DROP names_text');
    await runner.query('DROP TABLE moderation_reports, moderation_cases, moderation_notices CASCADE');
  }
}

async function createCases(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE moderation_cases (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      kind text NOT NULL CHECK (kind IN ('REPORT', 'HOLD', 'APPEAL')),
      status text NOT NULL DEFAULT 'OPEN' CHECK (status IN ('OPEN', 'CLOSED')),
      community_id uuid REFERENCES communities (id) ON DELETE CASCADE,
      target_type text NOT NULL,
      target_id uuid NOT NULL,
      author_id uuid NOT NULL REFERENCES users (id),
      title text NOT NULL,
      preview text NOT NULL,
      reports_cnt int NOT NULL DEFAULT 0 CHECK (reports_cnt >= 0),
      notice_id uuid UNIQUE,
      appeal text,
      action text,
      reason text,
      decided_by uuid REFERENCES users (id),
      decided_at timestamptz,
      created_at timestamptz NOT NULL DEFAULT now(),
      CHECK ((kind = 'APPEAL') = (notice_id IS NOT NULL AND appeal IS NOT NULL)),
      CHECK ((status = 'CLOSED') = (action IS NOT NULL AND decided_at IS NOT NULL))
    )`);
  await runner.query(`
    CREATE UNIQUE INDEX moderation_cases_open_key ON moderation_cases (target_type, target_id)
      WHERE status = 'OPEN' AND kind <> 'APPEAL'`);
  await runner.query(
    'CREATE INDEX moderation_cases_queue_idx ON moderation_cases (community_id, status, created_at, id)',
  );
  await runner.query('CREATE INDEX moderation_cases_author_idx ON moderation_cases (author_id)');
  await runner.query(`
    CREATE TABLE moderation_reports (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      case_id uuid NOT NULL REFERENCES moderation_cases (id) ON DELETE CASCADE,
      reporter_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      message text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      UNIQUE (case_id, reporter_id)
    )`);
  await runner.query('CREATE INDEX moderation_reports_reporter_idx ON moderation_reports (reporter_id)');
}

async function createNotices(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE moderation_notices (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      kind text NOT NULL CHECK (kind IN ('HELD', 'REMOVED', 'WARNED', 'BANNED')),
      community_id uuid REFERENCES communities (id) ON DELETE CASCADE,
      case_id uuid REFERENCES moderation_cases (id) ON DELETE CASCADE,
      target_type text,
      target_id uuid,
      title text NOT NULL DEFAULT '',
      reason text NOT NULL,
      reversed_at timestamptz,
      created_at timestamptz NOT NULL DEFAULT now()
    )`);
  await runner.query(
    'CREATE INDEX moderation_notices_latest_idx ON moderation_notices (user_id, created_at, id)',
  );
  await runner.query('CREATE INDEX moderation_notices_case_idx ON moderation_notices (case_id)');
  await runner.query(`
    ALTER TABLE moderation_cases ADD CONSTRAINT moderation_cases_notice_fkey
      FOREIGN KEY (notice_id) REFERENCES moderation_notices (id) ON DELETE CASCADE`);
}

/** Names as they are written in the West and in the East, never the e-mail address. */
async function createNameSearch(runner: QueryRunner): Promise<void> {
  await runner.query(`
    ALTER TABLE users ADD names_text text NOT NULL
      GENERATED ALWAYS AS (search_fold(first_name || ' ' || last_name || ' ' || last_name || first_name)) STORED`);
  await runner.query('CREATE INDEX users_names_idx ON users USING gin (names_text gin_trgm_ops)');
}
