import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Names in their order, so that of a common beginning as many are read as are asked for: the word index gathers everybody first. */
export class NameBeginnings1765413900000 implements MigrationInterface {
  readonly name = 'NameBeginnings1765413900000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX users_names_begin_idx ON users (names_text text_pattern_ops)');
    await runner.query(
      'CREATE INDEX users_last_names_begin_idx ON users (search_fold(last_name || first_name) text_pattern_ops)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX users_last_names_begin_idx');
    await runner.query('DROP INDEX users_names_begin_idx');
  }
}
