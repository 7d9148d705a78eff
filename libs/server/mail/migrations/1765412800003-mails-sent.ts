import type { MigrationInterface, QueryRunner } from 'typeorm';

/** That a mail was sent, of what kind and to whom; what it said stands nowhere. */
export class MailsSent1765412800003 implements MigrationInterface {
  readonly name = 'MailsSent1765412800003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE sent_mails (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        kind text NOT NULL,
        recipient text NOT NULL,
        job text,
        tries int NOT NULL DEFAULT 1,
        tried_at timestamptz NOT NULL DEFAULT now(),
        is_sent boolean NOT NULL,
        UNIQUE (job, user_id, kind)
      )`);
    await runner.query('CREATE INDEX sent_mails_person_idx ON sent_mails (user_id, tried_at, id)');
    await runner.query('CREATE INDEX sent_mails_time_idx ON sent_mails (tried_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE sent_mails');
  }
}
