import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Notifications with their grouping, what each user wants of them, and the daily e-mails that are due. */
export class Notifications1763769900000 implements MigrationInterface {
  readonly name = 'Notifications1763769900000';

  async up(runner: QueryRunner): Promise<void> {
    await createNotifications(runner);
    await runner.query(`
      CREATE TABLE notification_preferences (
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        type text NOT NULL,
        in_app boolean NOT NULL,
        email text NOT NULL,
        PRIMARY KEY (user_id, type)
      )`);
    await runner.query(`
      CREATE TABLE notification_opt_outs (
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        topic text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (user_id, topic)
      )`);
    await runner.query(`
      CREATE TABLE notification_digests (
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        day date NOT NULL,
        due_at timestamptz NOT NULL,
        claimed_at timestamptz,
        PRIMARY KEY (user_id, day)
      )`);
    await runner.query(
      'CREATE INDEX notification_digests_due_idx ON notification_digests (due_at) WHERE claimed_at IS NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP TABLE notification_digests, notification_opt_outs, notification_preferences, notifications',
    );
  }
}

async function createNotifications(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE notifications (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      type text NOT NULL,
      description text NOT NULL,
      actor_id uuid REFERENCES users (id) ON DELETE SET NULL,
      actor_ids uuid[] NOT NULL DEFAULT '{}',
      url text CHECK (url ~ '^/' AND url !~ '^/[/\\\\]'),
      tag text,
      group_key text,
      in_app boolean NOT NULL DEFAULT true,
      digest_day date,
      created_at timestamptz NOT NULL DEFAULT now(),
      seen_at timestamptz
    )`);
  await runner.query(
    'CREATE INDEX notifications_newest_idx ON notifications (user_id, created_at, id) WHERE in_app',
  );
  // The bell's count stops at a hundred entries of this index, however many notifications there are.
  await runner.query(`
    CREATE INDEX notifications_unseen_idx ON notifications (user_id, created_at, id)
    WHERE in_app AND seen_at IS NULL`);
  await runner.query(`
    CREATE UNIQUE INDEX notifications_group_key ON notifications (user_id, type, group_key)
    WHERE seen_at IS NULL AND group_key IS NOT NULL`);
  await runner.query(`
    CREATE INDEX notifications_digest_idx ON notifications (user_id, digest_day)
    WHERE seen_at IS NULL AND digest_day IS NOT NULL`);
  // Found when an account is removed.
  await runner.query(
    'CREATE INDEX notifications_actor_idx ON notifications (actor_id) WHERE actor_id IS NOT NULL',
  );
}
