import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Files people send (checklist lines 117, 121, 122): a row from the moment one is announced. `url` is the path it is
 * served under, and its place in the object store. `upload_usage` counts what each person may not have too much of.
 */
export class Uploads1764720000000 implements MigrationInterface {
  readonly name = 'Uploads1764720000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE uploads (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        owner_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        bucket text NOT NULL,
        folder text NOT NULL,
        target text NOT NULL,
        name text NOT NULL,
        type text NOT NULL,
        size bigint NOT NULL CHECK (size > 0),
        state text NOT NULL DEFAULT 'PENDING' CHECK (state IN ('PENDING', 'READY', 'REFUSED')),
        url text NOT NULL,
        stored_type text,
        stored_bytes bigint,
        width integer,
        height integer,
        content_sha256 text,
        refusal text,
        claimed_at timestamptz,
        completes_by timestamptz NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        finished_at timestamptz,
        CHECK ((state = 'PENDING') = (finished_at IS NULL)),
        CHECK ((state = 'REFUSED') = (refusal IS NOT NULL)),
        CHECK (state <> 'READY' OR (stored_type IS NOT NULL AND stored_bytes IS NOT NULL))
      )`);
    await runner.query('CREATE UNIQUE INDEX uploads_url_key ON uploads (url)');
    await runner.query('CREATE INDEX uploads_owner_idx ON uploads (owner_id, created_at, id)');
    await runner.query(`CREATE INDEX uploads_pending_idx ON uploads (completes_by) WHERE state = 'PENDING'`);
    await runner.query(`CREATE INDEX uploads_refused_idx ON uploads (finished_at) WHERE state = 'REFUSED'`);
    await runner.query(`
      CREATE TABLE upload_usage (
        owner_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
        bytes bigint NOT NULL CHECK (bytes >= 0),
        pending integer NOT NULL CHECK (pending >= 0)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE upload_usage');
    await runner.query('DROP TABLE uploads');
  }
}
