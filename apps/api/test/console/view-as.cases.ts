import { beforeAll, describe, expect, test } from '@jest/globals';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { authErrors, type Role, type ViewAs } from '@lyceum/contracts/auth';
import { commonErrors } from '@lyceum/contracts/common';
import { type StoredAudit, stored } from '@lyceum/kernel/stored';
import {
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isScalarType,
} from 'graphql';
import { openApiDocument } from '../../src/http/open-api';
import { consoleInputs } from '../../src/testing/console-inputs';
import { buildPerson, type Person } from '../../src/testing/people';
import { nextMessage, TestServer } from '../../src/testing/test-server';

let server: TestServer;
let admin: Person;
let student: Person;
let token: string;
beforeAll(async () => {
  server = await TestServer.shared();
  admin = await buildPerson(server, { roles: ['ADMIN'], firstName: 'Omar', lastName: 'Keeper' });
  student = await buildPerson(server, { firstName: 'Mei', lastName: 'Tanaka' });
  token = await tokenFor(student);
});

const begin = ({ id }: { id: string }, person = admin) =>
  server.opsMutation('users.viewAs', { userId: id }, person.token);

async function tokenFor(target: Person, person = admin): Promise<string> {
  const answer = await begin(target, person).expect(200);
  return (answer.body as { result: { data: ViewAs } }).result.data.token;
}

const bearer = (value: string): [string, string] => ['authorization', `Bearer ${value}`];
const meOf = (value: string) => server.graphql('{ me { id firstName email } }', { token: value });
const viewingOf = async (value: string): Promise<unknown> =>
  (
    (
      await server.http
        .get('/account/viewing')
        .set(...bearer(value))
        .expect(200)
    ).body as { data: unknown }
  ).data;

/** Something GraphQL takes for a value of the type, so that the call gets as far as the guards. */
function placeholder(type: GraphQLInputType): unknown {
  const inner = getNullableType(type);
  if (isListType(inner)) return [];
  if (isEnumType(inner)) return inner.getValues()[0]?.name;
  if (isInputObjectType(inner)) {
    const needed = Object.values(inner.getFields()).filter(({ type: field }) => isNonNullType(field));
    return Object.fromEntries(needed.map((field) => [field.name, placeholder(field.type)]));
  }
  if (!isScalarType(inner)) return null;
  if (inner.name === 'Int' || inner.name === 'Float') return 1;
  if (inner.name === 'Boolean') return true;
  if (inner.name === 'DateTime') return '2026-01-01T00:00:00Z';
  return inner.name === 'ID' ? student.id : 'x';
}

describe('whoever views as somebody', () => {
  test('[238] sees what that person sees, and is in the audit log', async () => {
    expect((await meOf(token).expect(200)).body).toMatchObject({
      data: { me: { id: student.id, firstName: 'Mei' } },
    });
    expect(await viewingOf(token)).toEqual({
      viewer: { id: admin.id, name: 'Omar Keeper', email: admin.email },
      viewed: { id: student.id, name: 'Mei Tanaka', email: student.email },
    });
    expect(await viewingOf(student.token)).toBeNull();
    const entries = await stored<StoredAudit>(server.database.manager, 'audit_entries', {
      action: 'user.viewAs',
      targetId: student.id,
    });
    expect(entries).toMatchObject([
      { actorId: admin.id, address: '127.0.0.1', after: { until: expect.any(String) } },
    ]);
  });

  test('holds the token for 30 minutes', () => {
    const payload = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<
      string,
      number
    >;
    expect((payload['exp'] ?? 0) - (payload['iat'] ?? 0)).toBe(30 * 60);
  });

  test('is refused by every mutation of the schema', async () => {
    const mutations = Object.values(
      server.app.get(GraphQLSchemaHost).schema.getMutationType()?.getFields() ?? {},
    );
    expect(mutations.length).toBeGreaterThan(20);
    for (const field of mutations) {
      const declared = field.args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
      const given = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
      const hasParts = !isLeafType(getNamedType(field.type));
      const document = `mutation ${declared && `(${declared})`} { ${field.name}${given && `(${given})`} ${hasParts ? '{ __typename }' : ''} }`;
      const variables = Object.fromEntries(
        field.args
          .filter(({ type }) => isNonNullType(type))
          .map(({ name, type }) => [name, placeholder(type)]),
      );
      const answer = await server.graphql(document, { token, variables });
      expect([field.name, answer.body]).toEqual([
        field.name,
        expect.objectContaining({
          errors: [
            expect.objectContaining({
              extensions: expect.objectContaining({ code: authErrors.VIEWING_ONLY.code }),
            }),
          ],
        }),
      ]);
    }
  });

  test('is refused by every REST call that is no reading one, public ones too', async () => {
    const { paths } = openApiDocument(server.app);
    const writes = Object.entries(paths).flatMap(([path, methods]) =>
      (['post', 'put', 'patch', 'delete'] as const)
        .filter((method) => methods[method])
        .map((method) => [method, path.replaceAll(/\{\w+\}/g, student.id)] as const),
    );
    expect(writes.length).toBeGreaterThan(20);
    for (const [method, path] of writes) {
      // The door of files reads its bytes itself and knows them by its address alone: nobody gets one without a right.
      if (path.startsWith('/uploads/incoming/')) continue;
      const answer = await server.http[method](path)
        .set(...bearer(token))
        .send({});
      expect([method, path, answer.status, answer.body]).toEqual([
        method,
        path,
        403,
        { error: expect.objectContaining({ code: authErrors.VIEWING_ONLY.code }) },
      ]);
    }
  });

  test.each([
    ['an address to send a file to', () => `/getSignedUrl?userId=${student.id}`],
    ['a token of that person', () => `/updateUserToken?userId=${student.id}`],
    ['a copy of their data', () => '/account/export'],
  ])('gets no %s, though it is asked for by GET', async (_, path) => {
    const answer = await server.http
      .get(path())
      .set(...bearer(token))
      .expect(403);
    expect(answer.body).toMatchObject({ error: { code: authErrors.VIEWING_ONLY.code } });
  });

  test('is refused by the whole console, lists and changes, even as staff', async () => {
    const seller = await buildPerson(server, { roles: ['SALES_TEAM'] });
    const asSeller = await tokenFor(seller);
    await server.opsQuery('users.list', {}, seller.token).expect(200);
    await server.opsQuery('users.list', {}, asSeller).expect(403);
    for (const name of Object.keys(consoleInputs)) {
      const answer = await server.opsMutation(name, {}, asSeller).expect(403);
      expect(answer.body).toMatchObject({ error: { data: { code: authErrors.VIEWING_ONLY.code } } });
    }
  });

  test('has no connection of their own at the socket', async () => {
    const socket = server.socket(token);
    const refused = nextMessage(socket, 'connect_error');
    socket.connect();
    const [error] = (await refused) as [{ data: unknown }];
    expect(error.data).toMatchObject({ code: authErrors.VIEWING_ONLY.code });
  });

  test('changes nothing of what the person has', async () => {
    const { body } = await server.graphql('{ me { mainNavBarClosed nameConfirmed } }', {
      token: student.token,
    });
    await server.http
      .post('/updateUser')
      .set(...bearer(token))
      .send({ userId: student.id, firstName: 'Eve', lastName: 'Evil' })
      .expect(403);
    expect(
      (await server.graphql('{ me { mainNavBarClosed nameConfirmed } }', { token: student.token })).body,
    ).toEqual(body);
    expect((await meOf(student.token)).body).toMatchObject({ data: { me: { firstName: 'Mei' } } });
  });
});

describe('the token', () => {
  test('dies with the session of whoever views', async () => {
    const keeper = await buildPerson(server, { roles: ['ADMIN'] });
    const theirs = await tokenFor(student, keeper);
    await meOf(theirs).expect(200);
    await server.http
      .post('/auth/sign-out')
      .set(...bearer(keeper.token))
      .send({})
      .expect(200);
    expect((await meOf(theirs)).body).toMatchObject({
      errors: [{ extensions: { code: commonErrors.UNAUTHENTICATED.code } }],
    });
    await meOf(student.token).expect(200);
  });

  test('dies with their right', async () => {
    const superAdmin = await buildPerson(server, { roles: ['SUPER_ADMIN'] });
    const keeper = await buildPerson(server, { roles: ['ADMIN'] });
    const theirs = await tokenFor(student, keeper);
    const change = { userId: keeper.id, roles: ['STUDENT'], expectedRoles: ['ADMIN'] };
    await server.opsMutation('users.setRoles', change, superAdmin.token).expect(200);
    expect((await meOf(theirs)).body).toMatchObject({
      errors: [{ extensions: { code: commonErrors.UNAUTHENTICATED.code } }],
    });
  });

  test('is for nobody to see themselves, nor for an admin to see those who can give roles', async () => {
    const superAdmin = await buildPerson(server, { roles: ['SUPER_ADMIN'] });
    await begin(admin).expect(403);
    await begin(superAdmin).expect(403);
    await begin(admin, superAdmin).expect(200);
    await begin({ id: '01a1fc59-9c39-7cf3-a0c6-a33fa6f82d18' }).expect(404);
    expect(
      (
        await stored<StoredAudit>(server.database.manager, 'audit_entries', {
          action: 'user.viewAs',
          targetId: superAdmin.id,
        })
      ).length,
    ).toBe(0);
  });

  test.each(['SALES_ADMIN', 'NEXUS_ADMIN', 'COURSE_ADMIN', 'STUDENT'] as const satisfies Role[])(
    '[16, 17] is not for %s',
    async (role) => {
      await begin(student, await buildPerson(server, { roles: [role] })).expect(403);
    },
  );
});
