import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a voice note is beside its bytes: how long it is, and how loud it was along its way. Other files have neither. */
export class ChatVoiceNotes1765425000000 implements MigrationInterface {
  readonly name = 'ChatVoiceNotes1765425000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE chat_message_files ADD COLUMN IF NOT EXISTS milliseconds integer, ADD COLUMN IF NOT EXISTS waveform smallint[],
        ADD CONSTRAINT chat_message_files_voice_check CHECK (num_nulls(milliseconds, waveform) IN (0, 2)) NOT VALID`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE chat_message_files DROP COLUMN milliseconds, DROP COLUMN waveform');
  }
}
