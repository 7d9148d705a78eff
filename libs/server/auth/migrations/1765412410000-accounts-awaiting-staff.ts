import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts that wait for staff are counted on the console's first page. */
export class AccountsAwaitingStaff1765412410000 implements MigrationInterface {
  readonly name = 'AccountsAwaitingStaff1765412410000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE INDEX users_awaits_staff_idx ON users (awaits_staff_since) WHERE awaits_staff_since IS NOT NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX users_awaits_staff_idx');
  }
}
