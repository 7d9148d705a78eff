import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lessons recorded in our own rooms: a film of each who agreed, the parts in which it comes, who agreed, and what happened when. */
export class RoomRecordings1765437200000 implements MigrationInterface {
  readonly name = 'RoomRecordings1765437200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE live_recordings ADD COLUMN call_id uuid, ADD COLUMN started_at timestamptz, ADD COLUMN heard_at timestamptz,
        DROP CONSTRAINT live_recordings_state_check, DROP CONSTRAINT live_recordings_check1,
        ADD CONSTRAINT live_recordings_state_check CHECK (state IN ('RECORDING', 'PROCESSING', 'READY', 'FAILED')),
        ADD CONSTRAINT live_recordings_ready_check
          CHECK (state <> 'READY' OR ((path IS NOT NULL OR call_id IS NOT NULL) AND ready_at IS NOT NULL)),
        ADD CONSTRAINT live_recordings_room_check
          CHECK ((call_id IS NULL) = (started_at IS NULL) AND (state <> 'RECORDING' OR call_id IS NOT NULL))`);
    // A call is recorded once at a time.
    await runner.query(
      `CREATE UNIQUE INDEX live_recordings_call_key ON live_recordings (call_id) WHERE state = 'RECORDING'`,
    );
    await runner.query(`
      CREATE TABLE live_recording_consents (
        recording_id uuid NOT NULL REFERENCES live_recordings (id) ON DELETE CASCADE,
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        agreed_at timestamptz NOT NULL DEFAULT now(),
        withdrawn_at timestamptz,
        PRIMARY KEY (recording_id, user_id)
      )`);
    await runner.query('CREATE INDEX live_recording_consents_user_idx ON live_recording_consents (user_id)');
    await this.makeFilms(runner);
    await this.makeMoments(runner);
  }

  private async makeFilms(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE live_recording_films (
        id uuid PRIMARY KEY,
        recording_id uuid NOT NULL REFERENCES live_recordings (id) ON DELETE CASCADE,
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        kind text NOT NULL CHECK (kind IN ('PERSON', 'SCREEN')),
        starts_ms int NOT NULL CHECK (starts_ms >= 0),
        milliseconds int CHECK (milliseconds > 0),
        spoken int[] NOT NULL DEFAULT '{}',
        path text,
        kept_by uuid REFERENCES users (id) ON DELETE SET NULL,
        CHECK ((path IS NULL) = (milliseconds IS NULL))
      )`);
    await runner.query(
      'CREATE INDEX live_recording_films_recording_idx ON live_recording_films (recording_id)',
    );
    await runner.query('CREATE INDEX live_recording_films_user_idx ON live_recording_films (user_id)');
    await runner.query('CREATE INDEX live_recording_films_keeper_idx ON live_recording_films (kept_by)');
    await runner.query('CREATE UNIQUE INDEX live_recording_films_path_key ON live_recording_films (path)');
    await runner.query(`
      CREATE TRIGGER live_recording_films_upload_uses_changed AFTER UPDATE OF path ON live_recording_films
      FOR EACH ROW WHEN (NEW.path IS NOT NULL)
      EXECUTE FUNCTION note_upload_uses('RECORDING_FILM', 'false', 'kept_by', 'path')`);
    await runner.query(`
      CREATE TABLE live_recording_parts (
        film_id uuid NOT NULL REFERENCES live_recording_films (id) ON DELETE CASCADE,
        number int NOT NULL,
        bytes int NOT NULL CHECK (bytes > 0),
        from_ms int NOT NULL,
        until_ms int NOT NULL,
        is_key boolean NOT NULL,
        width int NOT NULL,
        height int NOT NULL,
        spoken int[] NOT NULL,
        PRIMARY KEY (film_id, number)
      )`);
  }

  private async makeMoments(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE live_recording_moments (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        recording_id uuid NOT NULL REFERENCES live_recordings (id) ON DELETE CASCADE,
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        kind text NOT NULL,
        at_ms int NOT NULL CHECK (at_ms >= 0)
      )`);
    await runner.query(
      'CREATE INDEX live_recording_moments_recording_idx ON live_recording_moments (recording_id, at_ms)',
    );
    await runner.query('CREATE INDEX live_recording_moments_user_idx ON live_recording_moments (user_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP TABLE live_recording_moments, live_recording_parts, live_recording_films, live_recording_consents',
    );
    await runner.query('DELETE FROM live_recordings WHERE call_id IS NOT NULL');
    await runner.query(`
      ALTER TABLE live_recordings DROP CONSTRAINT live_recordings_state_check, DROP CONSTRAINT live_recordings_ready_check,
        DROP COLUMN call_id, DROP COLUMN started_at, DROP COLUMN heard_at,
        ADD CONSTRAINT live_recordings_state_check CHECK (state IN ('PROCESSING', 'READY', 'FAILED')),
        ADD CONSTRAINT live_recordings_check1 CHECK (state <> 'READY' OR (path IS NOT NULL AND ready_at IS NOT NULL))`);
  }
}
