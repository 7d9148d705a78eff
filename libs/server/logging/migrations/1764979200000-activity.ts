import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The activity log by months, its roll-ups by days, and front-end logs.
 *
 * A partition can be taken away once it is old (`ALTER TABLE user_actions DETACH PARTITION user_actions_2026_01`): what
 * the analytics say about its days stays, because days without their partition are never counted anew.
 */
export class Activity1764979200000 implements MigrationInterface {
  readonly name = 'Activity1764979200000';

  async up(runner: QueryRunner): Promise<void> {
    await partitionActions(runner);
    await createRollUps(runner);
    await createSetsOfPeople(runner);
    await runner.query(`
      CREATE TABLE front_end_logs (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        user_id uuid,
        device_id text,
        level text NOT NULL,
        message text NOT NULL,
        stack text,
        path text,
        is_for_team boolean NOT NULL,
        user_agent text NOT NULL,
        happened_at timestamptz NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query('CREATE INDEX front_end_logs_created_idx ON front_end_logs USING brin (created_at)');
    await runner.query('CREATE INDEX front_end_logs_user_idx ON front_end_logs (user_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP TABLE front_end_logs, activity_devices, activity_counts, activity_days, activity_people',
    );
    await runner.query('DROP FUNCTION activity_funnel, people_minus, people_and');
    await runner.query('DROP AGGREGATE people_union (bit varying)');
    await runner.query('DROP FUNCTION people_or');
    await runner.query('ALTER TABLE user_actions RENAME TO user_actions_by_month');
    await runner.query(
      'ALTER TABLE user_actions_by_month RENAME CONSTRAINT user_actions_pkey TO user_actions_by_month_pkey',
    );
    await runner.query(`
      CREATE TABLE user_actions (
        id uuid PRIMARY KEY DEFAULT uuidv7(), user_id uuid NOT NULL, action_type text NOT NULL,
        browser text NOT NULL, browser_version text NOT NULL, os text NOT NULL, os_version text NOT NULL,
        platform text NOT NULL, login_type text, path text, duration integer, details jsonb,
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(`
      INSERT INTO user_actions SELECT id, user_id, action_type, browser, browser_version, os, os_version, platform,
        login_type, path, duration, details, created_at FROM user_actions_by_month`);
    await runner.query('DROP TABLE user_actions_by_month');
    await runner.query('DROP FUNCTION ensure_user_action_partitions');
    await runner.query('CREATE INDEX user_actions_user_idx ON user_actions (user_id, id)');
  }
}

/** The log as a table of one partition a month (UTC), with the rows it had. */
async function partitionActions(runner: QueryRunner): Promise<void> {
  await runner.query('ALTER TABLE user_actions RENAME TO user_actions_before');
  await runner.query('ALTER INDEX user_actions_user_idx RENAME TO user_actions_before_user_idx');
  await runner.query(
    'ALTER TABLE user_actions_before RENAME CONSTRAINT user_actions_pkey TO user_actions_before_pkey',
  );
  await runner.query(`
    CREATE TABLE user_actions (
      id uuid NOT NULL DEFAULT uuidv7(),
      user_id uuid NOT NULL,
      action_type text NOT NULL,
      feature text NOT NULL,
      browser text NOT NULL,
      browser_version text NOT NULL,
      os text NOT NULL,
      os_version text NOT NULL,
      platform text NOT NULL,
      login_type text,
      path text,
      duration integer,
      details jsonb,
      created_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (id, created_at)
    ) PARTITION BY RANGE (created_at)`);
  await runner.query('CREATE INDEX user_actions_user_idx ON user_actions (user_id, created_at)');
  await runner.query(`CREATE INDEX user_actions_created_idx ON user_actions USING brin (created_at)
                      WITH (pages_per_range = 16, autosummarize = on)`);
  await runner.query(ensurePartitions);
  await runner.query(`
    SELECT ensure_user_action_partitions(
      least((SELECT min(created_at) FROM user_actions_before), now() - interval '1 month'),
      greatest((SELECT max(created_at) FROM user_actions_before), now() + interval '3 months'))`);
  await runner.query(`
    INSERT INTO user_actions
    SELECT id, user_id, action_type, ${featureOfRow}, browser, browser_version, os, os_version, platform, login_type,
           path, duration, details, created_at
    FROM user_actions_before`);
  await runner.query('DROP TABLE user_actions_before');
}

/** The feature of rows from before there was one. */
const featureOfRow = `
  CASE WHEN action_type IN ('LOGIN', 'LOGOUT') THEN 'account'
       WHEN details ->> 'target' = 'FRIEND_RELATION' THEN 'friends'
       WHEN split_part(path, '/', 2) IN ('thread', 'community') THEN 'forum'
       ELSE 'other' END`;

/**
 * Makes the partitions of the months from one instant to another where they are missing. A table made first and then
 * attached does not make readers and writers of the log wait.
 */
const ensurePartitions = `
  CREATE FUNCTION ensure_user_action_partitions(first timestamptz, last timestamptz) RETURNS void
  LANGUAGE plpgsql AS $$
  DECLARE
    month date := date_trunc('month', first AT TIME ZONE 'UTC');
    following date;
    name text;
  BEGIN
    PERFORM pg_advisory_xact_lock(7204101);
    WHILE month <= (last AT TIME ZONE 'UTC')::date LOOP
      name := 'user_actions_' || to_char(month, 'YYYY_MM');
      following := month + interval '1 month';
      IF to_regclass(name) IS NULL THEN
        EXECUTE format('CREATE TABLE %I (LIKE user_actions INCLUDING DEFAULTS)', name);
        EXECUTE format('ALTER TABLE user_actions ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)',
                       name, to_char(month, 'YYYY-MM-DD" 00:00+00"'), to_char(following, 'YYYY-MM-DD" 00:00+00"'));
      END IF;
      month := following;
    END LOOP;
  END $$`;

async function createRollUps(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE activity_people (
      number integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      user_id uuid NOT NULL UNIQUE
    )`);
  await runner.query('CREATE TABLE activity_days (day date PRIMARY KEY, rolled_up_at timestamptz NOT NULL)');
  const figures = `
    actions bigint NOT NULL, sessions integer NOT NULL, seconds bigint NOT NULL, users integer NOT NULL,
    people bit varying NOT NULL`;
  await runner.query(`
    CREATE TABLE activity_counts (
      day date NOT NULL, action_type text NOT NULL, feature text NOT NULL, ${figures},
      PRIMARY KEY (action_type, feature, day)
    )`);
  await runner.query(`
    CREATE TABLE activity_devices (
      day date NOT NULL, dimension text NOT NULL, value text NOT NULL, ${figures},
      PRIMARY KEY (dimension, day, value)
    )`);
  const comments = {
    activity_people: 'Numbers of people: their bits in the columns "people".',
    activity_days: 'Days the roll-ups hold, and as of when.',
    activity_counts: 'Use by day, type and feature; an empty type or feature stands for all of them.',
    activity_devices: 'Use by day and browser, operating system or platform.',
  };
  for (const [table, comment] of Object.entries(comments))
    await runner.query(`COMMENT ON TABLE ${table} IS '${comment}'`);
}

/**
 * Sets of people are bits by their numbers in `activity_people`, so that different people of a year are counted by
 * joining 365 rows. Sets of later days are longer; what is missing at the end of a shorter one is zeros.
 */
async function createSetsOfPeople(runner: QueryRunner): Promise<void> {
  const declare = (name: string, body: string) =>
    runner.query(`
      CREATE FUNCTION ${name}(a bit varying, b bit varying) RETURNS bit varying
      LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
      BEGIN
        ${body}
      END $$`);
  const padded = (short: string, long: string) =>
    `(${short} || repeat('0', length(${long}) - length(${short}))::bit varying)`;
  await declare(
    'people_or',
    `IF length(a) = length(b) THEN RETURN a | b; END IF;
     IF length(a) < length(b) THEN RETURN ${padded('a', 'b')} | b; END IF;
     RETURN a | ${padded('b', 'a')};`,
  );
  await declare(
    'people_and',
    `RETURN substring(a FROM 1 FOR length(b)) & substring(b FROM 1 FOR length(a));`,
  );
  await declare(
    'people_minus',
    `IF length(a) > length(b) THEN RETURN a & ~${padded('b', 'a')}; END IF;
     RETURN a & ~substring(b FROM 1 FOR length(a));`,
  );
  await runner.query(`
    CREATE AGGREGATE people_union (bit varying)
      (SFUNC = people_or, STYPE = bit varying, COMBINEFUNC = people_or, PARALLEL = SAFE)`);
  await runner.query(`
    CREATE FUNCTION activity_funnel(first date, last date, types text[], features text[]) RETURNS integer[]
    LANGUAGE plpgsql STABLE AS $$
    DECLARE
      reached bit varying[] := array_fill(''::bit varying, ARRAY[cardinality(types)]);
      found record;
      result integer[] := '{}';
    BEGIN
      FOR found IN
        SELECT steps.step::integer, counts.people
        FROM unnest(types, features) WITH ORDINALITY AS steps (action_type, feature, step)
        JOIN activity_counts counts USING (action_type, feature)
        WHERE counts.day BETWEEN first AND last
        ORDER BY counts.day, steps.step
      LOOP
        IF found.step > 1 THEN found.people := people_and(found.people, reached[found.step - 1]); END IF;
        reached[found.step] := people_or(reached[found.step], found.people);
      END LOOP;
      FOR step IN 1 .. cardinality(types) LOOP
        result := result || bit_count(reached[step])::integer;
      END LOOP;
      RETURN result;
    END $$`);
}
