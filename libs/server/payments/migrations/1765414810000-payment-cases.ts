import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a provider's own list of movements and ours do not have in common, and reports that staff have looked at. */
export class PaymentCases1765414810000 implements MigrationInterface {
  readonly name = 'PaymentCases1765414810000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE sandbox_payments ADD COLUMN paid_at timestamptz, ADD COLUMN fee_minor int NOT NULL DEFAULT 0',
    );
    await runner.query(`
      CREATE TABLE sandbox_refunds (
        refund_id uuid PRIMARY KEY,
        ref text NOT NULL,
        amount_minor int NOT NULL,
        refunded_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(`
      CREATE TABLE payment_differences (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        provider text NOT NULL,
        movement_key text NOT NULL,
        what text NOT NULL CHECK (what IN ('NOT_WITH_US', 'NOT_WITH_PROVIDER', 'OTHER_AMOUNT')),
        attempt_id uuid REFERENCES payment_attempts (id),
        expected_minor int,
        found_minor int,
        currency text NOT NULL,
        moved_at timestamptz NOT NULL,
        found_at timestamptz NOT NULL DEFAULT now(),
        closed_at timestamptz,
        closed_by uuid REFERENCES users (id) ON DELETE SET NULL,
        note text NOT NULL DEFAULT ''
      )`);
    await runner.query(
      'CREATE UNIQUE INDEX payment_differences_key ON payment_differences (provider, movement_key)',
    );
    await runner.query('CREATE INDEX payment_differences_attempt_idx ON payment_differences (attempt_id)');
    await runner.query('CREATE INDEX payment_differences_closed_by_idx ON payment_differences (closed_by)');
    await runner.query(`
      ALTER TABLE provider_reports
        ADD COLUMN closed_at timestamptz,
        ADD COLUMN closed_by uuid REFERENCES users (id) ON DELETE SET NULL,
        ADD COLUMN note text NOT NULL DEFAULT ''`);
    await runner.query('CREATE INDEX provider_reports_closed_by_idx ON provider_reports (closed_by)');
    await runner.query(
      `CREATE INDEX provider_reports_odd_idx ON provider_reports (received_at, id)
       WHERE outcome IN ('UNKNOWN_PAYMENT', 'WRONG_AMOUNT') OR handled_at IS NULL`,
    );
    await runner.query(
      'CREATE INDEX payment_attempts_settled_idx ON payment_attempts (provider, settled_at)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX payment_attempts_settled_idx, provider_reports_odd_idx');
    await runner.query('ALTER TABLE provider_reports DROP closed_at, DROP closed_by, DROP note');
    await runner.query('DROP TABLE payment_differences, sandbox_refunds');
    await runner.query('ALTER TABLE sandbox_payments DROP paid_at, DROP fee_minor');
  }
}
