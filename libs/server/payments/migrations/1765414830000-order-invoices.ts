import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Orders that a school pays by an invoice (checklist lines 222, 223), in parts or as a whole, which staff note. */
export class OrderInvoices1765414830000 implements MigrationInterface {
  readonly name = 'OrderInvoices1765414830000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE order_invoices (
        order_id uuid PRIMARY KEY REFERENCES orders (id),
        bill_to text NOT NULL,
        address text NOT NULL,
        reference text NOT NULL DEFAULT '',
        due_on date NOT NULL,
        requested_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(`
      CREATE TABLE invoice_payments (
        attempt_id uuid PRIMARY KEY REFERENCES payment_attempts (id),
        received_on date NOT NULL,
        reference text NOT NULL DEFAULT '',
        recorded_by uuid REFERENCES users (id) ON DELETE SET NULL
      )`);
    await runner.query('CREATE INDEX invoice_payments_recorded_by_idx ON invoice_payments (recorded_by)');
    await runner.query('ALTER TABLE payment_receipts DROP CONSTRAINT payment_receipts_kind_check');
    await runner.query(
      `ALTER TABLE payment_receipts ADD CONSTRAINT payment_receipts_kind_check CHECK (kind IN ('INVOICE', 'RECEIPT', 'CREDIT_NOTE'))`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX payment_receipts_invoice_key ON payment_receipts (order_id) WHERE kind = 'INVOICE'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM payment_receipts WHERE kind = 'INVOICE'`);
    await runner.query('DROP INDEX payment_receipts_invoice_key');
    await runner.query('ALTER TABLE payment_receipts DROP CONSTRAINT payment_receipts_kind_check');
    await runner.query(
      `ALTER TABLE payment_receipts ADD CONSTRAINT payment_receipts_kind_check CHECK (kind IN ('RECEIPT', 'CREDIT_NOTE'))`,
    );
    await runner.query('DROP TABLE invoice_payments, order_invoices');
  }
}
