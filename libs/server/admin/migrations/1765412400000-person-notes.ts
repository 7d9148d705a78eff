import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What staff note about people for each other. */
export class PersonNotes1765412400000 implements MigrationInterface {
  readonly name = 'PersonNotes1765412400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE person_notes (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        author_id uuid REFERENCES users (id) ON DELETE SET NULL,
        text text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query('CREATE INDEX person_notes_user_idx ON person_notes (user_id, created_at, id)');
    await runner.query('CREATE INDEX person_notes_author_idx ON person_notes (author_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE person_notes');
  }
}
