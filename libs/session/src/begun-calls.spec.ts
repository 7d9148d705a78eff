import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { sessionLimits } from '@lyceum/contracts/auth';
import { type Api, createApi } from './api-fetch';
import { beginCalls, takeArrivedAnswer, takeArrivedAnswers, takeComingAnswer } from './begun-calls';
import { Session } from './session';
import { memoryStorage, timestampKey } from './session-storage';
import { ada, bela, buildToken } from './testing/tokens';

const call = { method: 'POST', path: '/graphql', body: { operationName: 'Me' } } as const;

describe('calls that the page begins', () => {
  let server: Server;
  /** Who asked, in turn. */
  let asked: (string | undefined)[];
  let isLost: boolean;
  let origin: string;
  const storage = memoryStorage();
  let session: Session;
  let api: Api;

  const begin = (): void =>
    beginCalls(({ id: userId }) => [{ ...call, body: { ...call.body, userId } }], session, origin);
  const send = (): Promise<unknown> =>
    api.apiFetch(call.path, { method: 'POST', body: { ...call.body, userId: session.state.user?.id } });

  beforeEach(async () => {
    // The clock of a page that has just been opened; the process of these tests may be minutes old.
    jest.spyOn(performance, 'now').mockReturnValue(100);
    asked = [];
    isLost = false;
    server = createServer((request, response) => {
      asked.push(request.headers.authorization);
      if (isLost) request.socket.destroy();
      else response.end(JSON.stringify({ count: asked.length }));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
    session = new Session(storage);
    session.adopt(buildToken());
    api = createApi(session, origin);
  });

  afterEach(() => {
    jest.restoreAllMocks();
    globalThis.begunCalls = undefined;
    session.end('logged-out');
    server.closeAllConnections();
    server.close();
  });

  it('[35] are not sent again, once each', async () => {
    begin();
    expect(await send()).toEqual({ count: 1 });
    expect(await send()).toEqual({ count: 2 });
    expect(asked).toEqual([`Bearer ${buildToken()}`, `Bearer ${buildToken()}`]);
  });

  it('[28] are not sent again under a token that has been renewed meanwhile', async () => {
    session.adopt(buildToken({ iat: Math.floor(Date.now() / 1_000) - 60 }));
    begin();
    session.adopt(buildToken());
    expect(await send()).toEqual({ count: 1 });
    expect(await send()).toEqual({ count: 2 });
  });

  it('are sent again once the roles are others', async () => {
    begin();
    while (asked.length === 0) await new Promise(setImmediate);
    session.adopt(buildToken({ roleArray: ['TEACHER'] }));
    expect(await send()).toEqual({ count: 2 });
  });

  it('are no longer news half a minute later', async () => {
    begin();
    while (asked.length === 0) await new Promise(setImmediate);
    jest.mocked(performance.now).mockReturnValue(30_000);
    expect(await send()).toEqual({ count: 2 });
  });

  it('are sent again where no answer came', async () => {
    isLost = true;
    begin();
    while (asked.length === 0) await new Promise(setImmediate);
    isLost = false;
    expect(await send()).toEqual({ count: 2 });
  });

  it('tell nobody else what they brought', async () => {
    begin();
    session.adopt(buildToken({ id: bela }));
    expect(await send()).toEqual({ count: 2 });
    session.adopt(buildToken({ id: ada }));
    expect(await send()).toEqual({ count: 3 });
  });

  describe('with an answer that is there when the screen is drawn', () => {
    const take = (): unknown => {
      const body = { ...call.body, userId: session.state.user?.id };
      return takeArrivedAnswer({ ...call, path: origin + call.path, body }, countIn, session);
    };
    const countIn = (body: unknown): number | undefined => (body as { count?: number }).count;
    const arrival = async (): Promise<void> => {
      while (globalThis.begunCalls?.[0]?.arrived === undefined) await new Promise(setImmediate);
    };

    it('give it at once, and once', async () => {
      begin();
      expect(take()).toBeUndefined();
      await arrival();
      expect(take()).toBe(1);
      expect(take()).toBeUndefined();
      expect(await send()).toEqual({ count: 2 });
    });

    it('give all that have come of a root at once, and once', async () => {
      begin();
      expect(takeArrivedAnswers('/graphql', session)).toEqual([]);
      await arrival();
      expect(takeArrivedAnswers('/trpc/', session)).toEqual([]);
      expect(takeArrivedAnswers('/graphql', session)).toEqual([{ path: '/graphql', body: { count: 1 } }]);
      expect(takeArrivedAnswers('/graphql', session)).toEqual([]);
    });

    it('leave what is not the answer to whoever asks', async () => {
      begin();
      await arrival();
      const body = { ...call.body, userId: session.state.user?.id };
      const first = { ...call, path: origin + call.path, body };
      expect(takeArrivedAnswer(first, () => undefined, session)).toBeUndefined();
      expect(await send()).toEqual({ count: 1 });
    });

    it('give it to nobody else', async () => {
      begin();
      await arrival();
      session.adopt(buildToken({ id: bela }));
      expect(take()).toBeUndefined();
      session.adopt(buildToken({ id: ada }));
      expect(take()).toBeUndefined();
    });
  });

  it('come to whoever waits for them, once', async () => {
    const query = { method: 'GET', path: '/trpc/home.get' } as const;
    beginCalls(() => [query], session, origin);
    const coming = { ...query, path: origin + query.path };
    await expect(takeComingAnswer(coming, session)).resolves.toEqual({ count: 1 });
    expect(takeComingAnswer(coming, session)).toBeNull();
  });

  it('[27] are none for somebody who has been away too long', async () => {
    storage.setItem(timestampKey, String(Date.now() - sessionLimits.idleMilliseconds));
    begin();
    expect(globalThis.begunCalls).toBeUndefined();
    await send();
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['has run out', -1],
    ['is about to run out', 20],
  ])('are none with a token that %s', (_, seconds) => {
    session.renew(buildToken({ exp: Math.floor(Date.now() / 1_000) + seconds }));
    begin();
    expect(globalThis.begunCalls).toBeUndefined();
  });
});
