import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Social identities, authenticator apps with recovery codes, passkeys, and the tickets that have been used. */
export class WaysIn1763769800000 implements MigrationInterface {
  readonly name = 'WaysIn1763769800000';

  async up(runner: QueryRunner): Promise<void> {
    await createIdentities(runner);
    await createSecondFactors(runner);
    await createPasskeys(runner);
    await runner.query(`
      CREATE TABLE spent_tickets (
        id uuid PRIMARY KEY,
        expires_at timestamptz NOT NULL
      )`);
    await runner.query('CREATE INDEX spent_tickets_expires_at_idx ON spent_tickets (expires_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE spent_tickets, passkeys, recovery_codes, totp_factors, identities');
  }
}

async function createIdentities(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE identities (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      provider text NOT NULL,
      subject text NOT NULL,
      email citext,
      created_at timestamptz NOT NULL DEFAULT now()
    )`);
  await runner.query('CREATE UNIQUE INDEX identities_subject_key ON identities (provider, subject)');
  await runner.query('CREATE UNIQUE INDEX identities_user_key ON identities (user_id, provider)');
}

async function createSecondFactors(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE totp_factors (
      user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
      sealed_key text,
      pending_key text,
      pending_since timestamptz,
      last_step bigint NOT NULL DEFAULT 0
    )`);
  await runner.query(`
    CREATE TABLE recovery_codes (
      user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      code_hash bytea NOT NULL,
      PRIMARY KEY (user_id, code_hash)
    )`);
}

async function createPasskeys(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE passkeys (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      credential_id text NOT NULL,
      public_key bytea NOT NULL,
      counter bigint NOT NULL,
      transports text[] NOT NULL,
      name text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      last_used_at timestamptz
    )`);
  await runner.query('CREATE UNIQUE INDEX passkeys_credential_key ON passkeys (credential_id)');
  await runner.query('CREATE INDEX passkeys_user_idx ON passkeys (user_id, id)');
}
