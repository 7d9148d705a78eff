import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Films of recorded lessons that were kept before files of services were counted no more (1765437210000): they could not be taken out, since what
 * is erased takes none of anybody's room, and took room of who pressed Record.
 */
export class UncountedFilms1765437320000 implements MigrationInterface {
  readonly name = 'UncountedFilms1765437320000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      WITH freed AS (
        UPDATE uploads u SET is_counted = false FROM live_recording_films f JOIN live_recordings r ON r.id = f.recording_id
        WHERE u.url = f.path AND u.is_counted RETURNING r.created_by AS owner_id, u.stored_bytes
      ), sums AS (SELECT owner_id, sum(stored_bytes) AS bytes FROM freed GROUP BY owner_id)
      UPDATE upload_usage o SET bytes = GREATEST(0, o.bytes - sums.bytes) FROM sums WHERE o.owner_id = sums.owner_id`);
  }

  async down(): Promise<void> {
    // Which of them were counted is not known any more, and nothing needs it.
  }
}
