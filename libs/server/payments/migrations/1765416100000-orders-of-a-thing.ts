import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was ordered for somebody before is asked at each order: of this one thing, not of all they ever had. */
export class OrdersOfAThing1765416100000 implements MigrationInterface {
  readonly name = 'OrdersOfAThing1765416100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX orders_of_thing_idx ON orders (beneficiary_id, subject_id)');
    await runner.query('DROP INDEX orders_beneficiary_idx');
    // `orders_listed_idx` begins with the same column.
    await runner.query('DROP INDEX orders_created_idx');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX orders_created_idx ON orders (created_at)');
    await runner.query('CREATE INDEX orders_beneficiary_idx ON orders (beneficiary_id)');
    await runner.query('DROP INDEX orders_of_thing_idx');
  }
}
