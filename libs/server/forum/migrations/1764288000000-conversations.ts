import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Short messages on the forums' home, each to one forum, with one level of replies and likes. The keys of (creator_id,
 * client_key) also find what somebody wrote. Also which forum an announcement is of; none is of the platform.
 */
export class Conversations1764288000000 implements MigrationInterface {
  readonly name = 'Conversations1764288000000';

  async up(runner: QueryRunner): Promise<void> {
    await createConversations(runner);
    await createReplies(runner);
    await createLikes(runner);
    await runner.query(
      'ALTER TABLE priority_posts ADD community_id uuid REFERENCES communities (id) ON DELETE CASCADE',
    );
    await runner.query(
      'CREATE INDEX priority_posts_forum_idx ON priority_posts (community_id, starts_at, id)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE priority_posts DROP community_id');
    await runner.query('DROP TABLE conversation_likes, conversation_replies, conversations');
  }
}

async function createConversations(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE conversations (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      community_id uuid NOT NULL REFERENCES communities (id) ON DELETE CASCADE,
      creator_id uuid NOT NULL REFERENCES users (id),
      content text NOT NULL,
      status text NOT NULL DEFAULT 'VISIBLE' CHECK (status IN ('VISIBLE', 'HELD', 'REMOVED', 'DELETED')),
      likes_cnt int NOT NULL DEFAULT 0 CHECK (likes_cnt >= 0),
      replies_cnt int NOT NULL DEFAULT 0 CHECK (replies_cnt >= 0),
      client_key uuid,
      created_at timestamptz NOT NULL DEFAULT now(),
      UNIQUE (creator_id, client_key)
    ) WITH (fillfactor = 85)`);
  await runner.query('CREATE INDEX conversations_latest_idx ON conversations (community_id, created_at, id)');
}

async function createReplies(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE conversation_replies (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      conversation_id uuid NOT NULL REFERENCES conversations (id) ON DELETE CASCADE,
      creator_id uuid NOT NULL REFERENCES users (id),
      content text NOT NULL,
      status text NOT NULL DEFAULT 'VISIBLE' CHECK (status IN ('VISIBLE', 'HELD', 'REMOVED', 'DELETED')),
      client_key uuid,
      created_at timestamptz NOT NULL DEFAULT now(),
      UNIQUE (creator_id, client_key)
    )`);
  await runner.query(
    'CREATE INDEX conversation_replies_idx ON conversation_replies (conversation_id, created_at, id)',
  );
}

async function createLikes(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE conversation_likes (
      conversation_id uuid NOT NULL REFERENCES conversations (id) ON DELETE CASCADE,
      user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      created_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (conversation_id, user_id)
    )`);
  await runner.query('CREATE INDEX conversation_likes_user_idx ON conversation_likes (user_id)');
}
