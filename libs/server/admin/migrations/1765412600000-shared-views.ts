import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Views of the console's tables can be shared, and one of each table can be what its reader begins with. */
export class SharedViews1765412600000 implements MigrationInterface {
  readonly name = 'SharedViews1765412600000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE saved_views ADD COLUMN shared_at timestamptz');
    await runner.query(
      'CREATE INDEX saved_views_shared_idx ON saved_views (table_name) WHERE shared_at IS NOT NULL',
    );
    await runner.query(`
      CREATE TABLE default_views (
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        table_name text NOT NULL,
        view_id uuid NOT NULL REFERENCES saved_views (id) ON DELETE CASCADE,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (user_id, table_name)
      )`);
    await runner.query('CREATE INDEX default_views_view_idx ON default_views (view_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE default_views');
    await runner.query('DROP INDEX saved_views_shared_idx');
    await runner.query('ALTER TABLE saved_views DROP COLUMN shared_at');
  }
}
