import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The price list, promo codes and orders (checklist lines 222–228). Uses are counted with the order that takes them: in
 * all beside the code, and for each person in `promo_code_users`; the checks hold the limits once more.
 */
export class Payments1764892800000 implements MigrationInterface {
  readonly name = 'Payments1764892800000';

  async up(runner: QueryRunner): Promise<void> {
    await createProducts(runner);
    await createPromoCodes(runner);
    await createOrders(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE promo_code_redemptions, orders, promo_code_users, promo_codes, products');
  }
}

/** With what the checklist names a price of: lines 227 and 192. */
async function createProducts(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE products (
      key text PRIMARY KEY CHECK (key ~ '^[a-z0-9][a-z0-9-]*$'),
      name text NOT NULL,
      price_minor int NOT NULL CHECK (price_minor >= 0),
      currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$')
    )`);
  await runner.query(`
    INSERT INTO products (key, name, price_minor, currency) VALUES
      ('kia', 'KIA', 150000, 'USD'), ('virtual-summit', 'Virtual Summit', 19900, 'USD')`);
}

async function createPromoCodes(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE promo_codes (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      revision int NOT NULL DEFAULT 1,
      code citext NOT NULL,
      name text NOT NULL,
      kind text NOT NULL CHECK (kind IN ('PERCENT', 'FIXED')),
      percent_off smallint CHECK (percent_off BETWEEN 1 AND 100),
      amount_off_minor int CHECK (amount_off_minor > 0),
      currency text CHECK (currency ~ '^[A-Z]{3}$'),
      minimum_minor int NOT NULL DEFAULT 0 CHECK (minimum_minor >= 0),
      starts_at timestamptz,
      ends_at timestamptz,
      time_zone text NOT NULL DEFAULT 'UTC',
      usage_limit int CHECK (usage_limit > 0),
      per_user_limit int CHECK (per_user_limit > 0),
      uses_cnt int NOT NULL DEFAULT 0,
      product_keys text[] NOT NULL DEFAULT '{}',
      disabled_at timestamptz,
      owner_id uuid NOT NULL REFERENCES users (id),
      notes text NOT NULL DEFAULT '',
      batch_id uuid,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      CHECK ((kind = 'PERCENT') = (percent_off IS NOT NULL)),
      CHECK ((kind = 'FIXED') = (amount_off_minor IS NOT NULL)),
      CHECK (currency IS NOT NULL OR (kind = 'PERCENT' AND minimum_minor = 0)),
      CHECK (starts_at < ends_at),
      CONSTRAINT promo_codes_uses_check CHECK (uses_cnt >= 0 AND uses_cnt <= usage_limit)
    ) WITH (fillfactor = 85)`);
  await runner.query('CREATE UNIQUE INDEX promo_codes_code_key ON promo_codes (code)');
  await runner.query('CREATE INDEX promo_codes_sort_code_idx ON promo_codes (code, id)');
  await runner.query('CREATE INDEX promo_codes_created_idx ON promo_codes (created_at, id)');
  await runner.query('CREATE INDEX promo_codes_uses_idx ON promo_codes (uses_cnt, id)');
  await runner.query('CREATE INDEX promo_codes_owner_idx ON promo_codes (owner_id, created_at, id)');
  await runner.query(
    'CREATE INDEX promo_codes_batch_idx ON promo_codes (batch_id) WHERE batch_id IS NOT NULL',
  );
  await runner.query(`
    CREATE TABLE promo_code_users (
      promo_code_id uuid NOT NULL REFERENCES promo_codes (id) ON DELETE CASCADE,
      user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      uses_cnt int NOT NULL CHECK (uses_cnt >= 0),
      PRIMARY KEY (promo_code_id, user_id)
    ) WITH (fillfactor = 85)`);
  await runner.query('CREATE INDEX promo_code_users_user_idx ON promo_code_users (user_id)');
}

/** The buyer is null once their account is gone: what was sold stays on record. */
async function createOrders(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE orders (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      buyer_id uuid REFERENCES users (id) ON DELETE SET NULL,
      client_key uuid NOT NULL,
      product_key text NOT NULL REFERENCES products (key),
      currency text NOT NULL,
      list_price_minor int NOT NULL CHECK (list_price_minor >= 0),
      discount_minor int NOT NULL CHECK (discount_minor BETWEEN 0 AND list_price_minor),
      total_minor int NOT NULL CHECK (total_minor = list_price_minor - discount_minor),
      status text NOT NULL CHECK (status IN ('SUCCEEDED', 'PENDING', 'DIGITAL_PENDING', 'CANCELED', 'FAILED')),
      method text NOT NULL CHECK (method IN ('CARD', 'ALIPAY', 'WECHATPAY', 'PO', 'PAYPAL', 'WAIVED')),
      promo_code_id uuid REFERENCES promo_codes (id),
      promo_code text,
      created_at timestamptz NOT NULL DEFAULT now(),
      canceled_at timestamptz,
      CHECK ((method = 'WAIVED') = (total_minor = 0)),
      CHECK ((status = 'CANCELED') = (canceled_at IS NOT NULL))
    ) WITH (fillfactor = 90)`);
  await runner.query('CREATE UNIQUE INDEX orders_client_key ON orders (buyer_id, client_key)');
  await runner.query('CREATE INDEX orders_promo_code_idx ON orders (promo_code_id)');
  await runner.query(`
    CREATE TABLE promo_code_redemptions (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      promo_code_id uuid NOT NULL REFERENCES promo_codes (id),
      user_id uuid REFERENCES users (id) ON DELETE SET NULL,
      order_id uuid NOT NULL UNIQUE REFERENCES orders (id),
      discount_minor int NOT NULL CHECK (discount_minor >= 0),
      currency text NOT NULL,
      redeemed_at timestamptz NOT NULL DEFAULT now(),
      returned_at timestamptz
    )`);
  await runner.query(
    'CREATE INDEX promo_code_redemptions_code_idx ON promo_code_redemptions (promo_code_id, redeemed_at, id)',
  );
  await runner.query('CREATE INDEX promo_code_redemptions_user_idx ON promo_code_redemptions (user_id)');
}
