import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Erased accounts, feature lists and short links of the console, summit cycles with classrooms, and live-course groups. */
export class Platform1763770000000 implements MigrationInterface {
  readonly name = 'Platform1763770000000';

  async up(runner: QueryRunner): Promise<void> {
    await changeUsers(runner);
    await createAdmin(runner);
    await createCycles(runner);
    await createBadges(runner);
    await createLiveCourses(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE event_badges, user_blocks, live_course_members, live_course_groups, cycle_classroom_members, cycle_classrooms, summit_cycles,
        short_links, feature_users, features`);
    await runner.query('ALTER TABLE users DROP erased_at, DROP community_desktop_view_type');
  }
}

/** What the account stores beyond its own screens (checklist line 37): the forum's view, whom somebody has blocked. */
async function changeUsers(runner: QueryRunner): Promise<void> {
  await runner.query(`
    ALTER TABLE users
      ADD erased_at timestamptz,
      ADD community_desktop_view_type smallint NOT NULL DEFAULT 0 CHECK (community_desktop_view_type IN (0, 1))`);
  await runner.query(`
    CREATE TABLE user_blocks (
      blocker_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      blocked_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      created_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (blocker_id, blocked_id),
      CHECK (blocker_id <> blocked_id)
    )`);
  await runner.query('CREATE INDEX user_blocks_blocked_idx ON user_blocks (blocked_id)');
}

/** The pattern of a path of our own is the one of `isSameOriginPath` in the contracts. */
async function createAdmin(runner: QueryRunner): Promise<void> {
  const ownPath = (column: string): string =>
    `CHECK (length(${column}) <= 2000 AND ${column} ~ '^/([^/\\\\[:cntrl:]][^\\\\[:cntrl:]]*)?$')`;
  await runner.query(`
    CREATE TABLE features (
      name text PRIMARY KEY,
      landing_path text ${ownPath('landing_path')}
    )`);
  await runner.query(`
    CREATE TABLE feature_users (
      feature text NOT NULL REFERENCES features (name) ON UPDATE CASCADE ON DELETE CASCADE,
      email citext NOT NULL,
      added_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (feature, email)
    )`);
  await runner.query('CREATE INDEX feature_users_email_idx ON feature_users (email)');
  await runner.query(`
    CREATE TABLE short_links (
      token citext PRIMARY KEY CHECK (token ~ '^[a-z0-9][a-z0-9-]{0,63}$'),
      target text NOT NULL ${ownPath('target')},
      created_at timestamptz NOT NULL DEFAULT now()
    )`);
}

async function createCycles(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE summit_cycles (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      cycle_tag text NOT NULL,
      starts_at timestamptz NOT NULL,
      ends_at timestamptz NOT NULL,
      CHECK (ends_at > starts_at)
    )`);
  await runner.query('CREATE UNIQUE INDEX summit_cycles_tag_key ON summit_cycles (cycle_tag)');
  await runner.query(`
    CREATE TABLE cycle_classrooms (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      cycle_id uuid NOT NULL REFERENCES summit_cycles (id) ON DELETE CASCADE,
      name text NOT NULL
    )`);
  await runner.query('CREATE INDEX cycle_classrooms_cycle_idx ON cycle_classrooms (cycle_id)');
  await runner.query(`
    CREATE TABLE cycle_classroom_members (
      classroom_id uuid NOT NULL REFERENCES cycle_classrooms (id) ON DELETE CASCADE,
      user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      joined_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (user_id, classroom_id)
    )`);
  await runner.query(
    'CREATE INDEX cycle_classroom_members_classroom_idx ON cycle_classroom_members (classroom_id)',
  );
}

/** Badges people were given at events. */
async function createBadges(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE event_badges (
      user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      badge text NOT NULL,
      awarded_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (user_id, badge)
    )`);
}

async function createLiveCourses(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE live_course_groups (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      group_tag text NOT NULL,
      session_starts_at timestamptz NOT NULL,
      session_ends_at timestamptz NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      CHECK (session_ends_at > session_starts_at)
    )`);
  await runner.query('CREATE UNIQUE INDEX live_course_groups_tag_key ON live_course_groups (group_tag)');
  await runner.query(`
    CREATE TABLE live_course_members (
      group_id uuid NOT NULL REFERENCES live_course_groups (id) ON DELETE CASCADE,
      user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      role text NOT NULL CHECK (role IN ('TEACHER', 'ASSISTANT', 'STUDENT', 'OBSERVER')),
      joined_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (user_id, group_id)
    )`);
  await runner.query('CREATE INDEX live_course_members_group_idx ON live_course_members (group_id)');
}
