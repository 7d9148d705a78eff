import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Confirmation of e-mails and guardians' consent, one-time codes out of mails, counters of calls and of failed
 * log-ins, and the embedded mailer's mails.
 */
export class Accounts1763769700000 implements MigrationInterface {
  readonly name = 'Accounts1763769700000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE users
        ADD date_of_birth date,
        ADD email_confirmed_at timestamptz,
        ADD guardian_email citext,
        ADD guardian_consented_at timestamptz`);
    // Whoever has an account already got into it without a confirmation, and stays in.
    await runner.query('UPDATE users SET email_confirmed_at = created_at');
    await createOneTimeCodes(runner);
    await createCounters(runner);
    await runner.query(`
      CREATE TABLE dev_mails (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        recipient citext NOT NULL,
        subject text NOT NULL,
        text text NOT NULL,
        html text NOT NULL,
        headers jsonb NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query('CREATE INDEX dev_mails_recipient_idx ON dev_mails (recipient, id)');
    await runner.query('CREATE INDEX dev_mails_created_at_idx ON dev_mails (created_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE dev_mails, sign_in_attempts, rate_limits, one_time_codes');
    await runner.query(`
      ALTER TABLE users DROP date_of_birth, DROP email_confirmed_at, DROP guardian_email, DROP guardian_consented_at`);
  }
}

async function createOneTimeCodes(runner: QueryRunner): Promise<void> {
  // One row for a user and a purpose: a newer link takes the place of the older one.
  await runner.query(`
    CREATE TABLE one_time_codes (
      user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      purpose text NOT NULL,
      code_hash bytea NOT NULL,
      state_hash bytea NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      expires_at timestamptz NOT NULL,
      used_at timestamptz,
      PRIMARY KEY (user_id, purpose)
    )`);
  await runner.query('CREATE UNIQUE INDEX one_time_codes_hash_key ON one_time_codes (code_hash)');
}

async function createCounters(runner: QueryRunner): Promise<void> {
  // The shape is what rate-limiter-flexible expects; `expire` is in ms since 1970.
  await runner.query(`
    CREATE TABLE rate_limits (
      key varchar(255) PRIMARY KEY,
      points integer NOT NULL DEFAULT 0,
      expire bigint
    )`);
  await runner.query('CREATE INDEX rate_limits_expire_idx ON rate_limits (expire)');
  await runner.query(`
    CREATE TABLE sign_in_attempts (
      key bytea PRIMARY KEY,
      pending integer NOT NULL,
      failures integer NOT NULL,
      blocked_until timestamptz NOT NULL,
      touched_at timestamptz NOT NULL
    )`);
  await runner.query('CREATE INDEX sign_in_attempts_touched_at_idx ON sign_in_attempts (touched_at)');
}
