import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Threads, the posts in them, and what each reader has to do with a thread. Counters stand beside what they count and
 * are written with it. No index has one of a thread's but `engagement`, so that counting changes no index. A post's
 * `number` is its place in its thread, from 1: pages and read markers go by it.
 */
export class Threads1764028800000 implements MigrationInterface {
  readonly name = 'Threads1764028800000';

  async up(runner: QueryRunner): Promise<void> {
    await createSearchFunctions(runner);
    await createThreads(runner);
    await createPosts(runner);
    await createReaders(runner);
    await runner.query(`
      CREATE TABLE teacher_students (
        teacher_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        student_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        PRIMARY KEY (teacher_id, student_id),
        CHECK (teacher_id <> student_id)
      )`);
    await runner.query('CREATE INDEX teacher_students_student_idx ON teacher_students (student_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE teacher_students, thread_read_markers, thread_favorites, thread_views, thread_claps, posts, threads`);
    await runner.query('DROP FUNCTION search_words, search_fold');
  }
}

/** Characters of Chinese and Japanese, which are written without spaces; the same as in the forum's `text-marks.ts`. */
const cjk = '\\u3005\\u3006\\u3040-\\u30fa\\u30fc-\\u30ff\\u3400-\\u4dbf\\u4e00-\\u9fff';

/**
 * `search_fold`: without case and accents. `search_words`: the words of a text with a space between; of runs of
 * Chinese and Japanese all pairs of neighbours, because PostgreSQL does not know their words. The forum's search asks
 * for the same words (`search-words.ts`). One names the other with its schema, because PostgreSQL has no search path
 * where it builds an index.
 */
async function createSearchFunctions(runner: QueryRunner): Promise<void> {
  await runner.query(String.raw`
    CREATE FUNCTION search_fold(source text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
      RETURN CASE WHEN source ~ '^[\x01-\x7f]*$' THEN lower(source)
        ELSE lower(normalize(regexp_replace(normalize(source, NFD), '[\u0300-\u036f]', '', 'g'), NFC)) END`);
  await runner.query(`
    CREATE FUNCTION search_words(source text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
    DECLARE
      words text := regexp_replace(public.search_fold(source), '[^[:alnum:]]+', ' ', 'g');
      runs text;
    BEGIN
      IF words !~ '[${cjk}]' THEN RETURN words; END IF;
      words := regexp_replace(words, '([${cjk}]+)', ' \\1 ', 'g');
      -- The same runs without their first character have the pairs that begin at the other places.
      runs := regexp_replace(words, '[^${cjk}]+', ' ', 'g');
      runs := regexp_replace(runs, '(^| )[${cjk}]', ' ', 'g');
      RETURN regexp_replace(words || ' ' || runs, '([${cjk}])([${cjk}])', '\\1\\2 ', 'g');
    END $$`);
}

async function createThreads(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE threads (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      community_id uuid NOT NULL REFERENCES communities (id) ON DELETE CASCADE,
      creator_id uuid NOT NULL REFERENCES users (id),
      title text NOT NULL,
      content text NOT NULL,
      is_rich boolean NOT NULL DEFAULT false,
      plain_text text NOT NULL,
      preview text NOT NULL,
      tags text[] NOT NULL DEFAULT '{}',
      thumbnail_url text,
      status text NOT NULL DEFAULT 'VISIBLE' CHECK (status IN ('VISIBLE', 'HELD', 'REMOVED', 'DELETED')),
      pin_position int,
      claps_cnt int NOT NULL DEFAULT 0 CHECK (claps_cnt >= 0),
      views_cnt int NOT NULL DEFAULT 0 CHECK (views_cnt >= 0),
      posts_cnt int NOT NULL DEFAULT 0 CHECK (posts_cnt >= 0),
      last_post_number int NOT NULL DEFAULT 0,
      last_active_at timestamptz NOT NULL DEFAULT now(),
      engagement int NOT NULL DEFAULT 0,
      client_key uuid,
      created_at timestamptz NOT NULL DEFAULT now(),
      edited_at timestamptz,
      search tsvector GENERATED ALWAYS AS
        (setweight(to_tsvector('simple', search_words(title)), 'A') ||
         setweight(to_tsvector('simple', search_words(left(plain_text, 4000))), 'B')) STORED,
      UNIQUE (creator_id, client_key)
    ) WITH (fillfactor = 85)`);
  const listed = "WHERE status = 'VISIBLE' AND pin_position IS NULL";
  await runner.query(`CREATE INDEX threads_latest_idx ON threads (community_id, created_at, id) ${listed}`);
  await runner.query(
    `CREATE INDEX threads_featured_idx ON threads (community_id, engagement, created_at, id) ${listed}`,
  );
  await runner.query(`
    CREATE INDEX threads_pinned_idx ON threads (community_id, pin_position)
      WHERE status = 'VISIBLE' AND pin_position IS NOT NULL`);
  await runner.query(`CREATE INDEX threads_title_idx ON threads (community_id, lower(title), id) ${listed}`);
  await runner.query("CREATE INDEX threads_feed_idx ON threads (created_at, id) WHERE status = 'VISIBLE'");
  await runner.query(
    "CREATE INDEX threads_held_idx ON threads (community_id, created_at, id) WHERE status = 'HELD'",
  );
  await runner.query('CREATE INDEX threads_creator_idx ON threads (creator_id, created_at)');
  await runner.query('CREATE INDEX threads_engaged_idx ON threads (id) WHERE engagement > 0');
  await runner.query('CREATE INDEX threads_search_idx ON threads USING gin (search)');
  await runner.query('CREATE INDEX threads_title_trgm_idx ON threads USING gin (title gin_trgm_ops)');
}

async function createPosts(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE posts (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      thread_id uuid NOT NULL REFERENCES threads (id) ON DELETE CASCADE,
      number int NOT NULL,
      creator_id uuid NOT NULL REFERENCES users (id),
      content text NOT NULL,
      is_rich boolean NOT NULL DEFAULT false,
      plain_text text NOT NULL,
      status text NOT NULL DEFAULT 'VISIBLE' CHECK (status IN ('VISIBLE', 'HELD', 'REMOVED', 'DELETED')),
      claps_cnt int NOT NULL DEFAULT 0 CHECK (claps_cnt >= 0),
      comments_cnt int NOT NULL DEFAULT 0 CHECK (comments_cnt >= 0),
      client_key uuid,
      created_at timestamptz NOT NULL DEFAULT now(),
      edited_at timestamptz,
      search tsvector GENERATED ALWAYS AS (to_tsvector('simple', search_words(left(plain_text, 4000)))) STORED,
      UNIQUE (thread_id, number),
      UNIQUE (creator_id, client_key)
    )`);
  await runner.query('CREATE INDEX posts_claps_idx ON posts (thread_id, claps_cnt, number)');
  await runner.query('CREATE INDEX posts_creator_idx ON posts (creator_id, created_at)');
  await runner.query('CREATE INDEX posts_participant_idx ON posts (thread_id, creator_id)');
  await runner.query('CREATE INDEX posts_lately_idx ON posts USING brin (created_at)');
  await runner.query('CREATE INDEX posts_search_idx ON posts USING gin (search)');
}

async function createReaders(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE thread_claps (
      thread_id uuid NOT NULL REFERENCES threads (id) ON DELETE CASCADE,
      user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      count smallint NOT NULL CHECK (count BETWEEN 1 AND 10),
      updated_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (thread_id, user_id)
    ) WITH (fillfactor = 85)`);
  // A summary only, so that a clap changes no index.
  await runner.query('CREATE INDEX thread_claps_lately_idx ON thread_claps USING brin (updated_at)');
  await runner.query(`
    CREATE TABLE thread_views (
      thread_id uuid NOT NULL REFERENCES threads (id) ON DELETE CASCADE,
      user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      counted_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (thread_id, user_id)
    )`);
  await runner.query(`
    CREATE TABLE thread_favorites (
      user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      thread_id uuid NOT NULL REFERENCES threads (id) ON DELETE CASCADE,
      created_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (user_id, thread_id)
    )`);
  await runner.query(
    'CREATE INDEX thread_favorites_latest_idx ON thread_favorites (user_id, created_at, thread_id)',
  );
  await runner.query(`
    CREATE TABLE thread_read_markers (
      user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      thread_id uuid NOT NULL REFERENCES threads (id) ON DELETE CASCADE,
      read_number int NOT NULL DEFAULT 0,
      updated_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (user_id, thread_id)
    )`);
}
