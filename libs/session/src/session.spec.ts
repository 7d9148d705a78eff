import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Role } from '@lyceum/contracts';
import { Session } from './session';
import { type KeyValueStorage, memoryStorage, timestampKey, tokenKey } from './session-storage';
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
    ['has expired', buildToken({ exp: 1_000_000 })],
  ])('forgets a token that %s', (_title, token) => {
    storage.setItem(tokenKey, token);
    session.restore();
    expect(session.state).toMatchObject({ status: 'signed-out', reason: 'expired' });
    expect(storage.getItem(tokenKey)).toBeNull();
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
