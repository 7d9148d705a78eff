import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who follows a thread no more is still known: what they were told of its replies is taken back with them. */
export class ThreadsOnceFollowed1765412950000 implements MigrationInterface {
  readonly name = 'ThreadsOnceFollowed1765412950000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE thread_watches DROP CONSTRAINT thread_watches_watch_check,
        ADD CONSTRAINT thread_watches_watch_check CHECK (watch IN ('FOLLOWED', 'MUTED', 'USUAL'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM thread_watches WHERE watch = 'USUAL'`);
    await runner.query(`
      ALTER TABLE thread_watches DROP CONSTRAINT thread_watches_watch_check,
        ADD CONSTRAINT thread_watches_watch_check CHECK (watch IN ('FOLLOWED', 'MUTED'))`);
  }
}
