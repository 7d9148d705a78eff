import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Chats of two and of several, who is in them, and what was said, numbered without a gap. Two people have one chat between
 * them: `one_id` and `other_id`, the lower first; a chat of several has neither.
 */
export class Chats1765414700000 implements MigrationInterface {
  readonly name = 'Chats1765414700000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE chats (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        one_id uuid REFERENCES users (id),
        other_id uuid REFERENCES users (id),
        title text,
        last_seq integer NOT NULL DEFAULT 0,
        active_at timestamptz NOT NULL DEFAULT now(),
        created_at timestamptz NOT NULL DEFAULT now(),
        latest_call_at timestamptz,
        call_in_progress boolean NOT NULL DEFAULT FALSE,
        latest_join_url text,
        init_user_id uuid REFERENCES users (id),
        accepted_users uuid[] NOT NULL DEFAULT '{}',
        declined_users uuid[] NOT NULL DEFAULT '{}',
        UNIQUE (one_id, other_id),
        CHECK (one_id < other_id),
        CHECK (num_nonnulls(one_id, other_id) IN (0, 2)),
        CHECK ((one_id IS NULL) = (title IS NOT NULL))
      )`);
    await runner.query(`
      CREATE TABLE chat_members (
        chat_id uuid NOT NULL REFERENCES chats (id) ON DELETE CASCADE,
        user_id uuid NOT NULL REFERENCES users (id),
        role text NOT NULL CHECK (role IN ('OWNER', 'MEMBER')),
        joined_seq integer NOT NULL DEFAULT 0,
        read_seq integer NOT NULL DEFAULT 0,
        muted_until timestamptz,
        joined_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (chat_id, user_id)
      )`);
    await runner.query('CREATE INDEX chat_members_user_idx ON chat_members (user_id)');
    await runner.query(`
      CREATE TABLE chat_messages (
        id uuid NOT NULL UNIQUE DEFAULT uuidv7(),
        chat_id uuid NOT NULL REFERENCES chats (id) ON DELETE CASCADE,
        seq integer NOT NULL,
        author_id uuid NOT NULL REFERENCES users (id),
        client_key uuid NOT NULL,
        text text NOT NULL,
        reply_to integer,
        created_at timestamptz NOT NULL DEFAULT now(),
        edited_at timestamptz,
        deleted_at timestamptz,
        PRIMARY KEY (chat_id, seq),
        UNIQUE (author_id, chat_id, client_key)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE chat_messages');
    await runner.query('DROP TABLE chat_members');
    await runner.query('DROP TABLE chats');
  }
}
