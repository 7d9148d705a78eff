import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which guardians are mailed what they are told of a student, once a week. A row stays when that ends: nobody gets two in a week by choosing anew. */
export class GuardianDigests1765413200021 implements MigrationInterface {
  readonly name = 'GuardianDigests1765413200021';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE guardian_digests (
        tie_id uuid PRIMARY KEY REFERENCES guardian_ties (id) ON DELETE CASCADE,
        time_zone text NOT NULL,
        since timestamptz NOT NULL DEFAULT now(),
        due_at timestamptz,
        started_at timestamptz
      )`);
    await runner.query(
      'CREATE INDEX guardian_digests_due_idx ON guardian_digests (due_at) WHERE due_at IS NOT NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE guardian_digests');
  }
}
