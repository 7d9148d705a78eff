import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Orders of a day are counted on the console's first page. */
export class OrdersByTime1765412420000 implements MigrationInterface {
  readonly name = 'OrdersByTime1765412420000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX orders_created_idx ON orders (created_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX orders_created_idx');
  }
}
