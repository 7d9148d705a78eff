import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which room a call has, and where: what its provider is asked by. Of the people in it the provider alone knows. */
export class CallRooms1765430000000 implements MigrationInterface {
  readonly name = 'CallRooms1765430000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE call_rooms (
        call_id uuid PRIMARY KEY,
        place text NOT NULL,
        address text NOT NULL,
        is_in_china boolean NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query('CREATE INDEX call_rooms_place_idx ON call_rooms (place, created_at)');
    await runner.query('CREATE INDEX call_rooms_created_idx ON call_rooms (created_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE call_rooms');
  }
}
