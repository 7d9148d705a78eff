import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { authErrors } from '@lyceum/contracts/auth';
import { commonErrors } from '@lyceum/contracts/common';
import { createAccountCalls } from './account-calls';
import { ApiError, isTransient, NetworkError } from './api-error';
import { type Api, createApi } from './api-fetch';
import { Session } from './session';
import { type KeyValueStorage, memoryStorage } from './session-storage';
import { ada, bela, buildToken } from './testing/tokens';

const credentials = { email: 'a@example.com', password: 'x', keepLoggedIn: false };

/** For calls that never need it. */
const noRefresh = { refresh: () => Promise.reject(new Error('Nobody asked for this.')) };

describe('calls to the server', () => {
  let server: Server;
  let storage: KeyValueStorage;
  let session: Session;
  let api: Api;
  let answer: (request: IncomingMessage, response: ServerResponse) => void;

  const respond = (status: number, body: unknown): void => {
    answer = (_request, response) =>
      response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body));
  };

  const failureOf = (call: Promise<unknown>): Promise<unknown> =>
    call.then(
      () => null,
      (error: unknown) => error,
    );

  beforeEach(async () => {
    server = createServer((request, response) => answer(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    storage = memoryStorage();
    session = new Session(storage);
    api = createApi(session, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  });

  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  it('is not made again in the name of who signed in while it was under way', async () => {
    const seen: (string | undefined)[] = [];
    session.adopt(buildToken());
    answer = (request, response) => {
      seen.push(request.headers.authorization);
      session.end('logged-out');
      session.adopt(buildToken({ id: bela }));
      response.writeHead(401).end(JSON.stringify({ error: { code: authErrors.SESSION_EXPIRED.code } }));
    };
    expect(await failureOf(api.apiFetch('/anything', { method: 'POST' }))).toBeInstanceOf(ApiError);
    expect(seen).toEqual([`Bearer ${buildToken()}`]);
    expect(session.state.user?.id).toBe(bela);
  });

  it('[35] carries the bearer token of whoever is signed in', async () => {
    const seen: (string | undefined)[] = [];
    answer = (request, response) => {
      seen.push(request.headers.authorization);
      response.end('{}');
    };
    await api.apiFetch('/anything');
    session.adopt(buildToken());
    await api.apiFetch('/anything');
    expect(seen).toEqual([undefined, `Bearer ${buildToken()}`]);
  });

  it('throws what the catalogue says, field by field', async () => {
    const issues = [{ path: 'email', message: 'Enter an email like name@example.com.' }];
    respond(400, { error: { ...commonErrors.INVALID_INPUT, issues, requestId: 'r1' } });
    const error = await failureOf(api.apiFetch('/auth/sign-up', { method: 'POST', body: {} }));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      code: 'COMMON_INVALID_INPUT',
      message: commonErrors.INVALID_INPUT.message,
      issues,
      requestId: 'r1',
    });
  });

  it('carries how long to wait where the server says it', async () => {
    answer = (_request, response) =>
      response
        .writeHead(429, { 'retry-after': '120' })
        .end(JSON.stringify({ error: commonErrors.TOO_MANY_REQUESTS }));
    expect(await failureOf(api.apiFetch('/auth/sign-in', { method: 'POST', body: {} }))).toMatchObject({
      code: 'COMMON_TOO_MANY_REQUESTS',
      retryAfterSeconds: 120,
    });
  });

  it.each([
    [502, 'COMMON_UNAVAILABLE'],
    [503, 'COMMON_UNAVAILABLE'],
    [413, 'COMMON_PAYLOAD_TOO_LARGE'],
    [418, 'COMMON_INTERNAL'],
  ])('makes a readable error of a page somebody else answered with %i', async (status, code) => {
    respond(status, '<html>gateway</html>');
    expect(await failureOf(api.apiFetch('/anything'))).toMatchObject({ code });
  });

  it('tells a missing network from a refusal', async () => {
    await new Promise((resolve) => server.close(resolve));
    const error = await failureOf(api.apiFetch('/anything'));
    expect(error).toBeInstanceOf(NetworkError);
    expect(isTransient(error)).toBe(true);
    expect(isTransient(new ApiError(authErrors.LAST_WAY_IN))).toBe(false);
  });

  it('signs in with the token of the answer, and not without one', async () => {
    const calls = createAccountCalls(session, api.apiFetch, noRefresh);
    respond(200, { data: {} });
    expect(await failureOf(calls.signIn(credentials))).toBeInstanceOf(ApiError);
    expect(session.state.status).toBe('signed-out');
    respond(200, { data: { token: buildToken() } });
    expect(await calls.signIn({ ...credentials, keepLoggedIn: true })).toEqual({ status: 'done' });
    expect(session.state.user?.id).toBe(ada);
    expect(session.keepsLoggedIn).toBe(true);
  });

  it('hands on the question for a second factor, and signs in with its answer', async () => {
    const calls = createAccountCalls(session, api.apiFetch, noRefresh);
    const challenge = { ticket: 't1', methods: ['TOTP'] };
    respond(200, { data: { secondFactor: challenge } });
    expect(await calls.signIn(credentials)).toEqual({ status: 'second-factor', challenge });
    expect(session.state.status).toBe('signed-out');
    respond(200, { data: { token: buildToken() } });
    await calls.continueSignIn('/auth/second-factor', { ticket: 't1', code: '123456' });
    expect(session.state.user?.id).toBe(ada);
  });

  it('[42] replaces the token by the one updateUserToken answers', async () => {
    const calls = createAccountCalls(session, api.apiFetch, noRefresh);
    session.adopt(buildToken());
    answer = (request, response) => {
      const asked = new URL(request.url ?? '', 'http://localhost');
      const isRight = asked.pathname === '/updateUserToken' && asked.searchParams.get('userId') === ada;
      response
        .writeHead(isRight ? 200 : 404)
        .end(JSON.stringify({ data: { token: buildToken({ roleArray: ['TEACHER'] }) } }));
    };
    await calls.renewToken();
    expect(session.state.user?.roles).toEqual(['TEACHER']);
  });

  it('leaves a token alone that another tab wrote while the answer was under way', async () => {
    const calls = createAccountCalls(session, api.apiFetch, noRefresh);
    session.adopt(buildToken());
    const newer = buildToken({ roleArray: ['ADMIN'] });
    answer = (_request, response) => {
      storage.setItem('token', newer);
      response.end(JSON.stringify({ data: { token: buildToken({ roleArray: ['TEACHER'] }) } }));
    };
    await calls.renewToken();
    expect(storage.getItem('token')).toBe(newer);
    expect(session.state.user?.roles).toEqual(['ADMIN']);
  });
});
