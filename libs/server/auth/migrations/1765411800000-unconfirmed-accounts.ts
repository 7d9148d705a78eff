import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sign-ups that nobody confirmed are looked for every quarter of an hour: few among all accounts. */
export class UnconfirmedAccounts1765411800000 implements MigrationInterface {
  readonly name = 'UnconfirmedAccounts1765411800000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX users_unconfirmed_idx ON users (updated_at)
      WHERE email_confirmed_at IS NULL AND erased_at IS NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX users_unconfirmed_idx');
  }
}
