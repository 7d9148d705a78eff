import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Money that a provider does not give back is a case that staff see to; and what went back is found by when it did. */
export class RefusedRefunds1765415100000 implements MigrationInterface {
  readonly name = 'RefusedRefunds1765415100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE order_refunds
        ADD COLUMN closed_at timestamptz,
        ADD COLUMN closed_by uuid REFERENCES users (id) ON DELETE SET NULL,
        ADD COLUMN note text NOT NULL DEFAULT ''`);
    await runner.query('CREATE INDEX order_refunds_closed_by_idx ON order_refunds (closed_by)');
    await runner.query(
      `CREATE INDEX order_refunds_not_given_idx ON order_refunds (created_at, id) WHERE state <> 'REFUNDED'`,
    );
    await runner.query('CREATE INDEX order_refunds_settled_idx ON order_refunds (settled_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX order_refunds_settled_idx, order_refunds_not_given_idx');
    await runner.query('ALTER TABLE order_refunds DROP closed_at, DROP closed_by, DROP note');
  }
}
