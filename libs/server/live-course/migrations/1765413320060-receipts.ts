import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A signed receipt of each thing that was handed in, and the public keys they can be checked with for ever. */
export class Receipts1765413320060 implements MigrationInterface {
  readonly name = 'Receipts1765413320060';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE live_receipt_keys (
        id text PRIMARY KEY,
        x text NOT NULL,
        signs_from timestamptz NOT NULL,
        signs_until timestamptz NOT NULL CHECK (signs_until > signs_from),
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(`
      ALTER TABLE live_submissions
        ADD COLUMN receipt_code text,
        ADD COLUMN receipt text,
        ADD COLUMN receipt_salt text,
        ADD COLUMN receipt_key_id text REFERENCES live_receipt_keys (id),
        ADD CONSTRAINT live_submissions_receipt_check
          CHECK (num_nulls(receipt_code, receipt, receipt_salt, receipt_key_id) IN (0, 4))`);
    await runner.query('CREATE UNIQUE INDEX live_submissions_receipt_key ON live_submissions (receipt_code)');
    await runner.query('CREATE INDEX live_submissions_receipt_key_idx ON live_submissions (receipt_key_id)');
    await runner.query(
      'CREATE INDEX live_submissions_unsigned_idx ON live_submissions (student_homework_id) WHERE receipt IS NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE live_submissions DROP receipt_code, DROP receipt, DROP receipt_salt, DROP receipt_key_id',
    );
    await runner.query('DROP TABLE live_receipt_keys');
  }
}
