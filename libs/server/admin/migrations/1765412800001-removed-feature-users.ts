import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the last change of a feature's list took off it: undoing it puts it back with whoever added it, and when. */
export class RemovedFeatureUsers1765412800001 implements MigrationInterface {
  readonly name = 'RemovedFeatureUsers1765412800001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE removed_feature_users (
        feature text NOT NULL REFERENCES features (name) ON DELETE CASCADE ON UPDATE CASCADE,
        email citext NOT NULL,
        added_by uuid REFERENCES users (id) ON DELETE SET NULL,
        added_at timestamptz NOT NULL,
        removed_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (feature, email)
      )`);
    await runner.query('CREATE INDEX removed_feature_users_email_idx ON removed_feature_users (email)');
    await runner.query('CREATE INDEX removed_feature_users_time_idx ON removed_feature_users (removed_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE removed_feature_users');
  }
}
