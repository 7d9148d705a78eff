import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { authErrors } from '@lyceum/contracts/auth';
import { commonErrors } from '@lyceum/contracts/common';
import { createApi } from './api-fetch';
import { NetworkError } from './api-error';
import { Session } from './session';
import { type KeyValueStorage, memoryStorage, tokenKey } from './session-storage';
import { bela, buildToken } from './testing/tokens';
import { type Locks, TokenRefresher } from './token-refresher';

/** One queue for all tabs of a browser, as the Web Locks API keeps it. */
function queueOfTabs(): Locks {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: (_name, work) => {
      const next = last.then(work);
      last = next.catch(() => undefined);
      return next;
    },
  };
}

const past = buildToken({ iat: 1_000, exp: 1_900 });
const fresh = buildToken({ firstName: 'Fresh' });

describe('TokenRefresher', () => {
  let server: Server;
  let origin: string;
  let storage: KeyValueStorage;
  let seen: { path: string; token: string | undefined }[];
  let refreshAnswer: { status: number; body: unknown };
  let accepted: string;

  const openTab = (locks: Locks | undefined) => {
    const session = new Session(storage);
    session.restore();
    const api = createApi(session, origin, new TokenRefresher(session, locks, origin));
    return { session, api };
  };
  const refreshes = (): number => seen.filter(({ path }) => path === '/auth/refresh').length;

  beforeEach(async () => {
    seen = [];
    accepted = fresh;
    refreshAnswer = { status: 200, body: { data: { token: fresh } } };
    server = createServer((request, response) => {
      const token = request.headers.authorization?.slice('Bearer '.length);
      const path = request.url ?? '';
      seen.push({ path, token });
      if (path === '/auth/refresh')
        return response.writeHead(refreshAnswer.status).end(JSON.stringify(refreshAnswer.body));
      const isKnown = token === accepted;
      const body = isKnown ? { data: 'yes' } : { error: commonErrors.UNAUTHENTICATED };
      return response.writeHead(isKnown ? 200 : 401).end(JSON.stringify(body));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    storage = memoryStorage();
  });

  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  it('renews a token that has run out before it is used', async () => {
    storage.setItem(tokenKey, past);
    const { api, session } = openTab(undefined);
    await api.apiFetch('/anything');
    expect(seen).toEqual([
      { path: '/auth/refresh', token: undefined },
      { path: '/anything', token: fresh },
    ]);
    expect(session.state.user?.firstName).toBe('Fresh');
  });

  it('sends a call once more after a 401, and no more than once', async () => {
    storage.setItem(tokenKey, buildToken({ firstName: 'Stale' }));
    const first = openTab(undefined);
    expect(await first.api.apiFetch('/anything')).toEqual({ data: 'yes' });
    accepted = 'no token at all';
    refreshAnswer.body = { data: { token: buildToken({ firstName: 'Newer' }) } };
    await expect(first.api.apiFetch('/again')).rejects.toMatchObject({ code: 'COMMON_UNAUTHENTICATED' });
    expect(seen.filter(({ path }) => path === '/again')).toHaveLength(2);
    expect(first.session.state.status).toBe('signed-in');
  });

  it('asks once, however many calls of however many tabs wait for it', async () => {
    storage.setItem(tokenKey, past);
    const locks = queueOfTabs();
    const tabs = [openTab(locks), openTab(locks), openTab(locks)];
    await Promise.all(tabs.flatMap(({ api }) => [api.apiFetch('/a'), api.authorizedFetch(`${origin}/b`)]));
    expect(refreshes()).toBe(1);
    expect(seen.filter(({ token }) => token === fresh)).toHaveLength(6);
  });

  it('ends the session when the server refuses to renew it, and only then', async () => {
    storage.setItem(tokenKey, past);
    const { api, session } = openTab(undefined);
    refreshAnswer = { status: 503, body: { error: commonErrors.UNAVAILABLE } };
    await expect(api.apiFetch('/anything')).rejects.toMatchObject({ code: 'COMMON_UNAVAILABLE' });
    expect(session.state.status).toBe('signed-in');
    refreshAnswer = { status: 401, body: { error: authErrors.SESSION_EXPIRED } };
    await expect(api.apiFetch('/anything')).rejects.toMatchObject({ code: 'COMMON_UNAUTHENTICATED' });
    expect(session.state).toMatchObject({ status: 'signed-out', reason: 'expired' });
  });

  it('keeps the session over a missing network', async () => {
    storage.setItem(tokenKey, past);
    const { api, session } = openTab(undefined);
    await new Promise((resolve) => server.close(resolve));
    await expect(api.apiFetch('/anything')).rejects.toBeInstanceOf(NetworkError);
    expect(session.state.status).toBe('signed-in');
    expect(storage.getItem(tokenKey)).toBe(past);
  });

  it('signs in with the cookie alone, as after a social sign-in, and stays out without one', async () => {
    const signedOut = openTab(undefined).session;
    const refresher = new TokenRefresher(signedOut, undefined, origin);
    refreshAnswer = { status: 401, body: { error: authErrors.SESSION_EXPIRED } };
    await refresher.refresh();
    expect(signedOut.state).toMatchObject({ status: 'signed-out', reason: 'none' });
    refreshAnswer = { status: 200, body: { data: { token: fresh } } };
    await refresher.refresh();
    expect(signedOut.state.user?.firstName).toBe('Fresh');
  });

  it('renews nothing for staff who look on as somebody else, because the cookie is theirs', async () => {
    storage.setItem(tokenKey, buildToken({ viewedBy: bela, iat: 1_000, exp: 1_900 }));
    const { session, api } = openTab(undefined);
    await api.apiFetch('/account/viewing').catch(() => undefined);
    expect(refreshes()).toBe(0);
    expect(session.state).toMatchObject({ status: 'signed-out', reason: 'expired' });
  });
});
