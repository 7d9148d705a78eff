import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Who waits for a seat of a group, in the order of the ids. They are none of its people: no statement of the classroom knows them.
 * `may_enter` says whether a seat that is free is theirs at once, or staff enrol them first, as they do where it costs something.
 */
export class WaitingLists1765413400070 implements MigrationInterface {
  readonly name = 'WaitingLists1765413400070';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE live_course_waiting (
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        group_id uuid NOT NULL REFERENCES live_course_groups (id) ON DELETE CASCADE,
        id uuid NOT NULL DEFAULT uuidv7(),
        may_enter boolean NOT NULL DEFAULT true,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (user_id, group_id)
      )`);
    await runner.query(
      'CREATE UNIQUE INDEX live_course_waiting_order_key ON live_course_waiting (group_id, id)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE live_course_waiting');
  }
}
