import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Seats by the orders that hold and pay them. `held_until` is when a held one is free by itself, and NULL once it was given back;
 * what was delivered is a place in the class, until it is taken back.
 */
export class SoldSeats1765413800001 implements MigrationInterface {
  readonly name = 'SoldSeats1765413800001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE live_sold_seats (
        order_id uuid PRIMARY KEY,
        group_id uuid NOT NULL REFERENCES live_course_groups (id) ON DELETE CASCADE,
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        held_until timestamptz,
        delivered_at timestamptz,
        revoked_at timestamptz,
        CHECK (revoked_at IS NULL OR delivered_at IS NOT NULL)
      )`);
    await runner.query('CREATE INDEX live_sold_seats_group_idx ON live_sold_seats (group_id, user_id)');
    await runner.query('CREATE INDEX live_sold_seats_user_idx ON live_sold_seats (user_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE live_sold_seats');
  }
}
