import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files that a service delivered take none of the room of whoever has them: recordings would leave their teachers none for their own. */
export class UncountedUploads1765437210000 implements MigrationInterface {
  readonly name = 'UncountedUploads1765437210000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE uploads ADD COLUMN is_counted boolean NOT NULL DEFAULT true');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE uploads DROP COLUMN is_counted');
  }
}
