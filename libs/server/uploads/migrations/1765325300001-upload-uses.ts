import type { MigrationInterface, QueryRunner } from 'typeorm';
import { inBatches } from '@lyceum/database/in-batches';

interface Place {
  readonly table: string;
  readonly type: string;
  readonly columns: readonly string[];
  /** The column that says who wrote it. */
  readonly author?: string;
  /** Whether nobody but its author sees it. */
  readonly isHeld?: boolean;
}

/** Where texts and pictures of files stand. */
const places: readonly Place[] = [
  { table: 'threads', type: 'THREAD', columns: ['content', 'thumbnail_url'] },
  { table: 'posts', type: 'POST', columns: ['content'] },
  { table: 'comments', type: 'COMMENT', columns: ['content'] },
  { table: 'communities', type: 'COMMUNITY', columns: ['img_url', 'banner_url'] },
  { table: 'drafts', type: 'DRAFT', columns: ['content'], author: 'user_id', isHeld: true },
];

/**
 * Which rows show which files, or hold them ready (drafts). It is kept by triggers, with the text and in its transaction,
 * so that no way of writing a text can forget it. Only files of who wrote the row are noted: nobody takes down, or keeps,
 * what is somebody else's by naming it. Texts of before are looked through after their triggers stand, piece by piece, so that
 * nobody waits to write and nothing that is written meanwhile is missed. What was shown once keeps its line: an earlier version of a text goes
 * where the text goes, and a row that is deleted leaves its files gone. What was held leaves nothing.
 */
export class UploadUses1765325300001 implements MigrationInterface {
  readonly name = 'UploadUses1765325300001';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE IF NOT EXISTS upload_uses (
        url text NOT NULL,
        owner_type text NOT NULL,
        owner_id uuid NOT NULL,
        is_held boolean NOT NULL,
        PRIMARY KEY (url, owner_type, owner_id)
      )`);
    await runner.query(
      'CREATE INDEX IF NOT EXISTS upload_uses_owner_idx ON upload_uses (owner_id, owner_type)',
    );
    // A smaller size of a picture is the picture.
    await runner.query(String.raw`
      CREATE OR REPLACE FUNCTION upload_urls_in(source text) RETURNS SETOF text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
        SELECT DISTINCT regexp_replace(found[1], '\.(small|medium)\.webp$', '.webp')
        FROM regexp_matches(source, '/files(?:/[A-Za-z0-9][A-Za-z0-9._-]*)+', 'g') found
        WHERE length(found[1]) <= 2000
      $$`);
    // Of the addresses in a text those of its author's files, also under the address of a file that was replaced. The
    // pictures of a forum are set by any of those who run it.
    await runner.query(`
      CREATE OR REPLACE FUNCTION upload_urls_of(author uuid, owner_type text, source text) RETURNS SETOF text
      LANGUAGE sql STABLE STRICT PARALLEL SAFE AS $$
        SELECT named.url FROM public.upload_urls_in(source) named (url)
        CROSS JOIN LATERAL (
          SELECT f.owner_id, f.folder FROM public.uploads f WHERE f.url = named.url
          UNION ALL
          SELECT f.owner_id, f.folder FROM public.upload_redirects r JOIN public.uploads f ON f.id = r.upload_id
          WHERE r.url = named.url
        ) file
        WHERE file.owner_id = author OR (owner_type = 'COMMUNITY' AND file.folder = 'community-images')
      $$`);
    // What the row is, whether it holds its files ready or shows them, who wrote it, and its columns.
    await runner.query(`
      CREATE OR REPLACE FUNCTION note_upload_uses() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        kept jsonb;
        source text := '';
      BEGIN
        IF TG_OP <> 'INSERT' AND TG_ARGV[1]::boolean THEN
          DELETE FROM public.upload_uses WHERE owner_id = OLD.id AND owner_type = TG_ARGV[0];
        END IF;
        IF TG_OP = 'DELETE' THEN RETURN NULL; END IF;
        kept := to_jsonb(NEW);
        FOR place IN 3 .. TG_NARGS - 1 LOOP source := source || ' ' || COALESCE(kept ->> TG_ARGV[place], ''); END LOOP;
        INSERT INTO public.upload_uses (url, owner_type, owner_id, is_held)
        SELECT url, TG_ARGV[0], NEW.id, TG_ARGV[1]::boolean
        FROM public.upload_urls_of((kept ->> TG_ARGV[2])::uuid, TG_ARGV[0], source) url ON CONFLICT DO NOTHING;
        RETURN NULL;
      END $$`);
    for (const place of places) await follow(runner, place);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { table } of places) {
      await runner.query(`DROP TRIGGER ${table}_upload_uses_added ON ${table}`);
      await runner.query(`DROP TRIGGER ${table}_upload_uses_changed ON ${table}`);
    }
    await runner.query('DROP TRIGGER drafts_upload_uses_removed ON drafts');
    await runner.query('DROP FUNCTION note_upload_uses, upload_urls_of, upload_urls_in');
    await runner.query('DROP TABLE upload_uses');
  }
}

/** Texts without a file cost nothing but the look. */
async function follow(runner: QueryRunner, place: Place): Promise<void> {
  const { table, type, columns, author = 'creator_id', isHeld = false } = place;
  const names = [type, String(isHeld), author, ...columns].map((name) => `'${name}'`);
  const call = `EXECUTE FUNCTION note_upload_uses(${names.join(', ')})`;
  const hasFile = (row: string): string =>
    columns.map((column) => `${row}.${column} LIKE '%/files/%'`).join(' OR ');
  await runner.query(`
    CREATE OR REPLACE TRIGGER ${table}_upload_uses_added AFTER INSERT ON ${table}
    FOR EACH ROW WHEN (${hasFile('NEW')}) ${call}`);
  await runner.query(`
    CREATE OR REPLACE TRIGGER ${table}_upload_uses_changed AFTER UPDATE OF ${columns.join(', ')} ON ${table}
    FOR EACH ROW WHEN (${hasFile('OLD')} OR ${hasFile('NEW')}) ${call}`);
  if (isHeld)
    await runner.query(`
      CREATE OR REPLACE TRIGGER ${table}_upload_uses_removed AFTER DELETE ON ${table}
      FOR EACH ROW WHEN (${hasFile('OLD')}) ${call}`);
  const source = `concat_ws(' ', ${columns.map((column) => `r.${column}`).join(', ')})`;
  await inBatches(
    runner,
    table,
    `INSERT INTO upload_uses (url, owner_type, owner_id, is_held)
    SELECT url, '${type}', r.id, ${String(isHeld)}
    FROM ${table} r, upload_urls_of(r.${author}, '${type}', ${source}) url
    WHERE r.id > $1 AND r.id <= $2 AND (${hasFile('r')})
    ON CONFLICT DO NOTHING`,
  );
}
