import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Second domains of services, as `normalizedAddress` of the contracts had them at the time. */
const domains = JSON.stringify({
  ...{ 'googlemail.com': 'gmail.com', 'mac.com': 'icloud.com', 'me.com': 'icloud.com', 'pm.me': 'proton.me' },
  ...{ 'protonmail.ch': 'proton.me', 'protonmail.com': 'proton.me', 'ya.ru': 'yandex.com' },
  ...{ 'yandex.by': 'yandex.com', 'yandex.kz': 'yandex.com', 'yandex.ru': 'yandex.com' },
});

/** The mailbox an account's e-mail leads to, under whichever alias; and accounts that wait for staff to let them in. */
export class Mailboxes1765325500000 implements MigrationInterface {
  readonly name = 'Mailboxes1765325500000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE users ADD COLUMN normalized_email text, ADD COLUMN awaits_staff_since timestamptz',
    );
    await runner.query(
      `WITH written AS (
         SELECT id, normalize(lower(btrim(email::text)), NFKC) AS address FROM users WHERE erased_at IS NULL
       ), split AS (
         SELECT id, substring(address FROM '[^@]*$') AS host, left(address, length(address) - length(substring(address FROM '[^@]*$')) - 1) AS name
         FROM written
       ), known AS (
         SELECT id, COALESCE($1::jsonb ->> regexp_replace(host, '\\.$', ''), regexp_replace(host, '\\.$', '')) AS domain,
                CASE WHEN strpos(name, '+') > 1 THEN split_part(name, '+', 1) ELSE name END AS base
         FROM split
       ), bared AS (
         SELECT id, domain, base, CASE WHEN domain IN ('gmail.com', 'proton.me') THEN replace(base, '.', '') ELSE base END AS bare
         FROM known
       )
       UPDATE users SET normalized_email = COALESCE(NULLIF(bare, ''), base) || '@' || domain
       FROM bared WHERE bared.id = users.id`,
      [domains],
    );
    await runner.query('CREATE INDEX users_normalized_email_idx ON users (normalized_email)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users DROP COLUMN normalized_email, DROP COLUMN awaits_staff_since');
  }
}
