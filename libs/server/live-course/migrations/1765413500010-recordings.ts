import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Recordings of lessons, and what is said in them. */
export class Recordings1765413500010 implements MigrationInterface {
  readonly name = 'Recordings1765413500010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE live_recordings (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        group_id uuid NOT NULL REFERENCES live_course_groups (id) ON DELETE CASCADE,
        lesson_id uuid NOT NULL REFERENCES live_lessons (id) ON DELETE CASCADE,
        file_name text NOT NULL,
        type text NOT NULL,
        meeting_uuid text,
        path text,
        state text NOT NULL DEFAULT 'PROCESSING' CHECK (state IN ('PROCESSING', 'READY', 'FAILED')),
        failure text,
        attempt int NOT NULL DEFAULT 1,
        begun_at timestamptz NOT NULL DEFAULT now(),
        milliseconds int CHECK (milliseconds > 0),
        ready_at timestamptz,
        created_by uuid REFERENCES users (id) ON DELETE SET NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        deleted_at timestamptz,
        CHECK ((state = 'FAILED') = (failure IS NOT NULL)),
        CHECK (state <> 'READY' OR (path IS NOT NULL AND ready_at IS NOT NULL))
      )`);
    await runner.query('CREATE INDEX live_recordings_group_idx ON live_recordings (group_id)');
    await runner.query('CREATE INDEX live_recordings_lesson_idx ON live_recordings (lesson_id)');
    await runner.query('CREATE INDEX live_recordings_creator_idx ON live_recordings (created_by)');
    await runner.query('CREATE UNIQUE INDEX live_recordings_path_key ON live_recordings (path)');
    // What its provider delivers again is the same recording.
    await runner.query(
      'CREATE UNIQUE INDEX live_recordings_meeting_key ON live_recordings (meeting_uuid, type)',
    );
    await runner.query(
      'CREATE INDEX live_recordings_deleted_idx ON live_recordings (deleted_at) WHERE deleted_at IS NOT NULL',
    );
    await runner.query(
      `CREATE INDEX live_recordings_processing_idx ON live_recordings (begun_at) WHERE state = 'PROCESSING'`,
    );
    await runner.query(`
      CREATE TABLE live_recording_cues (
        recording_id uuid NOT NULL REFERENCES live_recordings (id) ON DELETE CASCADE,
        number int NOT NULL,
        starts_ms int NOT NULL CHECK (starts_ms >= 0),
        ends_ms int NOT NULL CHECK (ends_ms > starts_ms),
        text text NOT NULL,
        PRIMARY KEY (recording_id, number)
      )`);
    await runner.query(
      'CREATE INDEX live_recording_cues_text_idx ON live_recording_cues USING gin (text gin_trgm_ops)',
    );
    for (const [name, when] of [
      ['added', 'INSERT'],
      ['changed', 'UPDATE OF path'],
    ] as const)
      await runner.query(`
        CREATE TRIGGER live_recordings_upload_uses_${name} AFTER ${when} ON live_recordings
        FOR EACH ROW WHEN (NEW.path IS NOT NULL)
        EXECUTE FUNCTION note_upload_uses('RECORDING', 'false', 'created_by', 'path')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE live_recording_cues, live_recordings');
  }
}
