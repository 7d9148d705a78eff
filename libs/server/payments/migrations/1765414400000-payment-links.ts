import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Payment links (checklist lines 226, 229): what is paid by one, at which price, how often, and by which orders. */
export class PaymentLinks1765414400000 implements MigrationInterface {
  readonly name = 'PaymentLinks1765414400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE payment_links (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        revision int NOT NULL DEFAULT 1,
        code text NOT NULL,
        title text NOT NULL,
        sellable text,
        subject_id uuid,
        price_minor int NOT NULL CHECK (price_minor > 0),
        currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
        expires_at timestamptz,
        seats int CHECK (seats > 0),
        taken_cnt int NOT NULL DEFAULT 0,
        opened_cnt int NOT NULL DEFAULT 0,
        note text NOT NULL DEFAULT '',
        disabled_at timestamptz,
        created_by uuid REFERENCES users (id) ON DELETE SET NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        CHECK ((sellable IS NULL) = (subject_id IS NULL)),
        CONSTRAINT payment_links_taken_check CHECK (taken_cnt >= 0 AND taken_cnt <= seats)
      ) WITH (fillfactor = 85)`);
    await runner.query('CREATE UNIQUE INDEX payment_links_code_key ON payment_links (code)');
    await runner.query('CREATE INDEX payment_links_created_idx ON payment_links (created_at, id)');
    await runner.query('CREATE INDEX payment_links_created_by_idx ON payment_links (created_by)');
    await runner.query(`
      CREATE TABLE payment_link_uses (
        order_id uuid PRIMARY KEY REFERENCES orders (id),
        link_id uuid NOT NULL REFERENCES payment_links (id),
        given_back_at timestamptz
      )`);
    await runner.query('CREATE INDEX payment_link_uses_link_idx ON payment_link_uses (link_id, order_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE payment_link_uses, payment_links');
  }
}
