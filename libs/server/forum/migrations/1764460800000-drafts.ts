import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What people have begun to write: a reply to a thread, or a new thread of a forum, one of each per person
 * (checklist line 120). `revision` grows with every save; a save names the one it goes out from.
 */
export class Drafts1764460800000 implements MigrationInterface {
  readonly name = 'Drafts1764460800000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE drafts (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        thread_id uuid REFERENCES threads (id) ON DELETE CASCADE,
        community_id uuid REFERENCES communities (id) ON DELETE CASCADE,
        title text NOT NULL DEFAULT '',
        content text NOT NULL,
        is_rich boolean NOT NULL DEFAULT false,
        tags text[] NOT NULL DEFAULT '{}',
        poll jsonb,
        revision int NOT NULL DEFAULT 1 CHECK (revision >= 1),
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CHECK ((thread_id IS NULL) <> (community_id IS NULL))
      )`);
    await runner.query(
      'CREATE UNIQUE INDEX drafts_reply_key ON drafts (user_id, thread_id) WHERE thread_id IS NOT NULL',
    );
    await runner.query(
      'CREATE UNIQUE INDEX drafts_new_thread_key ON drafts (user_id, community_id) WHERE community_id IS NOT NULL',
    );
    // Where a thread or forum goes, its drafts are found by these.
    await runner.query('CREATE INDEX drafts_thread_idx ON drafts (thread_id) WHERE thread_id IS NOT NULL');
    await runner.query(
      'CREATE INDEX drafts_community_idx ON drafts (community_id) WHERE community_id IS NOT NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE drafts');
  }
}
