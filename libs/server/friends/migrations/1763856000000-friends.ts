import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Friend requests and friendships: one row of two people, whoever of them asked. `user_blocks` has been there since
 * the platform's migration and gets the order in which its owner reads it.
 */
export class Friends1763856000000 implements MigrationInterface {
  readonly name = 'Friends1763856000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE friend_relations (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        requester_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        requested_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        status text NOT NULL DEFAULT 'PENDING' CHECK (status IN ('PENDING', 'ACCEPTED')),
        since timestamptz NOT NULL DEFAULT now(),
        created_at timestamptz NOT NULL DEFAULT now(),
        CHECK (requester_id <> requested_id)
      )`);
    await runner.query(`
      CREATE UNIQUE INDEX friend_relations_pair_key ON friend_relations
        (LEAST(requester_id, requested_id), GREATEST(requester_id, requested_id))`);
    await runner.query(
      'CREATE INDEX friend_relations_requester_idx ON friend_relations (requester_id, status, since, id)',
    );
    await runner.query(
      'CREATE INDEX friend_relations_requested_idx ON friend_relations (requested_id, status, since, id)',
    );
    await runner.query(
      'CREATE INDEX user_blocks_latest_idx ON user_blocks (blocker_id, created_at, blocked_id)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX user_blocks_latest_idx');
    await runner.query('DROP TABLE friend_relations');
  }
}
