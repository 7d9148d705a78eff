import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Comments, claps of posts and comments, mentions, and earlier versions of what was changed. A comment's `path` is the
 * numbers of those it answers and its own: ordered by it, comments stand in the order of their tree. `author_path` is
 * who wrote those, so that one look tells whether a reader has a block with any of them. `answered_id` is the comment
 * that was answered, which of the deepest level is not the one it lies under.
 */
export class Posts1764374400000 implements MigrationInterface {
  readonly name = 'Posts1764374400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE posts ADD COLUMN last_comment_number int NOT NULL DEFAULT 0');
    await createComments(runner);
    for (const what of ['post', 'comment']) await createClaps(runner, what);
    // Of posts and comments alike: their ids are unique over both.
    await runner.query(`
      CREATE TABLE content_mentions (
        target_id uuid NOT NULL,
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        place smallint NOT NULL,
        is_told boolean NOT NULL DEFAULT false,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (target_id, user_id)
      )`);
    await runner.query('CREATE INDEX content_mentions_user_idx ON content_mentions (user_id)');
    await runner.query(`
      CREATE TABLE content_edits (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        target_type text NOT NULL CHECK (target_type IN ('THREAD', 'POST', 'COMMENT')),
        target_id uuid NOT NULL,
        creator_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        content text NOT NULL,
        is_rich boolean NOT NULL,
        edited_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query('CREATE INDEX content_edits_target_idx ON content_edits (target_id, id)');
    await runner.query('CREATE INDEX content_edits_creator_idx ON content_edits (creator_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE content_edits, content_mentions, comment_claps, post_claps, comments');
    await runner.query('ALTER TABLE posts DROP COLUMN last_comment_number');
  }
}

async function createComments(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE comments (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      thread_id uuid NOT NULL REFERENCES threads (id) ON DELETE CASCADE,
      post_id uuid NOT NULL REFERENCES posts (id) ON DELETE CASCADE,
      parent_id uuid REFERENCES comments (id) ON DELETE CASCADE,
      answered_id uuid,
      path int[] NOT NULL CHECK (cardinality(path) BETWEEN 1 AND 5),
      creator_id uuid NOT NULL REFERENCES users (id),
      author_path uuid[] NOT NULL CHECK (cardinality(author_path) = cardinality(path)),
      content text NOT NULL,
      is_rich boolean NOT NULL DEFAULT false,
      plain_text text NOT NULL,
      status text NOT NULL DEFAULT 'VISIBLE' CHECK (status IN ('VISIBLE', 'HELD', 'REMOVED', 'DELETED')),
      claps_cnt int NOT NULL DEFAULT 0 CHECK (claps_cnt >= 0),
      replies_cnt int NOT NULL DEFAULT 0 CHECK (replies_cnt >= 0),
      is_highlighted boolean NOT NULL DEFAULT false,
      client_key uuid,
      created_at timestamptz NOT NULL DEFAULT now(),
      edited_at timestamptz,
      search tsvector GENERATED ALWAYS AS (to_tsvector('simple', search_words(left(plain_text, 4000)))) STORED,
      UNIQUE (post_id, path),
      UNIQUE (creator_id, client_key)
    ) WITH (fillfactor = 90)`);
  await runner.query('CREATE INDEX comments_thread_idx ON comments (thread_id, creator_id)');
  await runner.query('CREATE INDEX comments_parent_idx ON comments (parent_id) WHERE parent_id IS NOT NULL');
  await runner.query('CREATE INDEX comments_creator_idx ON comments (creator_id, created_at)');
}

async function createClaps(runner: QueryRunner, what: string): Promise<void> {
  await runner.query(`
    CREATE TABLE ${what}_claps (
      ${what}_id uuid NOT NULL REFERENCES ${what}s (id) ON DELETE CASCADE,
      user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      count smallint NOT NULL CHECK (count BETWEEN 1 AND 10),
      updated_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (${what}_id, user_id)
    ) WITH (fillfactor = 85)`);
}
