import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Promo codes that are one person's (checklist lines 225, 228): for whom a code is, and that an e-mail gets one code of a name,
 * whoever asks for it at the same time. Who is to have one is written before the code, whose id it is.
 */
export class PromoCodeRecipients1765415200000 implements MigrationInterface {
  readonly name = 'PromoCodeRecipients1765415200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE promo_code_recipients (
        promo_code_id uuid PRIMARY KEY DEFAULT uuidv7()
          REFERENCES promo_codes (id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
        list_name citext NOT NULL,
        email citext NOT NULL,
        delivery text NOT NULL DEFAULT 'WAITING' CHECK (delivery IN ('WAITING', 'SENT', 'NOT_SENT')),
        delivered_at timestamptz,
        CHECK ((delivery = 'SENT') = (delivered_at IS NOT NULL))
      ) WITH (fillfactor = 85)`);
    await runner.query(
      'CREATE UNIQUE INDEX promo_code_recipients_list_key ON promo_code_recipients (list_name, email)',
    );
    await runner.query('CREATE INDEX promo_code_recipients_email_idx ON promo_code_recipients (email)');
    await runner.query(`
      CREATE TABLE promo_code_refusals (
        email citext PRIMARY KEY,
        refused_at timestamptz NOT NULL DEFAULT now()
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE promo_code_recipients, promo_code_refusals');
  }
}
