import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Changes of an account's e-mail: the one that waits for its two confirmations, and those the old address can still
 * undo. An account has one that waits; of codes there are hashes alone.
 */
export class EmailChanges1765413120000 implements MigrationInterface {
  readonly name = 'EmailChanges1765413120000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE email_changes (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        old_email citext NOT NULL,
        new_email citext NOT NULL,
        password_mark bytea NOT NULL,
        session_id uuid,
        requested_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        old_code_hash bytea,
        old_confirmed_at timestamptz,
        new_code_hash bytea,
        new_confirmed_at timestamptz,
        changed_at timestamptz,
        undo_code_hash bytea,
        undo_until timestamptz
      )`);
    await runner.query(
      'CREATE UNIQUE INDEX email_changes_waiting_key ON email_changes (user_id) WHERE changed_at IS NULL',
    );
    await runner.query('CREATE INDEX email_changes_user_idx ON email_changes (user_id, id)');
    for (const code of ['old', 'new', 'undo'])
      await runner.query(
        `CREATE UNIQUE INDEX email_changes_${code}_code_key ON email_changes (${code}_code_hash)`,
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE email_changes');
  }
}
