import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What somebody tells of themselves beside their account (checklist line 148): a column for each field of the contract
 * that is not the account's, and to whom each is told, where that is not the default.
 */
export class Profiles1765413060000 implements MigrationInterface {
  readonly name = 'Profiles1765413060000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE profiles (
        id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
        about_me text CHECK (char_length(about_me) BETWEEN 1 AND 5000),
        preferred_name text,
        preferred_pronoun text,
        gender text,
        nationality text,
        graduation_year smallint,
        social_media1 text,
        social_media2 text,
        social_media3 text,
        social_media4 text,
        social_media5 text,
        phone text,
        street text,
        street2 text,
        city text,
        state text,
        zipcode text,
        guardian_first_name text,
        guardian_last_name text,
        guardian_email text,
        guardian_phone text,
        same_as_student boolean,
        guardian_street_address1 text,
        guardian_street_address2 text,
        guardian_city text,
        guardian_state text,
        guardian_zipcode text,
        guardian_country text,
        privacy jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(privacy) = 'object'),
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE profiles');
  }
}
