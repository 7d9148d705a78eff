import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What people write to the house by its form, and what staff note of it and answer. */
export class Enquiries1765423000000 implements MigrationInterface {
  readonly name = 'Enquiries1765423000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE enquiries (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        client_key uuid NOT NULL UNIQUE,
        name text NOT NULL,
        email citext NOT NULL,
        topic text NOT NULL,
        text text NOT NULL,
        page_uri text NOT NULL,
        state text NOT NULL DEFAULT 'NEW' CHECK (state IN ('NEW', 'TAKEN', 'ANSWERED', 'CLOSED')),
        owner_id uuid REFERENCES users (id),
        created_at timestamptz NOT NULL DEFAULT now(),
        closed_at timestamptz,
        CHECK ((state = 'CLOSED') = (closed_at IS NOT NULL)),
        CHECK (state <> 'TAKEN' OR owner_id IS NOT NULL)
      )`);
    await runner.query('CREATE INDEX enquiries_created_idx ON enquiries (created_at, id)');
    await runner.query(`CREATE INDEX enquiries_new_idx ON enquiries (created_at) WHERE state = 'NEW'`);
    await runner.query('CREATE INDEX enquiries_email_idx ON enquiries (email)');
    await runner.query('CREATE INDEX enquiries_owner_idx ON enquiries (owner_id) WHERE owner_id IS NOT NULL');
    await runner.query(
      'CREATE INDEX enquiries_closed_idx ON enquiries (closed_at) WHERE closed_at IS NOT NULL',
    );
    await runner.query(`
      CREATE TABLE enquiry_entries (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        enquiry_id uuid NOT NULL REFERENCES enquiries (id) ON DELETE CASCADE,
        client_key uuid NOT NULL UNIQUE,
        kind text NOT NULL CHECK (kind IN ('NOTE', 'ANSWER')),
        author_id uuid NOT NULL REFERENCES users (id),
        text text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        sent_at timestamptz
      )`);
    await runner.query(
      'CREATE INDEX enquiry_entries_enquiry_idx ON enquiry_entries (enquiry_id, created_at)',
    );
    await runner.query('CREATE INDEX enquiry_entries_author_idx ON enquiry_entries (author_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE enquiry_entries');
    await runner.query('DROP TABLE enquiries');
  }
}
