import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What it takes to be paid (checklist lines 222, 223): which status follows which, why an order changed, tries to pay, what providers
 * report, money given back, and a ledger that nobody changes.
 */
export class PaymentsTaken1765413800000 implements MigrationInterface {
  readonly name = 'PaymentsTaken1765413800000';

  async up(runner: QueryRunner): Promise<void> {
    await nameWhatIsSold(runner);
    await guardStatuses(runner);
    await createAttempts(runner);
    await createRefunds(runner);
    await createReports(runner);
    await createLedger(runner);
    await createSandbox(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP TABLE sandbox_payments, ledger_entries, ledger_transactions, provider_reports, order_refunds, payment_attempts, order_changes',
    );
    await runner.query('DROP TRIGGER orders_status ON orders');
    await runner.query('DROP INDEX orders_buyer_idx, orders_listed_idx');
    await runner.query('DROP FUNCTION check_order_status, check_ledger_sum, refuse_ledger_change');
    await runner.query('DROP TABLE order_transitions');
    await runner.query(
      'ALTER TABLE orders DROP paid_at, DROP expires_at, DROP sellable, DROP subject_id, DROP beneficiary_id, DROP title',
    );
    await runner.query('ALTER TABLE products DROP sellable');
  }
}

/** What domains deliver once it is paid: of which kind, which one, and to whom. NULL of what is sold without a delivery. */
async function nameWhatIsSold(runner: QueryRunner): Promise<void> {
  await runner.query('ALTER TABLE products ADD COLUMN sellable text');
  await runner.query(`
    ALTER TABLE orders
      ADD COLUMN sellable text,
      ADD COLUMN subject_id uuid,
      ADD COLUMN beneficiary_id uuid REFERENCES users (id) ON DELETE SET NULL,
      ADD COLUMN title text,
      ADD CONSTRAINT orders_sellable_check CHECK ((sellable IS NULL) = (subject_id IS NULL))`);
  await runner.query('CREATE INDEX orders_beneficiary_idx ON orders (beneficiary_id)');
  await runner.query('CREATE INDEX orders_buyer_idx ON orders (buyer_id, id)');
  await runner.query('CREATE INDEX orders_listed_idx ON orders (created_at, id)');
  await runner.query(
    `CREATE UNIQUE INDEX orders_open_subject_key ON orders (beneficiary_id, subject_id, sellable)
     WHERE subject_id IS NOT NULL AND status IN ('PENDING', 'DIGITAL_PENDING', 'FAILED')`,
  );
}

/** A status that does not follow the one before is refused, whoever writes it. */
async function guardStatuses(runner: QueryRunner): Promise<void> {
  await runner.query('ALTER TABLE orders ADD COLUMN paid_at timestamptz, ADD COLUMN expires_at timestamptz');
  await runner.query(
    `CREATE INDEX orders_expiring_idx ON orders (expires_at) WHERE expires_at IS NOT NULL AND status IN ('PENDING', 'DIGITAL_PENDING', 'FAILED')`,
  );
  await runner.query(`
    CREATE TABLE order_transitions (from_status text NOT NULL, to_status text NOT NULL, PRIMARY KEY (from_status, to_status))`);
  await runner.query(`
    INSERT INTO order_transitions (from_status, to_status) VALUES
      ('PENDING', 'DIGITAL_PENDING'), ('PENDING', 'SUCCEEDED'), ('PENDING', 'FAILED'), ('PENDING', 'CANCELED'),
      ('DIGITAL_PENDING', 'PENDING'), ('DIGITAL_PENDING', 'SUCCEEDED'), ('DIGITAL_PENDING', 'FAILED'), ('DIGITAL_PENDING', 'CANCELED'),
      ('FAILED', 'PENDING'), ('FAILED', 'DIGITAL_PENDING'), ('FAILED', 'SUCCEEDED'), ('FAILED', 'CANCELED'),
      ('CANCELED', 'SUCCEEDED')`);
  await runner.query(`
    CREATE FUNCTION check_order_status() RETURNS trigger LANGUAGE plpgsql AS $check$
    BEGIN
      IF NOT EXISTS (SELECT FROM order_transitions WHERE from_status = OLD.status AND to_status = NEW.status) THEN
        RAISE EXCEPTION 'An order never goes from % to %', OLD.status, NEW.status
          USING ERRCODE = 'check_violation', CONSTRAINT = 'orders_status';
      END IF;
      RETURN NEW;
    END $check$`);
  await runner.query(`
    CREATE TRIGGER orders_status BEFORE UPDATE OF status ON orders
    FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION check_order_status()`);
  await runner.query(`
    CREATE TABLE order_changes (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      order_id uuid NOT NULL REFERENCES orders (id),
      from_status text,
      to_status text NOT NULL,
      reason text NOT NULL,
      actor_id uuid REFERENCES users (id) ON DELETE SET NULL,
      changed_at timestamptz NOT NULL DEFAULT now()
    )`);
  await runner.query('CREATE INDEX order_changes_order_idx ON order_changes (order_id, id)');
  await runner.query('CREATE INDEX order_changes_actor_idx ON order_changes (actor_id)');
}

/** A try to pay an order. The provider is given its id, so that what it reports is known before its answer is. */
async function createAttempts(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE payment_attempts (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      order_id uuid NOT NULL REFERENCES orders (id),
      client_key uuid NOT NULL,
      provider text NOT NULL,
      provider_ref text,
      method text NOT NULL,
      amount_minor int NOT NULL CHECK (amount_minor > 0),
      currency text NOT NULL,
      state text NOT NULL DEFAULT 'OPEN' CHECK (state IN ('OPEN', 'PAID', 'DECLINED')),
      decline text,
      page_url text,
      received_minor int CHECK (received_minor > 0),
      received_currency text,
      refunded_minor int NOT NULL DEFAULT 0,
      created_at timestamptz NOT NULL DEFAULT now(),
      settled_at timestamptz,
      CHECK ((state = 'PAID') = (received_minor IS NOT NULL)),
      CHECK ((state = 'PAID') = (received_currency IS NOT NULL)),
      CONSTRAINT payment_attempts_refunded_check CHECK (refunded_minor BETWEEN 0 AND COALESCE(received_minor, 0))
    )`);
  await runner.query('CREATE UNIQUE INDEX payment_attempts_key ON payment_attempts (order_id, client_key)');
  await runner.query(
    'CREATE UNIQUE INDEX payment_attempts_ref_key ON payment_attempts (provider, provider_ref) WHERE provider_ref IS NOT NULL',
  );
}

/** Money given back, or asked to be. `refunded_minor` of the attempt counts it from when it is asked for until it is refused. */
async function createRefunds(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE order_refunds (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      order_id uuid NOT NULL REFERENCES orders (id),
      attempt_id uuid NOT NULL REFERENCES payment_attempts (id),
      client_key text NOT NULL,
      amount_minor int NOT NULL CHECK (amount_minor > 0),
      currency text NOT NULL,
      cause text NOT NULL,
      reason text NOT NULL DEFAULT '',
      actor_id uuid REFERENCES users (id) ON DELETE SET NULL,
      state text NOT NULL DEFAULT 'REQUESTED' CHECK (state IN ('REQUESTED', 'REFUNDED', 'REFUSED')),
      created_at timestamptz NOT NULL DEFAULT now(),
      settled_at timestamptz
    )`);
  await runner.query('CREATE UNIQUE INDEX order_refunds_key ON order_refunds (attempt_id, client_key)');
  await runner.query('CREATE INDEX order_refunds_order_idx ON order_refunds (order_id, id)');
  await runner.query('CREATE INDEX order_refunds_actor_idx ON order_refunds (actor_id)');
}

/** What providers reported, as they sent it: kept before it is worked on, each report once. */
async function createReports(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE provider_reports (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      provider text NOT NULL,
      event_id text NOT NULL,
      body text NOT NULL,
      report jsonb NOT NULL,
      attempt_id uuid,
      outcome text,
      received_at timestamptz NOT NULL DEFAULT now(),
      handled_at timestamptz
    )`);
  await runner.query(
    'CREATE UNIQUE INDEX provider_reports_event_key ON provider_reports (provider, event_id)',
  );
  await runner.query('CREATE INDEX provider_reports_attempt_idx ON provider_reports (attempt_id)');
}

/** Double entry: rows are never changed, and each transaction sums to zero in each currency when it commits. */
async function createLedger(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE ledger_transactions (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      order_id uuid NOT NULL REFERENCES orders (id),
      cause text NOT NULL UNIQUE,
      booked_at timestamptz NOT NULL DEFAULT now()
    )`);
  await runner.query('CREATE INDEX ledger_transactions_order_idx ON ledger_transactions (order_id, id)');
  await runner.query(`
    CREATE TABLE ledger_entries (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      transaction_id uuid NOT NULL REFERENCES ledger_transactions (id),
      account text NOT NULL CHECK (account IN ('PROVIDER', 'REVENUE', 'DISCOUNT', 'TAX', 'REFUND', 'FEE')),
      currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
      amount_minor int NOT NULL CHECK (amount_minor <> 0)
    )`);
  await runner.query('CREATE INDEX ledger_entries_transaction_idx ON ledger_entries (transaction_id)');
  await runner.query(`
    CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $refuse$
    BEGIN
      RAISE EXCEPTION 'The ledger is only added to' USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_append_only';
    END $refuse$`);
  for (const table of ['ledger_transactions', 'ledger_entries'])
    await runner.query(
      `CREATE TRIGGER ledger_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ${table} EXECUTE FUNCTION refuse_ledger_change()`,
    );
  await runner.query(`
    CREATE FUNCTION check_ledger_sum() RETURNS trigger LANGUAGE plpgsql AS $check$
    BEGIN
      IF EXISTS (SELECT FROM ledger_entries WHERE transaction_id = NEW.transaction_id
                 GROUP BY currency HAVING sum(amount_minor) <> 0) THEN
        RAISE EXCEPTION 'A transaction of the ledger does not sum to zero'
          USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_sum';
      END IF;
      RETURN NULL;
    END $check$`);
  await runner.query(`
    CREATE CONSTRAINT TRIGGER ledger_sum AFTER INSERT ON ledger_entries DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION check_ledger_sum()`);
}

/** What the sandbox keeps, as if it were somebody else's. */
async function createSandbox(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE sandbox_payments (
      ref text PRIMARY KEY,
      key text NOT NULL UNIQUE,
      method text NOT NULL,
      amount_minor int NOT NULL,
      currency text NOT NULL,
      title text NOT NULL,
      return_url text NOT NULL,
      state text NOT NULL DEFAULT 'OPEN',
      created_at timestamptz NOT NULL DEFAULT now()
    )`);
}
