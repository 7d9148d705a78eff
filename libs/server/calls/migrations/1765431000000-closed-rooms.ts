import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the provider of a room closed it; until then it is asked again. */
export class ClosedRooms1765431000000 implements MigrationInterface {
  readonly name = 'ClosedRooms1765431000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE call_rooms ADD COLUMN closed_at timestamptz');
    await runner.query('CREATE INDEX call_rooms_open_idx ON call_rooms (created_at) WHERE closed_at IS NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE call_rooms DROP COLUMN closed_at');
  }
}
