import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Since when an authenticator app is in use, so that undoing a change of e-mail takes away what came with it. */
export class SecondFactorSince1765413300011 implements MigrationInterface {
  readonly name = 'SecondFactorSince1765413300011';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE totp_factors ADD COLUMN confirmed_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE totp_factors DROP COLUMN confirmed_at');
  }
}
