import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The name somebody confirmed for certificates (checklist line 160): a row is a confirmation. */
export class CertificateNames1765413110000 implements MigrationInterface {
  readonly name = 'CertificateNames1765413110000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE certificate_names (
        user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
        first_name text NOT NULL,
        last_name text NOT NULL,
        confirmed_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE certificate_names');
  }
}
