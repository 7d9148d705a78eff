import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Staff change a school as they read it, and list schools by name and by age. */
export class SchoolsForStaff1765413071000 implements MigrationInterface {
  readonly name = 'SchoolsForStaff1765413071000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE schools ADD COLUMN revision int NOT NULL DEFAULT 1');
    for (const [name, column] of sorted)
      await runner.query(`CREATE INDEX ${name} ON schools (${column}, id) WHERE merged_into IS NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE schools DROP COLUMN revision');
    for (const [name] of sorted) await runner.query(`DROP INDEX ${name}`);
  }
}

const sorted = [
  ['schools_name_idx', 'name'],
  ['schools_created_idx', 'created_at'],
] as const;
