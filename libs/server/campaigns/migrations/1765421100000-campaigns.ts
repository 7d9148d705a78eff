import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Mail campaigns, to whom each went, and who wants no more of a topic. School and class of a segment refer to nothing: one that is
 * not there any more has nobody in it, and never widens whom a campaign goes to.
 */
export class Campaigns1765421100000 implements MigrationInterface {
  readonly name = 'Campaigns1765421100000';

  async up(runner: QueryRunner): Promise<void> {
    await createCampaigns(runner);
    await runner.query(`
      CREATE TABLE campaign_recipients (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        campaign_id uuid NOT NULL REFERENCES campaigns (id),
        email citext NOT NULL,
        user_id uuid REFERENCES users (id) ON DELETE CASCADE,
        name text NOT NULL,
        state text NOT NULL DEFAULT 'WAITING'
          CHECK (state IN ('WAITING', 'CLAIMED', 'SENT', 'FAILED', 'SUPPRESSED', 'LEFT_OUT')),
        due_at timestamptz NOT NULL DEFAULT now(),
        tries int NOT NULL DEFAULT 0,
        reason text,
        settled_at timestamptz,
        UNIQUE (campaign_id, email)
      )`);
    await runner.query(
      `CREATE INDEX campaign_recipients_open_idx ON campaign_recipients (campaign_id, due_at, id) WHERE state IN ('WAITING', 'CLAIMED')`,
    );
    await runner.query(
      'CREATE INDEX campaign_recipients_user_idx ON campaign_recipients (user_id) WHERE user_id IS NOT NULL',
    );
    await runner.query('CREATE INDEX campaign_recipients_email_idx ON campaign_recipients (email)');
    await runner.query(`
      CREATE TABLE campaign_opt_outs (
        topic text NOT NULL,
        email citext NOT NULL,
        user_id uuid REFERENCES users (id) ON DELETE CASCADE,
        since timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (email, topic)
      )`);
    await runner.query(
      'CREATE INDEX campaign_opt_outs_user_idx ON campaign_opt_outs (user_id, topic) WHERE user_id IS NOT NULL',
    );
    await runner.query(`
      CREATE TABLE campaign_pace (
        id boolean PRIMARY KEY DEFAULT TRUE CHECK (id),
        minute timestamptz NOT NULL DEFAULT '-infinity',
        taken int NOT NULL DEFAULT 0
      )`);
    await runner.query('INSERT INTO campaign_pace DEFAULT VALUES');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE campaign_pace, campaign_opt_outs, campaign_recipients, campaigns');
  }
}

async function createCampaigns(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE campaigns (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      revision int NOT NULL DEFAULT 1,
      name text NOT NULL,
      topic text NOT NULL,
      subject text NOT NULL,
      preheader text NOT NULL,
      heading text NOT NULL,
      body text NOT NULL,
      button_label text NOT NULL,
      button_path text NOT NULL,
      audience text NOT NULL CHECK (audience IN ('NEWSLETTER', 'ACCOUNTS')),
      interests text[] NOT NULL,
      roles text[] NOT NULL,
      school_id uuid,
      group_id uuid,
      group_tag text NOT NULL,
      state text NOT NULL DEFAULT 'DRAFT'
        CHECK (state IN ('DRAFT', 'SCHEDULED', 'SENDING', 'PAUSED', 'SENT', 'CANCELLED')),
      due_at timestamptz CHECK (state = 'DRAFT' OR due_at IS NOT NULL),
      total_cnt int NOT NULL DEFAULT 0,
      sent_cnt int NOT NULL DEFAULT 0,
      failed_cnt int NOT NULL DEFAULT 0,
      suppressed_cnt int NOT NULL DEFAULT 0,
      left_out_cnt int NOT NULL DEFAULT 0,
      unsubscribed_cnt int NOT NULL DEFAULT 0,
      created_by uuid REFERENCES users (id),
      created_at timestamptz NOT NULL DEFAULT now(),
      started_at timestamptz,
      finished_at timestamptz
    )`);
  await runner.query('CREATE INDEX campaigns_time_idx ON campaigns (created_at, id)');
  await runner.query('CREATE INDEX campaigns_created_by_idx ON campaigns (created_by)');
  await runner.query(`CREATE INDEX campaigns_due_idx ON campaigns (due_at) WHERE state = 'SCHEDULED'`);
  await runner.query(`CREATE INDEX campaigns_sending_idx ON campaigns (started_at) WHERE state = 'SENDING'`);
}
