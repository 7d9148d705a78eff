import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { RequestMethod } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { commonErrors } from '@lyceum/contracts/common';
import { testPassword } from '@lyceum/auth/testing';
import { createTestDatabase, type TestDatabase } from '@lyceum/testing';
import {
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isRequiredInputField,
} from 'graphql';
import type { Response } from 'supertest';
import { Cable } from '../../src/testing/cable';
import { nestDoors } from '../../src/testing/nest-doors';
import { buildPerson, type Person } from '../../src/testing/people';
import { nextMessage, TestServer } from '../../src/testing/test-server';

const { code, message } = commonErrors.UNAVAILABLE;

/** Tries of one address in ten minutes: more than the tests need by themselves. */
const addressPoints = 100;

/** Repeats a question until the answer is yes; the test's own time limit ends it. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 50));
}

/** Anything that fits, so that the call gets past the schema. */
function valueOf(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return valueOf(type.ofType);
  if (isListType(type)) return [];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    const required = Object.values(type.getFields()).filter(isRequiredInputField);
    return Object.fromEntries(required.map((field) => [field.name, valueOf(field.type)]));
  }
  const values: Record<string, unknown> = { Int: 1, Float: 1, Boolean: true, ID: randomUUID() };
  return values[type.name] ?? (type.name.includes('Date') ? new Date().toISOString() : 'x');
}

interface Operation {
  readonly query: string;
  readonly variables: Record<string, unknown>;
}

function operationOf(
  kind: 'query' | 'mutation',
  { name, args, type }: GraphQLField<unknown, unknown>,
): Operation {
  const needed = args.filter((argument) => isNonNullType(argument.type));
  const declared = needed.map((argument) => `$${argument.name}: ${String(argument.type)}`).join(', ');
  const given = needed.map((argument) => `${argument.name}: $${argument.name}`).join(', ');
  const selection = isLeafType(getNamedType(type)) ? '' : '{ __typename }';
  const call = given === '' ? name : `${name}(${given})`;
  return {
    query: `${kind} ${declared === '' ? '' : `(${declared})`} { ${call} ${selection} }`,
    variables: Object.fromEntries(needed.map((argument) => [argument.name, valueOf(argument.type)])),
  };
}

/** What must hold of every answer; the rest of it is told apart by door. */
const summary = (answer: Response): object => ({
  status: answer.status,
  mayAskAgain: Number(answer.headers['retry-after']) > 0,
});
const away = { status: 503, mayAskAgain: true };

describe('while the database is away', () => {
  let database: TestDatabase;
  let cable: Cable;
  let server: TestServer;
  let admin: Person;
  let refreshCookie: string;

  beforeAll(async () => {
    database = await createTestDatabase();
    cable = await Cable.to(database.url);
    server = await TestServer.start({
      databaseUrl: cable.url,
      extraModules: [DiscoveryModule],
      environment: { ADDRESS_RATE_LIMIT: String(addressPoints), TRUSTED_PROXIES: '127.0.0.1' },
    });
    admin = await buildPerson(server, { roles: ['SUPER_ADMIN'] });
    const signedIn = await server.http
      .post('/auth/sign-in')
      .send({ email: admin.email, password: testPassword })
      .expect(200);
    [refreshCookie = ''] = signedIn.headers['set-cookie'] as unknown as string[];
    // Compiled when it came before: that way of answering knows no Apollo.
    for (let call = 0; call < 3; call += 1)
      await server.graphql('{ me { id } }', { token: admin.token }).expect(200);
    await cable.cut();
    // A caller that was read just before is known for another two seconds.
    await until(async () => (await server.opsQuery('users.list', { limit: -1 }, admin.token)).status === 503);
  });
  afterAll(async () => {
    await cable.mend();
    await server.stop();
    await cable.cut();
    await database.drop();
  });

  test('every GraphQL operation answers 503, when to ask again, and the sentence', async () => {
    const { schema } = server.app.get(GraphQLSchemaHost);
    const operations = [
      ...Object.values(schema.getQueryType()?.getFields() ?? {}).map((field) => operationOf('query', field)),
      ...Object.values(schema.getMutationType()?.getFields() ?? {}).map((field) =>
        operationOf('mutation', field),
      ),
      { query: '{ me { id } }', variables: {} },
    ];
    expect(operations.length).toBeGreaterThan(100);
    for (const { query, variables } of operations) {
      const answer = await server.graphql(query, { token: admin.token, variables });
      const [error] =
        (answer.body as { errors?: { message: string; extensions: { code: string } }[] }).errors ?? [];
      const told = { ...summary(answer), code: error?.extensions.code, message: error?.message };
      expect([query, told]).toEqual([query, { ...away, code, message }]);
    }
  });

  test('every call of the console does', async () => {
    const procedures = Object.entries(
      server.opsRouter()._def.procedures as unknown as Record<string, { _def: { type: string } }>,
    );
    expect(procedures.length).toBeGreaterThan(20);
    for (const [name, { _def }] of procedures) {
      const answer = await (_def.type === 'mutation'
        ? server.opsMutation(name, {}, admin.token)
        : server.opsQuery(name, {}, admin.token));
      const { error } = answer.body as { error?: { message: string; data: { code: string } } };
      const told = { ...summary(answer), code: error?.data.code, message: error?.message };
      expect([name, told]).toEqual([name, { ...away, code, message }]);
    }
  });

  test('every REST route does, for whoever is signed in', async () => {
    const doors = nestDoors(server.app).filter(({ kind }) => kind === 'rest');
    expect(doors.length).toBeGreaterThan(30);
    for (const { name, owner, handler } of doors) {
      const parts = [owner, handler].map((part) => String(Reflect.getMetadata('path', part) ?? ''));
      const path = `/${parts.join('/')}`
        .replaceAll(/\/+/g, '/')
        .replaceAll(/:\w+|\*\w*/g, randomUUID())
        .replace(/(.)\/$/, '$1');
      const method = RequestMethod[Number(Reflect.getMetadata('method', handler))]?.toLowerCase() as 'get';
      const answer = await server.http[method](path).set('authorization', `Bearer ${admin.token}`);
      const { error } = answer.body as { error?: { code: string; message: string } };
      const told = { ...summary(answer), code: error?.code, message: error?.message };
      expect([name, path, told]).toEqual([name, path, { ...away, code, message }]);
    }
  });

  test('nobody is signed out by a cookie that cannot be checked, and nobody is told that a password is wrong', async () => {
    const refresh = await server.http.post('/auth/refresh').set('cookie', refreshCookie);
    expect([summary(refresh), refresh.headers['set-cookie']]).toEqual([away, undefined]);
    const signIn = await server.http.post('/auth/sign-in').send({ email: admin.email, password: 'x' });
    expect(summary(signIn)).toEqual(away);
    await server.http
      .get('/account/me')
      .set('authorization', 'Bearer forged')
      .expect((answer) => {
        expect(answer.status).not.toBe(503);
      });
  });

  test('a socket is refused in the same words, and the probe says no', async () => {
    const socket = server.socket(admin.token);
    const refused = nextMessage(socket, 'connect_error');
    socket.connect();
    expect(await refused).toEqual([
      expect.objectContaining({ data: expect.objectContaining({ code, message }) }),
    ]);
    expect(summary(await server.http.get('/health/ready'))).toEqual(away);
    await server.http.get('/health/live').expect(200);
  });

  test('nobody’s tries to connect are used up, however many share an address', async () => {
    const knock = async (): Promise<string> => {
      const socket = server.socket(admin.token, '203.0.113.7');
      const refused = nextMessage(socket, 'connect_error');
      socket.connect();
      const [error] = (await refused) as [Error & { data: { code: string } }];
      return error.data.code;
    };
    const half = Array.from({ length: addressPoints / 2 });
    for (let round = 0; round < 3; round += 1)
      expect(new Set(await Promise.all(half.map(knock)))).toEqual(new Set([code]));
  });

  test('and when it is back, all go on by themselves', async () => {
    await cable.mend();
    await until(async () => (await server.http.get('/health/ready')).status === 200);
    await until(async () => (await server.graphql('{ me { id } }', { token: admin.token })).status === 200);
    await server.opsQuery('users.list', {}, admin.token).expect(200);
    await server.connectedSocket(admin.token);
  });
});
