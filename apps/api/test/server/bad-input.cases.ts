import { beforeAll, describe, expect, test } from '@jest/globals';
import { asErrorAnswer } from '@lyceum/contracts/common';
import { buildPerson, type Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await TestServer.shared();
  admin = await buildPerson(server, { roles: ['SUPER_ADMIN'] });
});

const bearer = () => `Bearer ${admin.token}`;
const deep = (depth: number): string => '{'.repeat(depth) + 'a' + '}'.repeat(depth);
const many = 'me { id } '
  .repeat(50)
  .split(' } ')
  .map((field, index) => (field ? `a${index}: ${field} }` : ''))
  .join(' ');

/** Nothing of how the server is made may leave it. */
function expectNoInsides(text: string): void {
  expect(text).not.toMatch(
    /node_modules|\.(?:ts|js):\d+|\bat \w+ \(|SELECT |INSERT |UPDATE |syntax error at or near|QueryFailed/,
  );
}

describe('malformed GraphQL', () => {
  test.each([
    ['no JSON', '{"query":'],
    ['a list', '[]'],
    ['a number', '1'],
    ['nothing', ''],
    ['no query', '{}'],
    ['half a document', '{"query":"{ me { id"}'],
    ['an unknown field', '{"query":"{ me { password } }"}'],
    ['an unknown operation', '{"query":"query A { me { id } }","operationName":"B"}'],
    ['a query that is no text', '{"query":{"a":1}}'],
    ['variables that are no object', '{"query":"{ me { id } }","variables":"x"}'],
    ['a document too deep', JSON.stringify({ query: deep(40) })],
    ['a document with too many aliases', JSON.stringify({ query: `{ ${many} }` })],
    ['a document with too many tokens', JSON.stringify({ query: `{ ${'me '.repeat(5_000)} }` })],
  ])('%s is refused with the catalogue’s answer', async (_, body) => {
    const answer = await server.http
      .post('/graphql')
      .set('content-type', 'application/json')
      .set('authorization', bearer())
      .send(body);
    expect(answer.status).toBe(400);
    const { error, errors } = answer.body as { error?: unknown; errors?: { extensions: unknown }[] };
    expect(asErrorAnswer(error ?? errors?.[0]?.extensions)).toMatchObject({
      code: 'COMMON_INVALID_INPUT',
    });
    expectNoInsides(answer.text);
  });
});

describe('malformed REST', () => {
  test.each([
    ['no JSON', 'application/json', '{bad', 400],
    ['null', 'application/json', 'null', 400],
    ['a list', 'application/json', '[1]', 400],
    ['an e-mail that is an object', 'application/json', '{"email":{"$ne":1},"password":"x"}', 400],
    ['a password with a NUL', 'application/json', '{"email":"a@b.example","password":"a\\u0000b"}', 401],
    ['an e-mail with a NUL', 'application/json', '{"email":"a\\u0000@b.example","password":"x"}', 400],
    ['plain text', 'text/plain', 'hello', 415],
    ['XML', 'application/xml', '<a/>', 415],
    ['a body too large', 'application/json', JSON.stringify({ email: 'x'.repeat(1_100_000) }), 413],
    [
      'a polluting key',
      'application/json',
      '{"__proto__":{"isAdmin":true},"email":"a@b.example","password":"x"}',
      400,
    ],
  ])('%s is refused with the catalogue’s answer', async (_, type, body, status) => {
    const answer = await server.http.post('/auth/sign-in').set('content-type', type).send(body);
    expect(answer.status).toBe(status);
    expect(asErrorAnswer((answer.body as { error: unknown }).error)?.status).toBe(status);
    expectNoInsides(answer.text);
  });

  test.each([
    ['an unknown path', 'GET', '/no/such/path', 404],
    ['a path that is no text', 'GET', '/%c0', 400],
    ['an unknown method', 'DELETE', '/auth/sign-in', 404],
    ['an id that is none', 'GET', "/updateUserToken?userId='%20OR%201=1--", 403],
  ])('%s is refused with the catalogue’s answer', async (_, method, path, status) => {
    const answer = await fetch(`${server.url}${path}`, { method, headers: { authorization: bearer() } });
    const text = await answer.text();
    expect(answer.status).toBe(status);
    expect(asErrorAnswer((JSON.parse(text) as { error: unknown }).error)?.status).toBe(status);
    expectNoInsides(text);
  });
});

describe('malformed tRPC', () => {
  test.each([
    ['an unknown procedure', 'GET', '/trpc/users.drop', undefined, 404],
    ['input that is no JSON', 'GET', '/trpc/users.list?input=%7Bx', undefined, 400],
    ['a change by GET', 'GET', '/trpc/users.setRoles', undefined, 400],
    ['a body that is no JSON', 'POST', '/trpc/users.setRoles', '{bad', 400],
    ['a body that is a list', 'POST', '/trpc/users.setRoles', '[]', 400],
    ['a page too large', 'GET', '/trpc/users.list?input=%7B%22limit%22%3A101%7D', undefined, 400],
    [
      'a cursor that is not ours',
      'GET',
      '/trpc/users.list?input=%7B%22cursor%22%3A%22YWJj%22%7D',
      undefined,
      400,
    ],
    [
      'a cursor with a time that is none',
      'GET',
      `/trpc/users.list?input=${encodeURIComponent(JSON.stringify({ cursor: cursorOf(['soon', '01a1fc59-9c39-7cf3-a0c6-a33fa6f82d18']) }))}`,
      undefined,
      400,
    ],
    [
      'a search with a NUL',
      'GET',
      '/trpc/users.list?input=%7B%22search%22%3A%22a%5Cu0000b%22%7D',
      undefined,
      400,
    ],
  ])('%s is refused with the catalogue’s answer', async (_, method, path, body, status) => {
    const headers = { authorization: bearer(), 'content-type': 'application/json' };
    const answer = await fetch(`${server.url}${path}`, { method, headers, ...(body && { body }) });
    const text = await answer.text();
    expect(answer.status).toBe(status);
    expect(asErrorAnswer((JSON.parse(text) as { error: { data: unknown } }).error.data)?.status).toBe(status);
    expectNoInsides(text);
  });
});

describe('malformed socket messages', () => {
  test.each([
    ['nothing', undefined],
    ['no object', 'x'],
    ['an empty token', { token: '' }],
    ['a token that is a list', { token: [] }],
    ['an endless token', { token: 'x'.repeat(5_000) }],
    ['a token that is not ours', { token: 'a.b.c' }],
  ])('%s is refused with the catalogue’s answer', async (_, message) => {
    const socket = await server.connectedSocket(admin.token);
    const answer: unknown = await socket.timeout(5_000).emitWithAck('session.renew', message);
    expect(asErrorAnswer((answer as { error: unknown }).error)?.status).toBeLessThan(500);
    expectNoInsides(JSON.stringify(answer));
    expect(socket.connected).toBe(true);
  });

  test('a renewal with the token of somebody else is refused', async () => {
    const other = await buildPerson(server);
    const socket = await server.connectedSocket(admin.token);
    const answer: unknown = await socket.timeout(5_000).emitWithAck('session.renew', { token: other.token });
    expect(answer).toMatchObject({ error: { code: 'AUTH_ACTS_FOR_ANOTHER' } });
  });

  test('a renewal with an own token is accepted', async () => {
    const socket = await server.connectedSocket(admin.token);
    expect(await socket.timeout(5_000).emitWithAck('session.renew', { token: admin.token })).toEqual({
      ok: true,
    });
  });
});

function cursorOf(keyset: unknown): string {
  return Buffer.from(JSON.stringify(keyset)).toString('base64url');
}
