import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What staff do in the console: lists of extra users that know their revision (checklist line 231), parked deliveries
 * that can be picked out and tried again, what became of scheduled tasks, the moderators' queue over all forums, and
 * files that are deleted with a way back, or replaced under an address that keeps working (line 230).
 */
export class Staff1765065600000 implements MigrationInterface {
  readonly name = 'Staff1765065600000';

  async up(runner: QueryRunner): Promise<void> {
    await extendFeatures(runner);
    await countExtraUsers(runner);
    await extendJobs(runner);
    await runner.query('CREATE INDEX moderation_cases_created_idx ON moderation_cases (created_at, id)');
    await runner.query(
      'CREATE INDEX moderation_cases_status_idx ON moderation_cases (status, created_at, id)',
    );
    await runner.query('CREATE INDEX moderation_cases_reports_idx ON moderation_cases (reports_cnt, id)');
    await extendUploads(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE upload_redirects');
    await runner.query('DROP INDEX uploads_ready_idx, uploads_ready_size_idx, uploads_ready_name_idx');
    await runner.query('ALTER TABLE uploads DROP COLUMN deleted_at, DROP COLUMN deleted_by');
    await runner.query(
      'DROP INDEX moderation_cases_created_idx, moderation_cases_status_idx, moderation_cases_reports_idx',
    );
    await runner.query(
      'ALTER TABLE scheduled_tasks DROP COLUMN last_started_at, DROP COLUMN last_finished_at, DROP COLUMN last_failure',
    );
    await runner.query('ALTER TABLE event_deliveries DROP COLUMN parked_id, DROP COLUMN tries');
    await runner.query('DROP TRIGGER feature_users_added ON feature_users');
    await runner.query('DROP TRIGGER feature_users_removed ON feature_users');
    await runner.query('DROP FUNCTION count_feature_users');
    await runner.query('ALTER TABLE feature_users DROP COLUMN id, DROP COLUMN added_by');
    await runner.query(
      'ALTER TABLE features DROP COLUMN id, DROP COLUMN users_cnt, DROP COLUMN revision, DROP COLUMN updated_at',
    );
  }
}

async function extendFeatures(runner: QueryRunner): Promise<void> {
  await runner.query(`
    ALTER TABLE features
      ADD id uuid NOT NULL DEFAULT uuidv7(),
      ADD users_cnt int NOT NULL DEFAULT 0 CHECK (users_cnt >= 0),
      ADD revision int NOT NULL DEFAULT 0,
      ADD updated_at timestamptz NOT NULL DEFAULT now()`);
  await runner.query('CREATE UNIQUE INDEX features_id_key ON features (id)');
  await runner.query(`
    ALTER TABLE feature_users
      ADD id uuid NOT NULL DEFAULT uuidv7(),
      ADD added_by uuid REFERENCES users (id) ON DELETE SET NULL`);
  await runner.query('CREATE UNIQUE INDEX feature_users_id_key ON feature_users (id)');
  await runner.query('CREATE INDEX feature_users_added_at_idx ON feature_users (added_at, id)');
  await runner.query('CREATE INDEX feature_users_email_id_idx ON feature_users (email, id)');
  await runner.query(`
    CREATE INDEX feature_users_search_idx ON feature_users
    USING gin (lower(email::text || ' ' || feature) gin_trgm_ops)`);
  await runner.query(`
    UPDATE features f SET users_cnt = (SELECT count(*) FROM feature_users u WHERE u.feature = f.name)`);
  // What code asks for by its name is there to be filled.
  await runner.query(`
    INSERT INTO features (name) VALUES ('SaudiLicwUsers'), ('NEOMUsers') ON CONFLICT (name) DO NOTHING`);
}

/** Whoever changes a list, and be it the erasure of an account, changes its count and its revision with it. */
async function countExtraUsers(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE FUNCTION count_feature_users() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE sign int := CASE WHEN TG_OP = 'INSERT' THEN 1 ELSE -1 END;
    BEGIN
      UPDATE features f
      SET users_cnt = f.users_cnt + sign * changed.cnt, revision = f.revision + 1, updated_at = now()
      FROM (SELECT feature, count(*)::int AS cnt FROM changed_rows GROUP BY feature) changed
      WHERE f.name = changed.feature;
      RETURN NULL;
    END $$`);
  await runner.query(`
    CREATE TRIGGER feature_users_added AFTER INSERT ON feature_users
    REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION count_feature_users()`);
  await runner.query(`
    CREATE TRIGGER feature_users_removed AFTER DELETE ON feature_users
    REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION count_feature_users()`);
}

async function extendJobs(runner: QueryRunner): Promise<void> {
  await runner.query('ALTER TABLE event_deliveries ADD tries int NOT NULL DEFAULT 0, ADD parked_id uuid');
  await runner.query('UPDATE event_deliveries SET parked_id = uuidv7() WHERE parked_at IS NOT NULL');
  await runner.query(
    'CREATE UNIQUE INDEX event_deliveries_parked_key ON event_deliveries (parked_id) WHERE parked_at IS NOT NULL',
  );
  await runner.query(`
    CREATE INDEX event_deliveries_parked_list_idx ON event_deliveries (parked_at, parked_id)
    WHERE parked_at IS NOT NULL`);
  await runner.query(`
    ALTER TABLE scheduled_tasks
      ADD last_started_at timestamptz, ADD last_finished_at timestamptz, ADD last_failure text`);
}

/** An address of a file that was replaced leads to what took its place, as long as that is there. */
async function extendUploads(runner: QueryRunner): Promise<void> {
  await runner.query(`
    ALTER TABLE uploads
      ADD deleted_at timestamptz, ADD deleted_by uuid REFERENCES users (id) ON DELETE SET NULL`);
  await runner.query(`CREATE INDEX uploads_ready_idx ON uploads (finished_at, id) WHERE state = 'READY'`);
  await runner.query(
    `CREATE INDEX uploads_ready_size_idx ON uploads (stored_bytes, id) WHERE state = 'READY'`,
  );
  await runner.query(`CREATE INDEX uploads_ready_name_idx ON uploads (name, id) WHERE state = 'READY'`);
  await runner.query(`CREATE INDEX uploads_deleted_idx ON uploads (deleted_at) WHERE deleted_at IS NOT NULL`);
  await runner.query(`
    CREATE TABLE upload_redirects (
      url text PRIMARY KEY,
      upload_id uuid NOT NULL REFERENCES uploads (id) ON DELETE CASCADE
    )`);
  await runner.query('CREATE INDEX upload_redirects_upload_idx ON upload_redirects (upload_id)');
}
