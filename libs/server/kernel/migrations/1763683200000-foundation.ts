import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Users with roles, the outbox with its deliveries, the append-only audit log, and the sockets' bus. */
export class Foundation1763683200000 implements MigrationInterface {
  readonly name = 'Foundation1763683200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE EXTENSION IF NOT EXISTS citext');
    await runner.query('CREATE EXTENSION IF NOT EXISTS pg_trgm');
    await createUsers(runner);
    await createOutbox(runner);
    await createAuditLog(runner);
    // The shape is what @socket.io/postgres-adapter expects for messages too large for NOTIFY.
    await runner.query(`
      CREATE TABLE socket_io_attachments (
        id bigserial PRIMARY KEY,
        created_at timestamptz NOT NULL DEFAULT now(),
        payload bytea
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP TABLE socket_io_attachments, audit_entries, event_deliveries, outbox_events, users',
    );
    await runner.query('DROP FUNCTION refuse_change');
  }
}

async function createUsers(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE users (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      email citext NOT NULL,
      password_hash text,
      first_name text NOT NULL,
      last_name text NOT NULL,
      full_name text COLLATE "und-x-icu" NOT NULL GENERATED ALWAYS AS (first_name || ' ' || last_name) STORED,
      search_text text NOT NULL GENERATED ALWAYS AS (lower(first_name || ' ' || last_name || ' ' || email::text)) STORED,
      roles text[] NOT NULL DEFAULT '{}',
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now()
    )`);
  await runner.query('CREATE UNIQUE INDEX users_email_key ON users (email)');
  await runner.query('CREATE INDEX users_created_at_idx ON users (created_at, id)');
  await runner.query('CREATE INDEX users_full_name_idx ON users (full_name, id)');
  await runner.query('CREATE INDEX users_email_id_idx ON users (email, id)');
  await runner.query('CREATE INDEX users_roles_idx ON users USING gin (roles)');
  await runner.query('CREATE INDEX users_search_idx ON users USING gin (search_text gin_trgm_ops)');
}

async function createOutbox(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE outbox_events (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      type text NOT NULL,
      payload jsonb NOT NULL,
      occurred_at timestamptz NOT NULL DEFAULT now(),
      relayed_at timestamptz
    )`);
  await runner.query(
    'CREATE INDEX outbox_events_unrelayed_idx ON outbox_events (id) WHERE relayed_at IS NULL',
  );
  await runner.query(`
    CREATE TABLE event_deliveries (
      event_id uuid NOT NULL,
      subscriber text NOT NULL,
      enqueued_at timestamptz,
      handled_at timestamptz,
      parked_at timestamptz,
      parked_reason text,
      PRIMARY KEY (event_id, subscriber)
    )`);
  await runner.query(`CREATE INDEX event_deliveries_open_idx ON event_deliveries (enqueued_at)
    WHERE handled_at IS NULL AND parked_at IS NULL`);
  await runner.query(`CREATE INDEX event_deliveries_parked_idx ON event_deliveries (parked_at)
    WHERE parked_at IS NOT NULL`);
}

async function createAuditLog(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE audit_entries (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      actor_id uuid,
      action text NOT NULL,
      target_type text NOT NULL,
      target_id text NOT NULL,
      before jsonb,
      after jsonb,
      request_id text,
      created_at timestamptz NOT NULL DEFAULT now()
    )`);
  await runner.query('CREATE INDEX audit_entries_target_idx ON audit_entries (target_type, target_id, id)');
  await runner.query('CREATE INDEX audit_entries_actor_idx ON audit_entries (actor_id, id)');
  await runner.query(`
    CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION 'rows of % are never changed or removed', TG_TABLE_NAME;
    END $$`);
  await runner.query(`
    CREATE TRIGGER audit_entries_append_only BEFORE UPDATE OR DELETE ON audit_entries
    FOR EACH ROW EXECUTE FUNCTION refuse_change()`);
}
