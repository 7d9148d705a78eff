import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { sessionLimits } from '@lyceum/contracts/auth';
import { Session } from './session';
import { SessionKeeper } from './session-keeper';
import { memoryStorage } from './session-storage';
import { describeSignOut } from './sign-out';
import { buildToken } from './testing/tokens';

describe('SessionKeeper', () => {
  let session: Session;
  let idle: number;
  let refreshed: number;
  let stop: () => void;
  let page: EventTarget;

  const start = (isPrimary: boolean, keepLoggedIn = false): void => {
    const iat = Math.floor(Date.now() / 1_000);
    session.adopt(buildToken({ iat, exp: iat + 900 }), keepLoggedIn);
    const keeper = new SessionKeeper(
      session,
      { isPrimary, subscribe: () => () => undefined },
      {
        refresh: () => {
          refreshed += 1;
          const now = Math.floor(Date.now() / 1_000);
          session.renew(buildToken({ iat: now, exp: now + 900 }));
          return Promise.resolve();
        },
      },
      () => {
        idle += 1;
        session.end('timed-out');
      },
    );
    stop = keeper.start(page as unknown as Window);
  };

  beforeEach(() => {
    jest.useFakeTimers({ now: Date.now() });
    [idle, refreshed] = [0, 0];
    page = Object.assign(new EventTarget(), { document: new EventTarget() });
    session = new Session(memoryStorage());
  });

  afterEach(() => {
    stop();
    jest.useRealTimers();
  });

  it('ends the session after 30 idle minutes, and not a second before', () => {
    start(true);
    jest.advanceTimersByTime(sessionLimits.idleMilliseconds - 1_000);
    expect(idle).toBe(0);
    jest.advanceTimersByTime(1_000);
    expect(idle).toBe(1);
  });

  it('counts from the last activity', () => {
    start(true);
    jest.advanceTimersByTime(20 * 60_000);
    page.dispatchEvent(new Event('keydown'));
    jest.advanceTimersByTime(29 * 60_000);
    expect(idle).toBe(0);
    jest.advanceTimersByTime(60_000);
    expect(idle).toBe(1);
  });

  it('leaves the session alone when the user chose to be kept logged in, and keeps renewing it', () => {
    start(true, true);
    jest.advanceTimersByTime(2 * sessionLimits.idleMilliseconds);
    expect(idle).toBe(0);
    expect(refreshed).toBeGreaterThanOrEqual(4);
  });

  it('renews the token ahead of its end', () => {
    start(true);
    jest.advanceTimersByTime(13 * 60_000);
    expect(refreshed).toBe(0);
    jest.advanceTimersByTime(61_000);
    expect(refreshed).toBe(1);
  });

  it('does neither in a tab that is not the primary one', () => {
    start(false);
    jest.advanceTimersByTime(sessionLimits.idleMilliseconds);
    expect([idle, refreshed]).toEqual([0, 0]);
  });

  it('finds a device that slept over the half hour when it wakes', () => {
    start(false);
    jest.setSystemTime(Date.now() + sessionLimits.idleMilliseconds);
    page.dispatchEvent(new Event('pointermove'));
    expect(idle).toBe(1);
  });
});

describe('describeSignOut', () => {
  it('tells where and how long the user was, and when they were last active', () => {
    const now = Date.now();
    const presence = { pageLandedAt: now - 90_000, lastActiveAt: now - 30_000 };
    const event = describeSignOut(presence, 'LOGOUT', '/konnect');
    expect(event).toMatchObject({ reason: 'LOGOUT', path: '/konnect' });
    expect(event.timeOnPage).toBeGreaterThanOrEqual(90_000);
    expect(event.idleElapsed).toBeGreaterThanOrEqual(30_000);
    expect(event.pageLandingTime).toBe(new Date(now - 90_000).toISOString());
    expect(event.lastActiveTime).toBe(new Date(now - 30_000).toISOString());
  });
});
