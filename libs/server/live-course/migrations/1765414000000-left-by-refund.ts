import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whose place ended as their money went back, and by nothing else, may buy one again. */
export class LeftByRefund1765414000000 implements MigrationInterface {
  readonly name = 'LeftByRefund1765414000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE live_course_members ADD COLUMN left_by_refund boolean NOT NULL DEFAULT false',
    );
    await runner.query(`
      UPDATE live_course_members m SET left_by_refund = true FROM live_sold_seats s
      WHERE s.group_id = m.group_id AND s.user_id = m.user_id AND s.revoked_at = m.updated_at AND m.state = 'WITHDRAWN'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE live_course_members DROP COLUMN left_by_refund');
  }
}
