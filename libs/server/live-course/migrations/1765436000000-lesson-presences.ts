import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When students came to the call in which a lesson is held, and when they left it. */
export class LessonPresences1765436000000 implements MigrationInterface {
  readonly name = 'LessonPresences1765436000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE live_presences (
        lesson_id uuid NOT NULL REFERENCES live_lessons ON DELETE CASCADE,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        came_at timestamptz NOT NULL,
        left_at timestamptz NOT NULL CHECK (left_at >= came_at),
        PRIMARY KEY (lesson_id, user_id, came_at)
      )`);
    await runner.query('CREATE INDEX live_presences_user_idx ON live_presences (user_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE live_presences');
  }
}
