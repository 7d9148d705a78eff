import type { MigrationInterface, QueryRunner } from 'typeorm';
import { inBatches } from '@lyceum/database/in-batches';

/** Cases are searched as they are shown: whom a beginning mentions stands in it as an id, which nobody reads or looks for. */
export class NamelessCaseSearch1765413080000 implements MigrationInterface {
  readonly name = 'NamelessCaseSearch1765413080000';

  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await noteAs(runner, searched);
    await inBatches(
      runner,
      'moderation_cases',
      `UPDATE moderation_cases SET search_text = ${searched('title', 'preview')}
       WHERE id > $1 AND id <= $2 AND preview LIKE U&'%\\0086%'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await noteAs(runner, (title, preview) => `lower(${title} || ' ' || ${preview})`);
  }
}

type Searched = (title: string, preview: string) => string;

const searched: Searched = (title, preview) =>
  `lower(${title} || ' ' || regexp_replace(${preview}, U&'\\0086[0-9a-f-]*\\0087?', 'somebody', 'g'))`;

const noteAs = (runner: QueryRunner, text: Searched): Promise<unknown> =>
  runner.query(`
    CREATE OR REPLACE FUNCTION note_case_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.search_text := ${text('NEW.title', 'NEW.preview')};
      RETURN NEW;
    END $$`);
