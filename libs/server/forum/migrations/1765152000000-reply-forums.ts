import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Posts and comments name their forum, which their thread never leaves, so that one index finds words in the replies of
 * one forum: without it, a search in a forum of middling size reads all replies of the forum, or all with the word.
 */
export class ReplyForums1765152000000 implements MigrationInterface {
  readonly name = 'ReplyForums1765152000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE EXTENSION IF NOT EXISTS btree_gin');
    await runner.query('DROP INDEX posts_search_idx');
    for (const table of ['posts', 'comments']) {
      await runner.query(`ALTER TABLE ${table} ADD COLUMN community_id uuid`);
      await runner.query(
        `UPDATE ${table} r SET community_id = t.community_id FROM threads t WHERE t.id = r.thread_id`,
      );
      await runner.query(`ALTER TABLE ${table} ALTER COLUMN community_id SET NOT NULL`);
      await runner.query(`CREATE INDEX ${table}_search_idx ON ${table} USING gin (community_id, search)`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['posts', 'comments']) {
      await runner.query(`DROP INDEX ${table}_search_idx`);
      await runner.query(`ALTER TABLE ${table} DROP COLUMN community_id`);
    }
    await runner.query('CREATE INDEX posts_search_idx ON posts USING gin (search)');
    await runner.query('DROP EXTENSION btree_gin');
  }
}
