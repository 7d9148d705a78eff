import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which version of an entry somebody handed in for another one to look at. */
export class ContentReview1765437100000 implements MigrationInterface {
  readonly name = 'ContentReview1765437100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE content_entries
        ADD COLUMN review_version int,
        ADD COLUMN review_at timestamptz,
        ADD COLUMN review_by uuid REFERENCES users (id) ON DELETE SET NULL,
        ADD CONSTRAINT content_entries_review_check CHECK ((review_at IS NULL) = (review_version IS NULL))`);
    await runner.query(
      'CREATE INDEX content_entries_review_by_idx ON content_entries (review_by) WHERE review_by IS NOT NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE content_entries DROP COLUMN review_version, DROP COLUMN review_at, DROP COLUMN review_by',
    );
  }
}
