import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The tax that an order's price has in it, at the rate of when it was made. */
export class OrderTax1765414840000 implements MigrationInterface {
  readonly name = 'OrderTax1765414840000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE orders
        ADD COLUMN tax_percent numeric(4, 2) NOT NULL DEFAULT 0 CHECK (tax_percent >= 0),
        ADD COLUMN tax_minor int NOT NULL DEFAULT 0 CHECK (tax_minor >= 0),
        ADD CONSTRAINT orders_tax_check CHECK (tax_minor <= total_minor)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders DROP tax_percent, DROP tax_minor');
  }
}
