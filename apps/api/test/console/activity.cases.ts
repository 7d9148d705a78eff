import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { authErrors } from '@lyceum/contracts/auth';
import { commonErrors } from '@lyceum/contracts/common';
import { anonymousUserPrefix, loggingLimits, userActionTypes } from '@lyceum/contracts/logging';
import { PersonalDataSources } from '@lyceum/kernel';
import { buildPerson, type Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ environment: { CALL_LIMIT_FACTOR: '1' } });
});
afterAll(() => server.stop());

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';

const report = (body: object, token?: string) => {
  const call = server.http.post('/user-actions').set('user-agent', firefox).send(body);
  return token ? call.set('authorization', `Bearer ${token}`) : call;
};

/** What the log holds of somebody besides the log-in every test begins with. */
const actionsOf = (userId: string) =>
  server.database.query<Record<string, unknown>[]>(
    `SELECT action_type AS type, feature, path, duration, login_type AS "loginType", details, browser, os,
            os_version AS "osVersion", platform, created_at AS at
     FROM user_actions WHERE user_id = $1 AND (action_type <> 'LOGIN' OR details IS NOT NULL OR path IS NOT NULL)
     ORDER BY created_at, id`,
    [userId],
  );

const logsOf = (column: 'user_id' | 'device_id', id: string) =>
  server.database.query<Record<string, unknown>[]>(
    `SELECT level, message, stack, path, is_for_team AS "isForTeam", device_id AS device, user_id AS "userId"
     FROM front_end_logs WHERE ${column} = $1 ORDER BY id`,
    [id],
  );

describe('POST /user-actions', () => {
  let person: Person;
  beforeAll(async () => {
    person = await buildPerson(server);
  });

  test('[239] keeps an action with the browser it was done in, of the caller', async () => {
    const happenedAt = new Date(Date.now() - 60_000).toISOString();
    const action = {
      userId: person.id,
      browser: 'Chrome',
      version: '142.0',
      os: 'Windows',
      osVersion: '11',
      platform: 'desktop',
      actionType: 'EDIT',
      timestamp: happenedAt,
      path: '/thread/7',
      target: 'THREAD',
      targetId: '7',
    };
    const { body } = await report(action, person.token).expect(200);
    expect(body).toEqual({ data: { recorded: 1 } });
    expect(await actionsOf(person.id)).toEqual([
      {
        type: 'EDIT',
        feature: 'forum',
        path: '/thread/7',
        duration: null,
        loginType: null,
        details: { target: 'THREAD', targetId: '7' },
        browser: 'Chrome',
        os: 'Windows',
        osVersion: '11',
        platform: 'desktop',
        at: new Date(happenedAt),
      },
    ]);
  });

  test('[239] reads the browser from the call where the report leaves it out, and the time is now', async () => {
    const { id, token } = await buildPerson(server);
    const before = Date.now();
    await report({ actionType: 'CHAT_OPEN', path: '/chat' }, token).expect(200);
    const [action] = await actionsOf(id);
    expect(action).toMatchObject({ browser: 'Firefox', os: 'Windows', platform: 'desktop', feature: 'chat' });
    expect(Number(action?.['at'])).toBeGreaterThanOrEqual(before);
  });

  test('[239] is refused when signed out, and nothing is kept', async () => {
    const { id } = await buildPerson(server);
    const { body } = await report({ userId: id, actionType: 'CLAP' }).expect(401);
    expect(body).toMatchObject({ error: commonErrors.UNAUTHENTICATED });
    expect(await actionsOf(id)).toEqual([]);
  });

  test('[239, 264] of a list in which one action names somebody else nothing is kept', async () => {
    const [one, other] = [await buildPerson(server), await buildPerson(server)];
    const list = [
      { userId: one.id, actionType: 'CLAP' },
      { userId: other.id, actionType: 'CLAP' },
    ];
    const { body } = await report(list, one.token).expect(403);
    expect(body).toMatchObject({ error: authErrors.ACTS_FOR_ANOTHER });
    await report(list[1] ?? {}, one.token).expect(403);
    expect([...(await actionsOf(one.id)), ...(await actionsOf(other.id))]).toEqual([]);
  });

  test('[240] keeps page views from 2,000 ms on, to a tenth of a second', async () => {
    const { id, token } = await buildPerson(server);
    const views = [1_999, 2_000, 2_049, 2_050, 61_234.5].map((duration, index) => ({
      actionType: 'PAGE_VIEW',
      path: '/konnect',
      duration,
      timestamp: Date.now() - 10_000 + index,
    }));
    const { body } = await report([...views, { actionType: 'PAGE_VIEW', path: '/konnect' }], token).expect(
      200,
    );
    expect(body).toEqual({ data: { recorded: 4 } });
    expect((await actionsOf(id)).map(({ duration }) => duration)).toEqual([2_000, 2_000, 2_100, 61_200]);
  });

  test('[241] stores LOGOUT for LOG_OUT and LOGOUT alike', async () => {
    const { id, token } = await buildPerson(server);
    await report([{ actionType: 'LOG_OUT' }, { actionType: 'LOGOUT' }], token).expect(200);
    const rows = await server.database.query<{ type: string }[]>(
      `SELECT action_type AS type FROM user_actions WHERE user_id = $1 AND action_type <> 'LOGIN'`,
      [id],
    );
    expect(rows).toEqual([{ type: 'LOGOUT' }, { type: 'LOGOUT' }]);
  });

  test('[241, 242] takes every type of the shared list, and no other', async () => {
    const { id, token } = await buildPerson(server);
    const all = userActionTypes.map((actionType) => ({ actionType, path: '/konnect', duration: 2_000 }));
    await report(all, token).expect(200);
    expect((await actionsOf(id)).map(({ type }) => type).sort()).toEqual([...userActionTypes].sort());
    const { body } = await report({ actionType: 'SOMETHING_ELSE' }, token).expect(400);
    expect(body).toMatchObject({ error: commonErrors.INVALID_INPUT });
  });

  test('keeps no secret of a path and no NUL character', async () => {
    const { id, token } = await buildPerson(server);
    const path = '/hash/c2VjcmV0?email=ada@example.org&next=/konnect\0';
    await report({ actionType: 'EDIT', path, target: 'x\0y' }, token).expect(200);
    expect(await actionsOf(id)).toMatchObject([
      { path: '/hash/***?email=***&next=/konnect', details: { target: 'xy' } },
    ]);
  });

  test('believes no time ahead, and none more than a day ago', async () => {
    const { id, token } = await buildPerson(server);
    const before = Date.now();
    const times = ['1999-01-01T00:00:00Z', '2999-01-01T00:00:00Z'];
    await report(
      times.map((timestamp) => ({ actionType: 'CLAP', timestamp })),
      token,
    ).expect(200);
    const [old, ahead] = (await actionsOf(id)).map(({ at }) => (at as Date).getTime());
    const after = Date.now();
    expect(old).toBeGreaterThanOrEqual(before - loggingLimits.oldestAction);
    expect(old).toBeLessThanOrEqual(after - loggingLimits.oldestAction);
    expect(ahead).toBeGreaterThanOrEqual(before);
    expect(ahead).toBeLessThanOrEqual(after);
  });

  test('refuses more than 64 kB, more than 100 actions, and more than 600 within a minute', async () => {
    const { id, token } = await buildPerson(server);
    const { body } = await report({ actionType: 'CLAP', padding: 'x'.repeat(64 * 1024) }, token).expect(413);
    expect(body).toMatchObject({ error: commonErrors.PAYLOAD_TOO_LARGE });
    const many = (amount: number) => Array.from({ length: amount }, () => ({ actionType: 'CLAP' }));
    await report(many(101), token).expect(400);
    expect(await actionsOf(id)).toEqual([]);
    for (let call = 0; call < 6; call += 1) await report(many(100), token).expect(200);
    const refused = await report(many(1), token).expect(429);
    expect(refused.body).toMatchObject({ error: commonErrors.TOO_MANY_REQUESTS });
    expect(refused.headers['retry-after']).toMatch(/^\d+$/);
    expect(await actionsOf(id)).toHaveLength(600);
  });

  test('of many reports at once each is kept in full', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => buildPerson(server)));
    await Promise.all(
      Array.from({ length: 50 }, (_, index) => {
        const { token = '' } = people[index % 5] ?? {};
        return report(
          [{ actionType: 'CLAP' }, { actionType: 'EDIT', path: `/thread/${index}` }],
          token,
        ).expect(200);
      }),
    );
    for (const { id } of people) expect(await actionsOf(id)).toHaveLength(20);
  });
});

describe('POST /fe-logs', () => {
  const send = (body: object, token?: string) => {
    const call = server.http.post('/fe-logs').send(body);
    return token ? call.set('authorization', `Bearer ${token}`) : call;
  };

  test('[244] keeps the logs of somebody signed in, without secrets', async () => {
    const { id, token } = await buildPerson(server);
    const logs = [
      {
        level: 'error',
        message: 'ada@example.org: token=abc refused',
        stack: 'at Bearer eyJhbGciOiJIUzI1NiJ9.e30.x',
        path: '/s/abc',
      },
      { level: 'info', message: 'Offline', sendToTeam: true },
    ];
    const { body } = await send({ logs }, token).expect(200);
    expect(body).toEqual({ data: { recorded: 2 } });
    const mine = { device: null, userId: id };
    expect(await logsOf('user_id', id)).toEqual([
      {
        ...mine,
        level: 'error',
        message: '***: token=*** refused',
        stack: 'at Bearer ***',
        path: '/s/***',
        isForTeam: false,
      },
      { ...mine, level: 'info', message: 'Offline', stack: null, path: null, isForTeam: true },
    ]);
  });

  test('[245] takes those of a visitor by the id of the device, which has its prefix', async () => {
    const deviceId = `${anonymousUserPrefix}${crypto.randomUUID()}`;
    const logs = [{ level: 'warn', message: 'Slow' }];
    await send({ deviceId, logs }).expect(200);
    expect(await logsOf('device_id', deviceId)).toMatchObject([
      { device: deviceId, userId: null, message: 'Slow' },
    ]);
    await send({ deviceId: 'somebody-else-1234', logs }).expect(400);
    const { body } = await send({ logs }).expect(401);
    expect(body).toMatchObject({ error: commonErrors.UNAUTHENTICATED });
  });

  test('refuses more than 64 kB, an unknown level, and more than 60 reports within a minute', async () => {
    const { id, token } = await buildPerson(server);
    const careless = await buildPerson(server);
    await send({ logs: [{ level: 'info', message: 'x'.repeat(64 * 1024) }] }, careless.token).expect(413);
    await send({ logs: [{ level: 'loud', message: 'x' }] }, careless.token).expect(400);
    const logs = [{ level: 'info', message: 'x' }];
    const answers = await Promise.all(Array.from({ length: 61 }, () => send({ logs }, token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(60);
    expect(answers.find(({ status }) => status !== 200)?.status).toBe(429);
    expect(await logsOf('user_id', id)).toHaveLength(60);
  });
});

test('a person’s copy of their data holds their front-end logs and actions', async () => {
  const { id, token } = await buildPerson(server);
  await report({ actionType: 'CLAP', path: '/thread/7' }, token).expect(200);
  await server.http
    .post('/fe-logs')
    .set('authorization', `Bearer ${token}`)
    .send({ logs: [{ level: 'info', message: 'Mine' }] })
    .expect(200);
  const sources = server.app.get(PersonalDataSources);
  const data = (await sources.exportAll(id)).get('activity');
  expect(data).toMatchObject({
    actions: expect.arrayContaining([expect.objectContaining({ action: 'CLAP', path: '/thread/7' })]),
    frontEndLogs: [expect.objectContaining({ message: 'Mine' })],
  });
});
