import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What somebody shows of themselves that others may report, as it was when it was chosen or reported: pictures that they
 * sent, a bio, a name. What is shown now stands with the account and the profile. Pictures note their file.
 */
export class ProfileContents1765413100000 implements MigrationInterface {
  readonly name = 'ProfileContents1765413100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE profiles ADD COLUMN cover_url text');
    await runner.query(`
      CREATE TABLE profile_contents (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        kind text NOT NULL CHECK (kind IN ('PICTURE', 'COVER', 'BIO', 'NAME')),
        picture_url text,
        words text,
        removed_at timestamptz,
        was_shown boolean NOT NULL DEFAULT false,
        created_at timestamptz NOT NULL DEFAULT now(),
        CHECK ((kind IN ('PICTURE', 'COVER')) = (picture_url IS NOT NULL)),
        CHECK ((words IS NULL) = (picture_url IS NOT NULL))
      )`);
    // A bio is longer than an index takes.
    await runner.query(`
      CREATE UNIQUE INDEX profile_contents_key ON profile_contents (user_id, kind, md5(COALESCE(picture_url, words)))`);
    await runner.query(`
      CREATE TRIGGER profile_contents_upload_uses_added AFTER INSERT ON profile_contents
      FOR EACH ROW WHEN (NEW.picture_url LIKE '%/files/%')
      EXECUTE FUNCTION note_upload_uses('PROFILE', 'false', 'user_id', 'picture_url')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE profile_contents');
    await runner.query('ALTER TABLE profiles DROP COLUMN cover_url');
  }
}
