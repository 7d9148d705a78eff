import type { MigrationInterface, QueryRunner } from 'typeorm';
import { inBatches } from '@lyceum/database/in-batches';

const asInTheWest = (row: string): string => `search_fold(${row}first_name || ' ' || ${row}last_name)`;
const asInTheEast = (row: string): string => `search_fold(${row}last_name || ${row}first_name)`;

/** Names in their order, so that of a common beginning as many are read as are asked for: the word index gathers everybody first. */
export class NameBeginnings1765413900000 implements MigrationInterface {
  readonly name = 'NameBeginnings1765413900000';

  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE users ADD COLUMN IF NOT EXISTS name_text text, ADD COLUMN IF NOT EXISTS family_name_text text',
    );
    for (const column of ['name_text', 'family_name_text'])
      await runner.query(`
        CREATE INDEX IF NOT EXISTS users_${column}_idx ON users (${column} text_pattern_ops) WHERE ${column} IS NOT NULL`);
    await runner.query(`
      CREATE OR REPLACE FUNCTION note_user_name_text() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.name_text := ${asInTheWest('NEW.')};
        NEW.family_name_text := ${asInTheEast('NEW.')};
        RETURN NEW;
      END $$`);
    await runner.query(`
      CREATE OR REPLACE TRIGGER users_name_text BEFORE INSERT OR UPDATE OF first_name, last_name
      ON users FOR EACH ROW EXECUTE FUNCTION note_user_name_text()`);
    await inBatches(
      runner,
      'users',
      `UPDATE users SET name_text = ${asInTheWest('')}, family_name_text = ${asInTheEast('')}
       WHERE id > $1 AND id <= $2 AND name_text IS NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER IF EXISTS users_name_text ON users');
    await runner.query('DROP FUNCTION IF EXISTS note_user_name_text()');
    await runner.query(
      'ALTER TABLE users DROP COLUMN IF EXISTS name_text, DROP COLUMN IF EXISTS family_name_text',
    );
  }
}
