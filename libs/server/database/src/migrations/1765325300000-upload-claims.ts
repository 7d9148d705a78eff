import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A check of a file holds its row with its transaction; nothing about it is written down any more. */
export class UploadClaims1765325300000 implements MigrationInterface {
  readonly name = 'UploadClaims1765325300000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE uploads DROP COLUMN claimed_at');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE uploads ADD COLUMN claimed_at timestamptz');
  }
}
