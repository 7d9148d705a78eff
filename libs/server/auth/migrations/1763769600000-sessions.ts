import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sessions with rotating refresh keys, and what an account says beyond its name and roles (checklist line 37). */
export class Sessions1763769600000 implements MigrationInterface {
  readonly name = 'Sessions1763769600000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE users
        ADD name_confirmed boolean NOT NULL DEFAULT false,
        ADD show_online_status boolean NOT NULL DEFAULT true,
        ADD view_redesign boolean NOT NULL DEFAULT false,
        ADD main_nav_bar_closed boolean NOT NULL DEFAULT false,
        ADD picture_url text,
        ADD agreed_terms_version text,
        ADD agreed_terms_at timestamptz,
        ADD suspended_at timestamptz,
        ADD deletes_at timestamptz`);
    await runner.query(
      'CREATE INDEX users_deletes_at_idx ON users (deletes_at) WHERE deletes_at IS NOT NULL',
    );
    await runner.query(`
      CREATE TABLE sessions (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        sign_in_way text NOT NULL,
        keep_logged_in boolean NOT NULL,
        has_second_factor boolean NOT NULL,
        user_agent text NOT NULL,
        ip_address text NOT NULL,
        refresh_hash bytea NOT NULL,
        previous_refresh_hash bytea,
        created_at timestamptz NOT NULL DEFAULT now(),
        last_seen_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        ended_at timestamptz,
        end_reason text
      )`);
    await runner.query('CREATE INDEX sessions_open_idx ON sessions (user_id, id) WHERE ended_at IS NULL');
    await runner.query('CREATE INDEX sessions_user_idx ON sessions (user_id, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE sessions');
    await runner.query(`
      ALTER TABLE users DROP name_confirmed, DROP show_online_status, DROP view_redesign, DROP main_nav_bar_closed,
        DROP picture_url, DROP agreed_terms_version, DROP agreed_terms_at, DROP suspended_at, DROP deletes_at`);
  }
}
