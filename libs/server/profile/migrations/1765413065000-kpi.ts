import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What people did that others may read of, and what it earned (checklist lines 146, 155): a row of `kpi_points` for a deed and a
 * rule, the counters by which rules end for a day and for a pair, and each person's total with what they last saw of it.
 */
export class Kpi1765413065000 implements MigrationInterface {
  readonly name = 'Kpi1765413065000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE activities (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        action text NOT NULL,
        target text NOT NULL,
        target_id uuid NOT NULL,
        other_id uuid REFERENCES users (id) ON DELETE SET NULL,
        happened_at timestamptz NOT NULL,
        taken_back_at timestamptz,
        updated_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (user_id, action, target_id)
      )`);
    await runner.query(
      'CREATE INDEX activities_of_user ON activities (user_id, happened_at DESC, id DESC) WHERE taken_back_at IS NULL',
    );
    await runner.query(`
      CREATE TABLE kpi_points (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        rule text NOT NULL,
        doer_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        target text NOT NULL,
        target_id uuid NOT NULL,
        points smallint NOT NULL CHECK (points > 0),
        earned_at timestamptz NOT NULL,
        taken_back_at timestamptz,
        UNIQUE (target_id, rule, doer_id)
      )`);
    await runner.query('CREATE INDEX kpi_points_of_user ON kpi_points (user_id, earned_at DESC, id DESC)');
    await runner.query(`
      CREATE TABLE kpi_days (
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        rule text NOT NULL,
        day date NOT NULL,
        times smallint NOT NULL CHECK (times > 0),
        PRIMARY KEY (user_id, rule, day)
      )`);
    await runner.query(`
      CREATE TABLE kpi_pairs (
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        rule text NOT NULL,
        other_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        times smallint NOT NULL CHECK (times > 0),
        PRIMARY KEY (user_id, rule, other_id)
      )`);
    await runner.query(`
      CREATE TABLE kpi_totals (
        user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
        total integer NOT NULL DEFAULT 0 CHECK (total >= 0),
        seen integer NOT NULL DEFAULT 0 CHECK (seen >= 0),
        updated_at timestamptz NOT NULL DEFAULT now()
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE kpi_totals, kpi_pairs, kpi_days, kpi_points, activities');
  }
}
