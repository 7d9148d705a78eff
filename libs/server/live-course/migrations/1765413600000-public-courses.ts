import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What everybody may read of a course before they are in it: whether it is published, what it costs (nothing without a price, or
 * with one of 0; integer minor units of an ISO 4217 currency), and which of its groups take whoever enrols themself, with how many
 * seats (as many as come without a number).
 */
export class PublicCourses1765413600000 implements MigrationInterface {
  readonly name = 'PublicCourses1765413600000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE live_courses
        ADD COLUMN published_at timestamptz,
        ADD COLUMN price_minor int CHECK (price_minor >= 0),
        ADD COLUMN currency text CHECK (currency ~ '^[A-Z]{3}$'),
        ADD CONSTRAINT live_courses_price_check CHECK (COALESCE(price_minor, 0) = 0 OR currency IS NOT NULL)`);
    await runner.query(
      'CREATE INDEX live_courses_published_idx ON live_courses (published_at) WHERE published_at IS NOT NULL',
    );
    await runner.query(`
      ALTER TABLE live_course_groups
        ADD COLUMN seats int CHECK (seats > 0),
        ADD COLUMN takes_enrolments boolean NOT NULL DEFAULT false`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE live_course_groups DROP seats, DROP takes_enrolments');
    await runner.query('ALTER TABLE live_courses DROP published_at, DROP price_minor, DROP currency');
  }
}
