import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Schools, and who goes to which. Of a name there is one school in a city of a state: whoever adds it again, also at the same moment,
 * is given the one there is. One that staff have merged into another stays, so that its name still leads there.
 */
export class Schools1765413070000 implements MigrationInterface {
  readonly name = 'Schools1765413070000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE schools (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        name text NOT NULL,
        street text NOT NULL,
        city text NOT NULL,
        state text NOT NULL,
        country text NOT NULL CHECK (country ~ '^[A-Z]{2}$'),
        zipcode text NOT NULL,
        full_address text NOT NULL,
        words text GENERATED ALWAYS AS (search_fold(name || ' ' || city)) STORED,
        merged_into uuid REFERENCES schools (id) CHECK (merged_into <> id),
        created_by uuid REFERENCES users (id),
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(
      'CREATE UNIQUE INDEX schools_one_key ON schools (country, search_fold(state), search_fold(city), search_fold(name))',
    );
    await createSearchIndexes(runner);
    await runner.query('CREATE INDEX schools_created_by_idx ON schools (created_by)');
    await runner.query(
      'CREATE INDEX schools_merged_idx ON schools (merged_into) WHERE merged_into IS NOT NULL',
    );
    await runner.query(`
      CREATE TABLE school_members (
        user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
        school_id uuid NOT NULL REFERENCES schools (id),
        since timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query('CREATE INDEX school_members_school_idx ON school_members (school_id, user_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION schools_spelt_like');
    await runner.query('DROP TABLE school_members, schools');
  }
}

/** How a name begins; its words, also in Chinese, which trigrams do not know; and how it is spelt. */
async function createSearchIndexes(runner: QueryRunner): Promise<void> {
  const found = 'WHERE merged_into IS NULL';
  await runner.query(`CREATE INDEX schools_beginning_idx ON schools (words text_pattern_ops) ${found}`);
  await runner.query(`
    CREATE INDEX schools_words_idx ON schools
    USING gin (to_tsvector('simple', search_words(words))) WITH (fastupdate = off) ${found}`);
  await runner.query(
    `CREATE INDEX schools_spelling_idx ON schools USING gin (words gin_trgm_ops) WITH (fastupdate = off) ${found}`,
  );
  // Some of them, found by the index. PostgreSQL's own bound, 0.6, forgives no two letters that changed places.
  await runner.query(`
    CREATE FUNCTION schools_spelt_like(part text) RETURNS TABLE (id uuid, words text) LANGUAGE sql STABLE
    SET pg_trgm.word_similarity_threshold = 0.44
    AS 'SELECT id, words FROM schools WHERE merged_into IS NULL AND part <% words LIMIT 1000'`);
}
