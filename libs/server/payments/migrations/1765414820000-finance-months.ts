import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The ledger by month, product, way to pay and currency, so that nobody reads all of it to look at a year. */
export class FinanceMonths1765414820000 implements MigrationInterface {
  readonly name = 'FinanceMonths1765414820000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE finance_months (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        month date NOT NULL,
        product_key text NOT NULL REFERENCES products (key),
        method text NOT NULL,
        currency text NOT NULL,
        sold_cnt int NOT NULL,
        sold_minor bigint NOT NULL,
        discount_minor bigint NOT NULL,
        tax_minor bigint NOT NULL,
        received_minor bigint NOT NULL,
        refunded_minor bigint NOT NULL,
        fee_minor bigint NOT NULL
      )`);
    await runner.query(
      'CREATE UNIQUE INDEX finance_months_key ON finance_months (month, product_key, method, currency)',
    );
    await runner.query('CREATE INDEX finance_months_listed_idx ON finance_months (month, id)');
    await runner.query('CREATE INDEX finance_months_product_idx ON finance_months (product_key)');
    await runner.query('CREATE INDEX ledger_transactions_booked_idx ON ledger_transactions (booked_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX ledger_transactions_booked_idx');
    await runner.query('DROP TABLE finance_months');
  }
}
