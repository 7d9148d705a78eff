import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = ['thread_claps', 'post_claps', 'comment_claps'];

/**
 * Claps remember the keys of the calls that brought them, so that a call whose answer was lost can be sent again. One
 * person's claps come in ten calls at most, so the list never grows long.
 */
export class ClapKeys1765325600000 implements MigrationInterface {
  readonly name = 'ClapKeys1765325600000';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables)
      await runner.query(`ALTER TABLE ${table} ADD COLUMN keys uuid[] NOT NULL DEFAULT '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(`ALTER TABLE ${table} DROP COLUMN keys`);
  }
}
