import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Saved views of the console's tables, what its lists are read by, and from where a change came. */
export class Console1764806400000 implements MigrationInterface {
  readonly name = 'Console1764806400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE saved_views (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        table_name text NOT NULL,
        name text NOT NULL,
        search text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT saved_views_name_key UNIQUE (user_id, table_name, name)
      )`);
    await runner.query('ALTER TABLE audit_entries ADD COLUMN address text');
    await runner.query('CREATE INDEX audit_entries_created_at_idx ON audit_entries (created_at, id)');
    await runner.query(`
      CREATE INDEX audit_entries_search_idx ON audit_entries
      USING gin (action gin_trgm_ops, target_type gin_trgm_ops, target_id gin_trgm_ops)`);
    await runner.query(
      'CREATE INDEX users_suspended_idx ON users (created_at, id) WHERE suspended_at IS NOT NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP INDEX users_suspended_idx, audit_entries_search_idx, audit_entries_created_at_idx',
    );
    await runner.query('ALTER TABLE audit_entries DROP COLUMN address');
    await runner.query('DROP TABLE saved_views');
  }
}
