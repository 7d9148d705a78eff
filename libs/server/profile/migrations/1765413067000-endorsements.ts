import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What people say for each other (checklist lines 152–154): one of each giver for each receiver. */
export class Endorsements1765413067000 implements MigrationInterface {
  readonly name = 'Endorsements1765413067000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE endorsements (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        giver_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        receiver_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        endorsement_text text NOT NULL CHECK (char_length(endorsement_text) BETWEEN 1 AND 2000),
        status text NOT NULL CHECK (status IN ('VISIBLE', 'HELD', 'REMOVED')),
        is_hidden boolean NOT NULL DEFAULT false,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CHECK (giver_id <> receiver_id),
        CONSTRAINT endorsements_pair_key UNIQUE (giver_id, receiver_id)
      )`);
    await runner.query(
      'CREATE INDEX endorsements_received_idx ON endorsements (receiver_id, created_at DESC, id DESC)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE endorsements');
  }
}
