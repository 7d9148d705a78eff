import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { DomainError } from '@lyceum/kernel';
import { openDomain, type OpenDomain } from '@lyceum/testing/domain';
import { AuthModule } from '../auth.module';
import { fromEverywhere, fromOnePlace } from './delay.constants';
import { type LoginAttempt, LoginAttempts } from './login-attempts';

let house: OpenDomain;
let attempts: LoginAttempts;
beforeAll(async () => {
  house = await openDomain([AuthModule]);
  attempts = house.module.get(LoginAttempts);
});
afterAll(() => house.close());
beforeEach(() => house.database.query('TRUNCATE sign_in_attempts'));

const attempt = (overrides: Partial<LoginAttempt> = {}): LoginAttempt => ({
  email: 'mei@lyceum.example',
  address: '192.0.2.1',
  knownDevice: null,
  ...overrides,
});

/** Seconds to wait; 0 when the try may begin (and it has begun then). */
async function wait(tried: LoginAttempt): Promise<number> {
  try {
    await attempts.check(tried);
    return 0;
  } catch (error) {
    if (error instanceof DomainError && error.retryAfterSeconds !== undefined) return error.retryAfterSeconds;
    throw error;
  }
}

/** As if all waiting were over. */
const letTimePass = () => house.database.query('UPDATE sign_in_attempts SET blocked_until = touched_at');

/** What the last failure costs, in seconds: the longest of all counters. */
async function delay(): Promise<number> {
  const [row] = await house.database.query<{ seconds: number }[]>(
    'SELECT max(greatest(0, extract(epoch FROM blocked_until - touched_at)))::int AS seconds FROM sign_in_attempts',
  );
  return (row as { seconds: number }).seconds;
}

async function fail(tried: LoginAttempt): Promise<void> {
  await letTimePass();
  await attempts.check(tried);
  await attempts.failed(tried);
}

describe('failed log-ins from one place', () => {
  test('cost nothing at first, then one second, then twice as much each time, up to 15 minutes', async () => {
    const waits: number[] = [];
    for (let count = 1; count <= 17; count += 1) {
      await fail(attempt());
      waits.push(await delay());
    }
    expect(waits).toEqual([0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900]);
  });

  test('are forgotten after the right password, and after a day', async () => {
    for (let count = 0; count < 8; count += 1) await fail(attempt());
    await letTimePass();
    await attempts.check(attempt());
    await attempts.succeeded(attempt());
    await fail(attempt());
    expect(await wait(attempt())).toBe(0);

    for (let count = 0; count < 8; count += 1) await fail(attempt({ email: 'other@lyceum.example' }));
    await house.database.query(`UPDATE sign_in_attempts SET touched_at = now() - interval '25 hours'`);
    await fail(attempt({ email: 'other@lyceum.example' }));
    expect(await wait(attempt({ email: 'other@lyceum.example' }))).toBe(0);
  });

  test('count for one account, in whatever case, and for one address', async () => {
    for (let count = 0; count < 14; count += 1) await fail(attempt());
    expect(await wait(attempt({ email: 'MEI@lyceum.example' }))).toBeGreaterThan(0);
    expect(await wait(attempt({ email: 'daniel@lyceum.example' }))).toBe(0);
    expect(await wait(attempt({ address: '192.0.2.2' }))).toBe(0);
  });

  test('cannot be got round by trying all at once', async () => {
    const waits = await Promise.all(Array.from({ length: 100 }, () => wait(attempt())));
    expect(waits.filter((seconds) => seconds === 0)).toHaveLength(fromOnePlace.atOnce);
    await Promise.all(Array.from({ length: fromOnePlace.atOnce }, () => attempts.failed(attempt())));
    expect(await delay()).toBe(2);
  });

  test('buy no volley of guesses by waiting: once they cost time, there is one try at a time', async () => {
    for (let count = 0; count < fromOnePlace.freeFailures; count += 1) await fail(attempt());
    await letTimePass();
    const waits = await Promise.all(Array.from({ length: 20 }, () => wait(attempt())));
    expect(waits.filter((seconds) => seconds === 0)).toHaveLength(1);
  });

  test('a try that never came to an end holds its place for a minute only', async () => {
    for (let count = 0; count < fromOnePlace.atOnce; count += 1) await attempts.check(attempt());
    expect(await wait(attempt())).toBe(1);
    await house.database.query(`UPDATE sign_in_attempts SET touched_at = now() - interval '61 seconds'`);
    expect(await wait(attempt())).toBe(0);
  });
});

describe('failed log-ins from everywhere', () => {
  const failEverywhere = async (times: number) => {
    for (let count = 0; count < times; count += 1)
      await fail(attempt({ address: `198.51.${String(count % 256)}.${String(count % 7)}` }));
  };

  test('are bounded for the account as a whole', async () => {
    await failEverywhere(fromEverywhere.freeFailures - 1);
    expect(await delay()).toBe(0);
    await failEverywhere(1);
    expect(await delay()).toBe(1);
    await failEverywhere(9);
    expect(await wait(attempt({ address: '203.0.113.2' }))).toBeGreaterThan(256);
  });

  test('hold up no browser that is known to the account, and its failures hold up nobody else', async () => {
    await failEverywhere(fromEverywhere.freeFailures + 9);
    const owner = attempt({ knownDevice: 'the owner’s browser' });
    expect(await wait(attempt())).toBeGreaterThan(0);
    expect(await wait(owner)).toBe(0);
    await attempts.failed(owner);
    for (let count = 0; count < 14; count += 1) await fail(owner);
    expect(await wait(owner)).toBeGreaterThan(0);
    await letTimePass();
    expect(await wait(attempt({ address: '203.0.113.9' }))).toBe(0);
  });

  test('a right password from a new place does not wipe out the account’s count', async () => {
    await failEverywhere(fromEverywhere.freeFailures - 1);
    await attempts.check(attempt({ address: '203.0.113.1' }));
    await attempts.succeeded(attempt({ address: '203.0.113.1' }));
    for (let count = 0; count < 10; count += 1)
      await fail(attempt({ address: `203.0.112.${String(count)}` }));
    expect(await wait(attempt({ address: '203.0.113.3' }))).toBeGreaterThan(0);
    await attempts.forget('mei@lyceum.example');
    expect(await wait(attempt({ address: '203.0.113.3' }))).toBe(0);
  });
});

test('old counters are swept away', async () => {
  await fail(attempt());
  await house.database.query(`UPDATE sign_in_attempts SET touched_at = now() - interval '2 days'`);
  await fail(attempt({ email: 'new@lyceum.example' }));
  await attempts.sweep();
  expect(await house.database.query('SELECT FROM sign_in_attempts')).toHaveLength(2);
});
