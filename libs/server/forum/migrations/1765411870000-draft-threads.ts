import type { MigrationInterface, QueryRunner } from 'typeorm';

const columns = ['content', 'thread'];

/** What a draft keeps of a new thread beside its text is one value, of the shape it was sent in. */
export class DraftThreads1765411870000 implements MigrationInterface {
  readonly name = 'DraftThreads1765411870000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE drafts ADD COLUMN thread jsonb');
    await runner.query(`
      UPDATE drafts SET thread = jsonb_build_object('title', title, 'tags', to_jsonb(tags), 'poll', poll)
      WHERE community_id IS NOT NULL`);
    await runner.query(`
      ALTER TABLE drafts DROP COLUMN title, DROP COLUMN tags, DROP COLUMN poll,
        ADD CONSTRAINT drafts_thread_check CHECK ((thread IS NULL) = (community_id IS NULL))`);
    await holdFiles(runner, columns);
  }

  async down(runner: QueryRunner): Promise<void> {
    await holdFiles(runner, ['content']);
    await runner.query(`
      ALTER TABLE drafts DROP CONSTRAINT drafts_thread_check, ADD COLUMN title text NOT NULL DEFAULT '',
        ADD COLUMN tags text[] NOT NULL DEFAULT '{}', ADD COLUMN poll jsonb`);
    await runner.query(`
      UPDATE drafts
      SET title = COALESCE(thread ->> 'title', ''), poll = NULLIF(thread -> 'poll', 'null'),
          tags = ARRAY(SELECT jsonb_array_elements_text(COALESCE(NULLIF(thread -> 'tags', 'null'), '[]')))
      WHERE thread IS NOT NULL`);
    await runner.query('ALTER TABLE drafts DROP COLUMN thread');
  }
}

/** Files that a draft names in these columns are held ready for it (`note_upload_uses`). */
async function holdFiles(runner: QueryRunner, named: readonly string[]): Promise<void> {
  const hasFile = (row: string): string =>
    named.map((column) => `${row}.${column}::text LIKE '%/files/%'`).join(' OR ');
  const call = `EXECUTE FUNCTION note_upload_uses('DRAFT', 'true', 'user_id', ${named.map((name) => `'${name}'`).join(', ')})`;
  await runner.query(`
    CREATE OR REPLACE TRIGGER drafts_upload_uses_added AFTER INSERT ON drafts
    FOR EACH ROW WHEN (${hasFile('NEW')}) ${call}`);
  await runner.query(`
    CREATE OR REPLACE TRIGGER drafts_upload_uses_changed AFTER UPDATE OF ${named.join(', ')} ON drafts
    FOR EACH ROW WHEN (${hasFile('OLD')} OR ${hasFile('NEW')}) ${call}`);
  await runner.query(`
    CREATE OR REPLACE TRIGGER drafts_upload_uses_removed AFTER DELETE ON drafts
    FOR EACH ROW WHEN (${hasFile('OLD')}) ${call}`);
}
