import { beforeAll, expect, test } from '@jest/globals';
import { JwtService } from '@nestjs/jwt';
import { commonErrors } from '@lyceum/contracts/common';
import { testJwtSecret } from '@lyceum/testing';
import { buildPerson, type Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
let person: Person;
beforeAll(async () => {
  server = await TestServer.shared();
  person = await buildPerson(server);
});

const jwt = new JwtService();
const sessionOf = (token: string): unknown => jwt.decode<{ sid: string }>(token).sid;
const payload = () => ({
  id: person.id,
  firstName: 'A',
  lastName: 'B',
  email: person.email,
  roleArray: ['SUPER_ADMIN'],
  sid: sessionOf(person.token),
});
const base64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

const forgeries: readonly [string, () => string][] = [
  ['signed with another secret', () => jwt.sign(payload(), { secret: 'x'.repeat(40), expiresIn: 60 })],
  ['that has expired', () => jwt.sign(payload(), { secret: testJwtSecret, expiresIn: -1 })],
  [
    'signed with another algorithm',
    () => jwt.sign(payload(), { secret: testJwtSecret, expiresIn: 60, algorithm: 'HS512' }),
  ],
  ['that never expires', () => jwt.sign(payload(), { secret: testJwtSecret })],
  [
    'without a signature',
    () => `${base64({ alg: 'none', typ: 'JWT' })}.${base64({ ...payload(), exp: 4_000_000_000 })}.`,
  ],
  [
    'with a payload that is not ours',
    () => jwt.sign({ sub: person.id }, { secret: testJwtSecret, expiresIn: 60 }),
  ],
  [
    'of a session that does not exist',
    () =>
      jwt.sign(
        { ...payload(), sid: '01a1fc59-9c39-7cf3-a0c6-a33fa6f82d18' },
        { secret: testJwtSecret, expiresIn: 60 },
      ),
  ],
  [
    'of a user who is not the session’s',
    () =>
      jwt.sign(
        { ...payload(), id: '01a1fc59-9c39-7cf3-a0c6-a33fa6f82d18' },
        { secret: testJwtSecret, expiresIn: 60 },
      ),
  ],
];

test.each(forgeries)('a token %s opens no door', async (_, forge) => {
  const token = forge();
  const graphql = await server.graphql('{ me { id } }', { token });
  expect(graphql.body).toMatchObject({ data: null, errors: [{ extensions: commonErrors.UNAUTHENTICATED }] });
  const ops = await server.opsQuery('users.list', {}, token).expect(401);
  expect(ops.body).toMatchObject({ error: { data: commonErrors.UNAUTHENTICATED } });
  await server.http
    .get('/updateUserToken')
    .query({ userId: person.id })
    .set('authorization', `Bearer ${token}`)
    .expect(401);
  const socket = server.socket(token);
  const refusal = new Promise<Error & { data?: unknown }>((resolve) => socket.once('connect_error', resolve));
  socket.connect();
  expect((await refusal).data).toMatchObject(commonErrors.UNAUTHENTICATED);
});

test('roles written into a token by its owner count for nothing', async () => {
  const token = jwt.sign(payload(), { secret: testJwtSecret, expiresIn: 60 });
  // Even a token we signed ourselves is believed for who, never for what they may.
  await server.opsQuery('users.list', {}, token).expect(403);
});

test('a stale token leaves public doors open', async () => {
  const [, forge] = forgeries[1] ?? [];
  const answer = await server.http.get('/health/live').set('authorization', `Bearer ${forge?.() ?? ''}`);
  expect(answer.status).toBe(200);
});
