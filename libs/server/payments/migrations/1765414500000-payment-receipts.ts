import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Receipts and credit notes (checklist line 224), numbered without gaps by kind and year. */
export class PaymentReceipts1765414500000 implements MigrationInterface {
  readonly name = 'PaymentReceipts1765414500000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE payment_receipt_numbers (
        kind text NOT NULL,
        year int NOT NULL,
        last int NOT NULL CHECK (last > 0),
        PRIMARY KEY (kind, year)
      )`);
    await runner.query(`
      CREATE TABLE payment_receipts (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        kind text NOT NULL CHECK (kind IN ('RECEIPT', 'CREDIT_NOTE')),
        year int NOT NULL,
        number int NOT NULL CHECK (number > 0),
        order_id uuid NOT NULL REFERENCES orders (id),
        refund_id uuid REFERENCES order_refunds (id),
        amount_minor int NOT NULL CHECK (amount_minor > 0),
        issued_at timestamptz NOT NULL DEFAULT now(),
        CHECK ((kind = 'CREDIT_NOTE') = (refund_id IS NOT NULL))
      )`);
    await runner.query(
      'CREATE UNIQUE INDEX payment_receipts_number_key ON payment_receipts (kind, year, number)',
    );
    await runner.query(
      `CREATE UNIQUE INDEX payment_receipts_order_key ON payment_receipts (order_id) WHERE kind = 'RECEIPT'`,
    );
    await runner.query('CREATE UNIQUE INDEX payment_receipts_refund_key ON payment_receipts (refund_id)');
    await runner.query('CREATE INDEX payment_receipts_order_idx ON payment_receipts (order_id, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE payment_receipts, payment_receipt_numbers');
  }
}
