import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Money that buyers ask back of their bank or of the provider: a case of its own beside the order. */
export class OrderDisputes1765414800000 implements MigrationInterface {
  readonly name = 'OrderDisputes1765414800000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE order_disputes (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        order_id uuid NOT NULL REFERENCES orders (id),
        attempt_id uuid NOT NULL REFERENCES payment_attempts (id),
        provider text NOT NULL,
        provider_ref text NOT NULL,
        amount_minor int NOT NULL CHECK (amount_minor > 0),
        currency text NOT NULL,
        reason text NOT NULL DEFAULT '',
        state text NOT NULL DEFAULT 'OPEN' CHECK (state IN ('OPEN', 'WON', 'LOST')),
        due_at timestamptz,
        opened_at timestamptz NOT NULL DEFAULT now(),
        closed_at timestamptz,
        CHECK ((state = 'OPEN') = (closed_at IS NULL))
      )`);
    await runner.query(
      'CREATE UNIQUE INDEX order_disputes_ref_key ON order_disputes (provider, provider_ref)',
    );
    await runner.query('CREATE INDEX order_disputes_order_idx ON order_disputes (order_id, id)');
    await runner.query('CREATE INDEX order_disputes_attempt_idx ON order_disputes (attempt_id)');
    await runner.query('CREATE INDEX order_disputes_listed_idx ON order_disputes (opened_at, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE order_disputes');
  }
}
