import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What can be earned by a rule or given by staff, and who has it (checklist line 146), each once. */
export class Achievements1765413111000 implements MigrationInterface {
  readonly name = 'Achievements1765413111000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE achievements (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        title text NOT NULL,
        icon_name text NOT NULL,
        description text NOT NULL,
        url text,
        rule text,
        revision integer NOT NULL DEFAULT 1,
        retired_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query('CREATE INDEX achievements_created_at_idx ON achievements (created_at DESC, id DESC)');
    await runner.query(`
      CREATE TABLE user_achievements (
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        achievement_id uuid NOT NULL REFERENCES achievements (id),
        earned_at timestamptz NOT NULL DEFAULT now(),
        taken_back_at timestamptz,
        PRIMARY KEY (user_id, achievement_id)
      )`);
    await runner.query('CREATE INDEX user_achievements_of_idx ON user_achievements (achievement_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE user_achievements, achievements');
  }
}
