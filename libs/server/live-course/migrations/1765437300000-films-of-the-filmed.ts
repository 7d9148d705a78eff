import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A film of somebody in a recorded lesson is theirs, not of who pressed Record, and nobody reads it as its owner but them. */
export class FilmsOfTheFilmed1765437300000 implements MigrationInterface {
  readonly name = 'FilmsOfTheFilmed1765437300000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE uploads u SET owner_id = f.user_id, folder = 'room-films' FROM live_recording_films f WHERE u.url = f.path`);
    await this.follow(runner, 'user_id');
    await runner.query('ALTER TABLE live_recording_films DROP COLUMN kept_by');
  }

  private async follow(runner: QueryRunner, owner: string): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE TRIGGER live_recording_films_upload_uses_changed AFTER UPDATE OF path ON live_recording_films
      FOR EACH ROW WHEN (NEW.path IS NOT NULL)
      EXECUTE FUNCTION note_upload_uses('RECORDING_FILM', 'false', '${owner}', 'path')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE live_recording_films ADD COLUMN kept_by uuid REFERENCES users (id) ON DELETE SET NULL',
    );
    await runner.query('CREATE INDEX live_recording_films_keeper_idx ON live_recording_films (kept_by)');
    await runner.query(`
      UPDATE live_recording_films f SET kept_by = r.created_by FROM live_recordings r WHERE r.id = f.recording_id AND f.path IS NOT NULL`);
    await runner.query(`
      UPDATE uploads u SET owner_id = f.kept_by, folder = 'recordings' FROM live_recording_films f WHERE u.url = f.path AND f.kept_by IS NOT NULL`);
    await this.follow(runner, 'kept_by');
  }
}
