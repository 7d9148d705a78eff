import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * How many people somebody has asked today, and whom they asked in the last weeks: both outlive the requests, which are
 * deleted when they are rejected. Cases of moderators can be about what somebody did to several people.
 */
export class FriendRequests1765325000000 implements MigrationInterface {
  readonly name = 'FriendRequests1765325000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE friend_request_counts (
        user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
        day date NOT NULL,
        sent int NOT NULL CHECK (sent > 0)
      )`);
    await runner.query(`
      CREATE TABLE friend_request_log (
        relation_id uuid PRIMARY KEY,
        requester_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        requested_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        asked_at timestamptz NOT NULL DEFAULT now(),
        is_by_forum_alone boolean NOT NULL DEFAULT false,
        refused_at timestamptz,
        alerted_at timestamptz
      )`);
    await runner.query(
      'CREATE INDEX friend_request_log_asked_idx ON friend_request_log (requester_id, asked_at)',
    );
    await runner.query(`
      CREATE INDEX friend_request_log_refused_idx ON friend_request_log (requester_id, refused_at)
        WHERE refused_at IS NOT NULL`);
    await runner.query('CREATE INDEX friend_request_log_requested_idx ON friend_request_log (requested_id)');
    await runner.query(`
      ALTER TABLE moderation_cases
        ADD people uuid[] NOT NULL DEFAULT '{}',
        DROP CONSTRAINT moderation_cases_kind_check,
        ADD CONSTRAINT moderation_cases_kind_check CHECK (kind IN ('REPORT', 'HOLD', 'APPEAL', 'ALERT'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM moderation_cases WHERE kind = 'ALERT'`);
    await runner.query(`
      ALTER TABLE moderation_cases
        DROP people,
        DROP CONSTRAINT moderation_cases_kind_check,
        ADD CONSTRAINT moderation_cases_kind_check CHECK (kind IN ('REPORT', 'HOLD', 'APPEAL'))`);
    await runner.query('DROP TABLE friend_request_log, friend_request_counts');
  }
}
