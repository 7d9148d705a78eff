import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Forums, who belongs to them, who asks to, who is invited, who is shut out, and what their staff did. */
export class Communities1763942400000 implements MigrationInterface {
  readonly name = 'Communities1763942400000';

  async up(runner: QueryRunner): Promise<void> {
    await createCommunities(runner);
    await createMembership(runner);
    await createWaysIn(runner);
    await createModerationRecords(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE priority_post_dismissals, priority_posts, forum_audit_entries, community_proposals, community_bans, community_invitations,
        community_join_requests, community_members, communities`);
  }
}

async function createCommunities(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE communities (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      name citext NOT NULL UNIQUE CHECK (name ~ '^[a-z0-9][a-z0-9-]{1,59}$'),
      display_name text NOT NULL,
      title text NOT NULL DEFAULT '',
      type text NOT NULL DEFAULT 'GENERAL',
      description text NOT NULL DEFAULT '',
      img_url text,
      banner_url text,
      color text,
      privacy text NOT NULL CHECK (privacy IN ('PUBLIC', 'PRIVATE', 'CLOSED')),
      holds_new_users boolean NOT NULL DEFAULT true,
      creator_id uuid NOT NULL REFERENCES users (id),
      members_cnt int NOT NULL DEFAULT 0 CHECK (members_cnt >= 0),
      admins_cnt int NOT NULL DEFAULT 0 CHECK (admins_cnt >= 0),
      threads_cnt int NOT NULL DEFAULT 0 CHECK (threads_cnt >= 0),
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now()
    )`);
  await runner.query('CREATE INDEX communities_members_idx ON communities (privacy, members_cnt DESC, id)');
  await runner.query(
    'CREATE INDEX communities_display_name_idx ON communities USING gin (display_name gin_trgm_ops)',
  );
}

async function createMembership(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE community_members (
      community_id uuid NOT NULL REFERENCES communities (id) ON DELETE CASCADE,
      user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      role text NOT NULL DEFAULT 'MEMBER' CHECK (role IN ('ADMIN', 'MOD', 'MEMBER')),
      joined_at timestamptz NOT NULL DEFAULT now(),
      viewed_threads_cnt int NOT NULL DEFAULT 0 CHECK (viewed_threads_cnt >= 0),
      engagement int NOT NULL DEFAULT 0,
      PRIMARY KEY (community_id, user_id)
    )`);
  await runner.query(
    "CREATE INDEX community_members_staff_idx ON community_members (community_id, role, joined_at) WHERE role <> 'MEMBER'",
  );
  await runner.query(`
    CREATE INDEX community_members_engaged_idx ON community_members (community_id, engagement, user_id)
      WHERE engagement > 0`);
  await runner.query(
    'CREATE INDEX community_members_latest_idx ON community_members (community_id, joined_at, user_id)',
  );
  await runner.query('CREATE INDEX community_members_user_idx ON community_members (user_id, community_id)');
}

async function createWaysIn(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE community_join_requests (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      community_id uuid NOT NULL REFERENCES communities (id) ON DELETE CASCADE,
      user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      status text NOT NULL DEFAULT 'PENDING' CHECK (status IN ('PENDING', 'APPROVED', 'DENIED')),
      decided_by uuid REFERENCES users (id),
      decided_at timestamptz,
      created_at timestamptz NOT NULL DEFAULT now()
    )`);
  await runner.query(`
    CREATE UNIQUE INDEX community_join_requests_pending_key ON community_join_requests (community_id, user_id)
      WHERE status = 'PENDING'`);
  await runner.query(
    'CREATE INDEX community_join_requests_user_idx ON community_join_requests (user_id, community_id, created_at)',
  );
  await runner.query(`
    CREATE TABLE community_invitations (
      community_id uuid NOT NULL REFERENCES communities (id) ON DELETE CASCADE,
      user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      inviter_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      role text NOT NULL DEFAULT 'MEMBER' CHECK (role = 'MEMBER'),
      created_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (community_id, user_id)
    )`);
  await runner.query('CREATE INDEX community_invitations_user_idx ON community_invitations (user_id)');
  await runner.query(`
    CREATE TABLE community_proposals (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      display_name text NOT NULL,
      reason text NOT NULL,
      status text NOT NULL DEFAULT 'PENDING' CHECK (status IN ('PENDING', 'APPROVED', 'DENIED')),
      decided_by uuid REFERENCES users (id),
      decided_at timestamptz,
      created_at timestamptz NOT NULL DEFAULT now()
    )`);
}

async function createModerationRecords(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE community_bans (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      community_id uuid NOT NULL REFERENCES communities (id) ON DELETE CASCADE,
      user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      banned_by uuid NOT NULL REFERENCES users (id),
      reason text NOT NULL,
      ends_at timestamptz,
      lifted_by uuid REFERENCES users (id),
      lifted_at timestamptz,
      created_at timestamptz NOT NULL DEFAULT now()
    )`);
  await runner.query(`
    CREATE UNIQUE INDEX community_bans_standing_key ON community_bans (community_id, user_id) WHERE lifted_at IS NULL`);
  await runner.query(
    'CREATE INDEX community_bans_user_idx ON community_bans (user_id) WHERE lifted_at IS NULL',
  );
  await runner.query(`
    CREATE TABLE forum_audit_entries (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      community_id uuid REFERENCES communities (id) ON DELETE CASCADE,
      actor_id uuid NOT NULL REFERENCES users (id),
      action text NOT NULL,
      subject_user_id uuid REFERENCES users (id),
      target_type text,
      target_id uuid,
      reason text NOT NULL DEFAULT '',
      created_at timestamptz NOT NULL DEFAULT now()
    )`);
  await runner.query(
    'CREATE INDEX forum_audit_entries_idx ON forum_audit_entries (community_id, created_at, id)',
  );
  await runner.query(
    'CREATE INDEX forum_audit_entries_subject_idx ON forum_audit_entries (subject_user_id, created_at)',
  );
  await runner.query(`
    CREATE TABLE priority_posts (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      type text NOT NULL,
      tag text NOT NULL DEFAULT '',
      title text NOT NULL,
      content text NOT NULL,
      link text,
      starts_at timestamptz NOT NULL DEFAULT now(),
      ends_at timestamptz
    )`);
  await runner.query(`
    CREATE TABLE priority_post_dismissals (
      priority_post_id uuid NOT NULL REFERENCES priority_posts (id) ON DELETE CASCADE,
      user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      PRIMARY KEY (priority_post_id, user_id)
    )`);
}
