import { beforeAll, describe, expect, test } from '@jest/globals';
import { commonErrors } from '@lyceum/contracts/common';
import {
  dayAfter,
  type Devices,
  type FeatureUse,
  type Overview,
  type Retention,
} from '@lyceum/contracts/logging';
import { RollUpService } from '@lyceum/logging';
import { parse } from 'csv-parse/sync';
import { buildPerson } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await TestServer.shared();
});
beforeAll(async () => {
  token = (await buildPerson(server, { roles: ['BUSINESS_DEVELOPMENT'] })).token;
  await write(story);
  await rollUp();
}, 90_000);

/** Monday of a week nobody else writes in. */
const monday = '2025-03-03';
const day = (number: number): string => dayAfter(monday, number);

interface Doing {
  who: number;
  at: string;
  type: string;
  path?: string;
  duration?: number;
  feature?: string;
  browser?: string;
}

const people = Array.from({ length: 4 }, () => crypto.randomUUID());

const doing = (who: number, at: string, type: string, more: Partial<Doing> = {}): Doing => ({
  who,
  at,
  type,
  ...more,
});

/** What four people do in three weeks. */
const story: Doing[] = [
  // The first week: Ada reads for a minute, comes back after an hour, and writes; Bob claps the day after.
  doing(0, `${day(0)}T10:00:00Z`, 'PAGE_VIEW', { duration: 60_000, feature: 'forum', browser: 'Firefox' }),
  doing(0, `${day(0)}T11:30:00Z`, 'CREATE', { feature: 'forum' }),
  doing(1, `${day(1)}T10:00:00Z`, 'CLAP', { feature: 'forum', browser: '=HYPERLINK("x")' }),
  // Within a visit: the second page is looked at for 40 minutes, which is no pause.
  doing(2, `${day(1)}T10:00:00Z`, 'LOGIN', { feature: 'account' }),
  doing(2, `${day(1)}T10:40:00Z`, 'PAGE_VIEW', { feature: 'home', duration: 2_399_000, browser: 'Chrome' }),
  // The second week: Ada comes again and claps, Dan is new and writes, then logs out a day later.
  doing(0, `${day(7)}T23:59:59.9Z`, 'CLAP', { feature: 'forum' }),
  doing(3, `${day(8)}T00:00:00Z`, 'CREATE', { feature: 'forum' }),
  doing(3, `${day(9)}T00:00:00Z`, 'LOGOUT', { feature: 'account' }),
  // The third week: Ada, and Bob who logs out.
  doing(0, `${day(14)}T10:00:00Z`, 'PAGE_VIEW', { duration: 2_000, feature: 'home', browser: 'Firefox' }),
  doing(1, `${day(15)}T10:00:00Z`, 'LOGOUT', { feature: 'account' }),
];

async function write(doings: readonly Doing[]): Promise<void> {
  await server.database.query(`SELECT ensure_user_action_partitions($1, $2)`, [day(-60), day(60)]);
  for (const { who, at, type, duration, feature = 'other', browser = '' } of doings)
    await server.database.query(
      `INSERT INTO user_actions (user_id, action_type, feature, duration, browser, browser_version, os, os_version, platform, created_at)
       VALUES ($1, $2, $3, $4, $5, '', '', '', '', $6)`,
      [people[who], type, feature, duration ?? null, browser, at],
    );
}

const rollUp = (): Promise<void> => server.app.get(RollUpService).recompute(day(0), day(22));

async function ask<Answer>(procedure: string, input: object, asker = token): Promise<Answer> {
  const answer = await server.opsQuery(`analytics.${procedure}`, input, asker).expect(200);
  return (answer.body as { result: { data: Answer } }).result.data;
}

const weekOf = (number: number) => ({ from: day(number * 7), to: day(number * 7 + 6) });

const nothing = { users: 0, sessions: 0, actions: 0, minutes: 0 };

describe('the analytics', () => {
  test('[232] count users, visits, actions and minutes by day, beside the days before', async () => {
    const { totals, previous, days } = await ask<Overview>('overview', weekOf(1));
    expect(totals).toEqual({ users: 2, sessions: 3, actions: 3, minutes: 0 });
    expect(previous).toEqual({ users: 3, sessions: 4, actions: 5, minutes: 41 });
    expect(days.map((row) => [row.day, row.users, row.actions, row.previous.actions])).toEqual([
      [day(7), 1, 1, 2],
      [day(8), 1, 1, 3],
      [day(9), 1, 1, 0],
      ...[10, 11, 12, 13].map((number) => [day(number), 0, 0, 0]),
    ]);
  });

  test('[232] are filtered by type of action and by feature', async () => {
    const both = await ask<Overview>('overview', { ...weekOf(0), actionType: 'CREATE', feature: 'forum' });
    expect(both.totals).toEqual({ users: 1, sessions: 1, actions: 1, minutes: 0 });
    const feature = await ask<Overview>('overview', { ...weekOf(0), feature: 'forum' });
    expect(feature.totals).toEqual({ users: 2, sessions: 3, actions: 3, minutes: 1 });
    const type = await ask<Overview>('overview', { ...weekOf(0), actionType: 'NETWORK_SPEED_LOG' });
    expect(type.totals).toEqual(nothing);
  });

  test('[232] count actions by feature and day, and by type', async () => {
    const use = await ask<FeatureUse>('features', weekOf(0));
    expect(use.features.map(({ key, actions, users }) => [key, actions, users])).toEqual([
      ['forum', 3, 2],
      ['account', 1, 1],
      ['home', 1, 1],
    ]);
    expect(use.types.map(({ key, actions }) => [key, actions])).toEqual([
      ['PAGE_VIEW', 2],
      ['CLAP', 1],
      ['CREATE', 1],
      ['LOGIN', 1],
    ]);
    expect(use.days.slice(0, 3)).toEqual([
      { day: day(0), actions: { forum: 2 } },
      { day: day(1), actions: { forum: 1, account: 1, home: 1 } },
      { day: day(2), actions: {} },
    ]);
    const next = await ask<FeatureUse>('features', weekOf(1));
    expect(next.features.find(({ key }) => key === 'home')).toMatchObject({
      ...nothing,
      previous: { actions: 1 },
    });
  });

  test('[232] follow the newcomers of each week', async () => {
    const { cohorts } = await ask<Retention>('retention', { from: day(0), to: day(20) });
    expect(cohorts).toEqual(
      [
        { week: day(0), users: 3, returned: [3, 1, 2] },
        { week: day(7), users: 1, returned: [1, 0] },
      ].map((cohort) => expect.objectContaining(cohort) as object),
    );
  });

  test('[232] count who goes through steps in their order', async () => {
    const steps = [
      { feature: 'forum' },
      { actionType: 'CLAP' },
      { actionType: 'LOGOUT', feature: 'account' },
    ];
    const range = { from: day(0), to: day(20) };
    const users = async (asked: object[]) =>
      (await ask<{ steps: { users: number }[] }>('funnel', { ...range, steps: asked })).steps.map(
        (step) => step.users,
      );
    expect(await users(steps)).toEqual([3, 2, 1]);
    expect(await users([...steps].reverse())).toEqual([2, 0, 0]);
    expect(await users([{}, { feature: 'home' }])).toEqual([4, 2]);
  });

  test('[232] tell the browsers people use, as far as they say', async () => {
    const { browser, platform } = await ask<Devices>('devices', weekOf(0));
    expect(browser.map(({ key, users }) => [key, users]).sort()).toEqual([
      ['=HYPERLINK("x")', 1],
      ['Chrome', 1],
      ['Firefox', 1],
    ]);
    expect(platform).toEqual([]);
  });

  test('[232] come as CSV with the same numbers, in which nothing is a formula', async () => {
    const file = (report: string, more: object = {}) =>
      ask<{ fileName: string; csv: string }>('file', { report, ...weekOf(0), ...more });
    const { fileName, csv } = await file('devices');
    expect(fileName).toBe(`analytics-devices-${day(0)}-to-${day(6)}.csv`);
    expect(csv.startsWith('\uFEFF')).toBe(true);
    const rows = parse(csv, { bom: true });
    expect(rows[0]?.slice(0, 3)).toEqual(['Kind', 'Name', 'Users']);
    expect(rows.map((row) => row[1])).toContain(`'=HYPERLINK("x")`);

    const overview = parse((await file('overview')).csv, { bom: true });
    expect(overview[2]).toEqual([day(1), '2', '2', '3', '40', '0', '0', '0', '0']);
    expect(parse((await file('features')).csv, { bom: true })[1]?.slice(0, 4)).toEqual([
      'Forum',
      '2',
      '3',
      '3',
    ]);
    expect(parse((await file('types')).csv, { bom: true })[1]?.[0]).toBe('Page view');
    expect(parse((await file('retention')).csv, { bom: true })[1]).toEqual([day(0), '3', '3']);
    const funnel = await file('funnel', {
      steps: [{ feature: 'forum' }, { actionType: 'CLAP', feature: 'forum' }],
    });
    expect(parse(funnel.csv, { bom: true })[2]).toEqual(['2', 'Clap in Forum', '1', '0']);
  });

  test('are for those who may read them, about a year at most', async () => {
    for (const role of ['STUDENT', 'TEACHER', 'TESTER', 'SUMMIT_ADMIN'] as const) {
      const other = await buildPerson(server, { roles: [role] });
      const { body } = await server.opsQuery('analytics.overview', weekOf(0), other.token).expect(403);
      expect(body).toMatchObject({ error: { data: { code: commonErrors.FORBIDDEN.code } } });
    }
    await server.opsQuery('analytics.overview', { from: '2024-01-01', to: '2025-01-01' }, token).expect(400);
    await server.opsQuery('analytics.overview', { from: day(1), to: day(0) }, token).expect(400);
    await server.opsQuery('analytics.overview', { from: '2024-01-01', to: '2024-12-31' }, token).expect(200);
  });
});

describe('the roll-up', () => {
  const everything = async () =>
    Promise.all([
      ask('overview', weekOf(0)),
      ask('features', weekOf(0)),
      ask('devices', weekOf(0)),
      ask('retention', { from: day(0), to: day(20) }),
    ]);

  test('may be repeated: the numbers stay', async () => {
    const before = await everything();
    await Promise.all([rollUp(), rollUp()]);
    expect(await everything()).toEqual(before);
  });

  test('takes up what came late', async () => {
    const range = { from: day(21), to: day(22) };
    expect((await ask<Overview>('overview', range)).totals).toEqual(nothing);
    await write([doing(1, `${day(21)}T08:00:00Z`, 'CLAP'), doing(1, `${day(22)}T08:00:00Z`, 'CLAP')]);
    await rollUp();
    expect((await ask<Overview>('overview', range)).totals).toMatchObject({ users: 1, actions: 2 });
  });

  test('by the clock counts today, and only the days about which reports can still come', async () => {
    const { id, token: mine } = await buildPerson(server);
    // Everything up to three days ago has been counted for good.
    await server.database.query(`INSERT INTO activity_days VALUES (current_date - 3, now())`);
    await server.http
      .post('/user-actions')
      .set('authorization', `Bearer ${mine}`)
      .send([{ actionType: 'INVITE_SEND' }, { actionType: 'INVITE_SEND' }])
      .expect(200);
    await server.app.get(RollUpService).rollUp();
    const today = new Date().toISOString().slice(0, 10);
    const range = { from: dayAfter(today, -1), to: today, actionType: 'INVITE_SEND' };
    expect((await ask<Overview>('overview', range)).totals).toMatchObject({ users: 1, actions: 2 });
    await server.database.query(`UPDATE user_actions SET action_type = 'EDIT' WHERE user_id = ANY ($1)`, [
      [...people, id],
    ]);
    await server.app.get(RollUpService).rollUp();
    expect((await ask<Overview>('overview', range)).totals).toMatchObject({ users: 0, actions: 0 });
    expect((await ask<Overview>('overview', { ...weekOf(0), actionType: 'CREATE' })).totals.actions).toBe(1);
  });

  test('leaves days alone whose month was taken out of the log', async () => {
    await server.database.query('ALTER TABLE user_actions DETACH PARTITION user_actions_2025_03');
    const before = await everything();
    await rollUp();
    expect(await everything()).toEqual(before);
    expect(before[0]).toMatchObject({ totals: { users: 3 } });
  });
});
