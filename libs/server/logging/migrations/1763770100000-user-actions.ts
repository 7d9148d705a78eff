import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The activity log (checklist line 239). No foreign key: it outlives the account it speaks of, under its bare id. */
export class UserActions1763770100000 implements MigrationInterface {
  readonly name = 'UserActions1763770100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE user_actions (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        user_id uuid NOT NULL,
        action_type text NOT NULL,
        browser text NOT NULL,
        browser_version text NOT NULL,
        os text NOT NULL,
        os_version text NOT NULL,
        platform text NOT NULL,
        login_type text,
        path text,
        duration integer,
        details jsonb,
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query('CREATE INDEX user_actions_user_idx ON user_actions (user_id, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE user_actions');
  }
}
