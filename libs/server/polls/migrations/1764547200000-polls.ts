import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Polls of threads (checklist lines 125–131). A vote's `slot` is its option where several can be selected and its poll
 * where only one can: the key then lets nobody have two. Counters are written with the votes, under the poll's lock.
 */
export class Polls1764547200000 implements MigrationInterface {
  readonly name = 'Polls1764547200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE polls (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        thread_id uuid NOT NULL UNIQUE REFERENCES threads (id) ON DELETE CASCADE,
        creator_id uuid NOT NULL REFERENCES users (id),
        can_select_multiple boolean NOT NULL DEFAULT true,
        open boolean NOT NULL DEFAULT true,
        hidden_until_voted boolean NOT NULL DEFAULT false,
        closes_at timestamptz,
        closed_at timestamptz,
        options_cnt int NOT NULL DEFAULT 0 CHECK (options_cnt BETWEEN 0 AND 30),
        voters_cnt int NOT NULL DEFAULT 0 CHECK (voters_cnt >= 0),
        created_at timestamptz NOT NULL DEFAULT now()
      ) WITH (fillfactor = 85)`);
    await runner.query('CREATE INDEX polls_creator_idx ON polls (creator_id)');
    await runner.query(`
      CREATE TABLE poll_options (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        poll_id uuid NOT NULL REFERENCES polls (id) ON DELETE CASCADE,
        creator_id uuid NOT NULL REFERENCES users (id),
        label text NOT NULL,
        label_key text NOT NULL,
        votes_cnt int NOT NULL DEFAULT 0 CHECK (votes_cnt >= 0),
        created_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (poll_id, label_key)
      ) WITH (fillfactor = 85)`);
    await runner.query('CREATE INDEX poll_options_creator_idx ON poll_options (creator_id)');
    await runner.query(`
      CREATE TABLE poll_votes (
        poll_id uuid NOT NULL REFERENCES polls (id) ON DELETE CASCADE,
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        slot uuid NOT NULL,
        option_id uuid NOT NULL REFERENCES poll_options (id) ON DELETE CASCADE,
        voted_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (poll_id, user_id, slot),
        CHECK (slot IN (poll_id, option_id))
      )`);
    await runner.query('CREATE INDEX poll_votes_option_idx ON poll_votes (option_id)');
    await runner.query('CREATE INDEX poll_votes_latest_idx ON poll_votes (poll_id, voted_at)');
    await runner.query('CREATE INDEX poll_votes_user_idx ON poll_votes (user_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE poll_votes, poll_options, polls');
  }
}
