import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Role } from '@lyceum/contracts/auth';
import { Session } from './session';
import {
  keepMeLoggedInKey,
  type KeyValueStorage,
  memoryStorage,
  timestampKey,
  tokenKey,
} from './session-storage';
import { ada, bela, buildToken } from './testing/tokens';

/** Two tabs share a storage; the browser tells one of them what the other wrote. */
function openTab(storage: KeyValueStorage): { session: Session; hear: (key: string | null) => void } {
  const session = new Session(storage);
  const target = new EventTarget();
  session.watchOtherTabs(target as unknown as Window);
  const hear = (key: string | null): void => {
    target.dispatchEvent(Object.assign(new Event('storage'), { key }));
  };
  return { session, hear };
}

describe('Session', () => {
  let storage: KeyValueStorage;
  let session: Session;

  beforeEach(() => {
    storage = memoryStorage();
    session = new Session(storage);
  });

  it('keeps the token and a timestamp in local storage', () => {
    const token = buildToken();
    session.adopt(token);
    expect(storage.getItem(tokenKey)).toBe(token);
    expect(Date.now() - Number(storage.getItem(timestampKey))).toBeLessThan(5_000);
    session.end('logged-out');
    expect(storage.getItem(tokenKey)).toBeNull();
    expect(storage.getItem(timestampKey)).toBeNull();
  });

  it('[34] reads id, names, email and roles out of the token', () => {
    session.adopt(buildToken({ roleArray: ['TEACHER', 'ADMIN'] }));
    expect(session.state.user).toMatchObject({
      id: ada,
      firstName: 'Ada',
      lastName: 'Žukauskaitė',
      email: 'ada@example.com',
      roles: ['TEACHER', 'ADMIN'],
    });
  });

  it('takes up the session a page before it left', () => {
    storage.setItem(tokenKey, buildToken());
    session.restore();
    expect(session.state.status).toBe('signed-in');
  });

  it.each([
    ['is no token at all', 'hello'],
    ['has no payload we know', 'a.e30.c'],
  ])('forgets a token that %s', (_title, token) => {
    storage.setItem(tokenKey, token);
    session.restore();
    expect(session.state).toMatchObject({ status: 'signed-out', reason: 'expired' });
    expect(storage.getItem(tokenKey)).toBeNull();
  });

  it('takes a token that has run out for the start of a renewal, not for the end of the session', () => {
    storage.setItem(tokenKey, buildToken({ iat: 1_000, exp: 1_900 }));
    session.restore();
    expect(session.state.user).toMatchObject({ id: ada, expiresAt: 1_900_000 });
  });

  it('measures the life of a token by this device, however wrong its clock', () => {
    const inOneHour = Math.floor(Date.now() / 1_000) + 3_600;
    session.adopt(buildToken({ iat: inOneHour - 7_200, exp: inOneHour - 7_200 + 900 }));
    const left = (session.state.user?.expiresAt ?? 0) - Date.now();
    expect(Math.abs(left - 900_000)).toBeLessThan(5_000);
  });

  it('is idle 30 minutes after the last activity in any tab, unless the user chose to be kept logged in', () => {
    session.adopt(buildToken(), false);
    storage.setItem(timestampKey, String(Date.now() - 1_799_000));
    expect(session.isIdle).toBe(false);
    storage.setItem(timestampKey, String(Date.now() - 1_800_000));
    expect(session.isIdle).toBe(true);
    session.renew(buildToken({ firstName: 'Newer' }));
    expect(session.isIdle).toBe(true);
    storage.setItem(keepMeLoggedInKey, 'true');
    expect(session.isIdle).toBe(false);
  });

  it('tells a tab that loads a moment later why the session ended, until that has been read', () => {
    session.adopt(buildToken());
    session.end('REVOKED');
    const reloaded = new Session(storage);
    reloaded.restore();
    expect(reloaded.state).toMatchObject({ status: 'signed-out', reason: 'REVOKED' });
    reloaded.dismissEndNotice();
    expect(reloaded.state).toMatchObject({ reason: 'none' });
    const later = new Session(storage);
    later.restore();
    expect(later.state).toMatchObject({ reason: 'none' });
  });

  it('leaves out a role that only a newer server knows', () => {
    const token = buildToken({ roleArray: ['STUDENT', 'ASTRONAUT' as Role] });
    session.adopt(token);
    expect(session.state.user?.roles).toEqual(['STUDENT']);
  });

  it('says so when the same user holds other roles, and only then', () => {
    const heard: (readonly Role[])[] = [];
    session.onRolesChanged((roles) => heard.push(roles));
    session.adopt(buildToken({ roleArray: ['STUDENT', 'TESTER'] }));
    session.adopt(buildToken({ roleArray: ['TESTER', 'STUDENT'] }));
    expect(heard).toEqual([]);
    session.adopt(buildToken({ roleArray: ['STUDENT', 'TEACHER'] }));
    expect(heard).toEqual([['STUDENT', 'TEACHER']]);
    session.adopt(buildToken({ id: bela, roleArray: [] }));
    expect(heard).toHaveLength(1);
  });

  it('follows a sign-in and a log-out in another tab', () => {
    const other = openTab(storage);
    session.adopt(buildToken());
    other.hear(tokenKey);
    expect(other.session.state.user?.id).toBe(ada);

    session.end('logged-out');
    other.hear(tokenKey);
    expect(other.session.state).toMatchObject({ status: 'signed-out', reason: 'elsewhere' });
  });
});
