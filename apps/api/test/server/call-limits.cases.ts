import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { type CallLimit, commonErrors, searchesPerMinute } from '@lyceum/contracts/common';
import { looksAtPeople } from '@lyceum/contracts/friends';
import { consoleCalls } from '@lyceum/contracts/ops';
import { uploadCalls } from '@lyceum/contracts/uploads';
import { RateLimits } from '@lyceum/kernel';
import { getNamedType, type GraphQLField, isInputObjectType } from 'graphql';
import { type CountedDoor, countedDoors, restPath } from '../../src/testing/counted-doors';
import { nestDoors } from '../../src/testing/nest-doors';
import { buildPerson } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

/** Calls of one address, here: enough for everybody to log in. */
const addressPoints = 1_000;

let server: TestServer;
let doors: CountedDoor[];
beforeAll(async () => {
  server = await TestServer.start({
    environment: {
      ADDRESS_RATE_LIMIT: String(addressPoints),
      CALL_LIMIT_FACTOR: '1',
      RUN_JOBS: 'false',
      TRUSTED_PROXIES: '127.0.0.1',
    },
  });
  const { schema } = server.app.get(GraphQLSchemaHost);
  doors = countedDoors(nestDoors(server.app), schema);
});
afterAll(() => server.stop());

let addresses = 0;
const anotherAddress = (): string => {
  addresses += 1;
  return `203.0.${String(100 + Math.floor(addresses / 250))}.${String(1 + (addresses % 250))}`;
};

/** Leaves one call of a counter, through the port that the doors count by. */
async function leaveOne({ name, points, seconds, countedBy }: CallLimit, caller: string): Promise<void> {
  const rule = { points, seconds, ...(countedBy && { countedBy }) };
  await server.app.get(RateLimits).note(name, caller, rule, points - 1);
}

/** All that calls of a door are counted by. */
const limitsOf = (declared: CountedDoor['declared']): CallLimit[] =>
  declared?.kind === 'limited' ? withAlso(declared.limit) : [];

const withAlso = (limit: CallLimit): CallLimit[] => [limit, ...(limit.also ? withAlso(limit.also) : [])];

const tooMany = commonErrors.TOO_MANY_REQUESTS.status;

interface Procedure {
  _def: { type: string; meta: { limit: CallLimit }; inputs: { shape?: object }[] };
}

const procedures = (): [string, Procedure][] =>
  Object.entries(server.opsRouter()._def.procedures as unknown as Record<string, Procedure>);

/** Every route of HTTP, read from the tree that Fastify prints: four characters a level. */
function routesOf({ app }: TestServer): { path: string; methods: string }[] {
  const tree = app.getHttpAdapter().getInstance().printRoutes({ commonPrefix: false });
  const above: string[] = [];
  return [...tree.matchAll(/^([\s│├└─]+)(\S*)(?: \(([A-Z, ]+)\))?$/gm)].map(
    ([, indent = '', part = '', methods = '']) => {
      const level = indent.length / 4;
      above.splice(level - 1, above.length, part);
      return { path: above.join(''), methods };
    },
  );
}

describe('every door that changes something', () => {
  test('declares how often it may be called, or why that is not counted', () => {
    const changing = doors.filter(({ changesSomething }) => changesSomething);
    expect(changing.length).toBeGreaterThan(100);
    // Put @Limited, @LimitPerAddress or @Unlimited on the door or its class.
    expect(changing.filter(({ declared }) => !declared).map(({ name }) => name)).toEqual([]);
    const uncounted = changing.flatMap(({ name, declared }) =>
      declared?.kind === 'unlimited' ? [[name, declared.why.length > 20]] : [],
    );
    expect(uncounted).toEqual([
      ['MailReportsController.take', true],
      ['SessionController.refresh', true],
      ['SessionController.signOut', true],
      ['UploadController.receive', true],
      ['WebhookController.take', true],
      ['CallReportController.take', true],
    ]);
  });

  test('is one of Nest, GraphQL’s or the console’s', () => {
    const rest = nestDoors(server.app).filter(({ kind }) => kind === 'rest');
    const known = [...rest.map((door) => restPath(door)), '/graphql', '/trpc/:path'];
    const changing = routesOf(server).filter(({ methods }) => /POST|PUT|PATCH|DELETE/.test(methods));
    expect(changing.length).toBeGreaterThan(30);
    expect(changing.map(({ path }) => path).filter((path) => !known.includes(path))).toEqual([]);
  });

  test('of one limit counts as one: two limits of a name are the same', () => {
    const limits = doors.flatMap(({ declared }) => limitsOf(declared));
    for (const limit of limits)
      expect(limits.filter(({ name }) => name === limit.name).every((other) => other === limit)).toBe(true);
  });
});

describe('what is declared is enforced', () => {
  test('for a person, at every door of GraphQL, REST and sockets', async () => {
    let checked = 0;
    const counted = doors.flatMap((door) => limitsOf(door.declared).map((limit) => ({ ...door, limit })));
    for (const { name, call, limit } of counted) {
      const { id, token } = await buildPerson(server);
      await leaveOne(limit, id);
      const [last, refused] = [
        await call(server, anotherAddress(), token),
        await call(server, anotherAddress(), token),
      ];
      expect([name, last.status]).not.toEqual([name, tooMany]);
      expect([name, refused.status]).toEqual([name, tooMany]);
      expect(refused.retryAfter).toBeGreaterThan(0);
      expect(refused.retryAfter).toBeLessThanOrEqual(limit.seconds);
      checked += 1;
    }
    expect(checked).toBeGreaterThan(80);
  }, 120_000);

  test('for an address, at every door open to everybody, whoever calls', async () => {
    let checked = 0;
    for (const { name, declared, call } of doors) {
      if (declared?.kind !== 'perAddress') continue;
      const address = anotherAddress();
      const limit = { name: `${declared.name}-by-address`, points: addressPoints, seconds: 600 };
      await leaveOne(limit, address);
      expect([name, (await call(server, address)).status]).not.toEqual([name, tooMany]);
      expect([name, (await call(server, address)).status]).toEqual([name, tooMany]);
      checked += 1;
    }
    expect(checked).toBeGreaterThan(10);
  }, 60_000);

  test('for one of the staff, at every call of the console that changes something', async () => {
    const mutations = procedures().filter(([, { _def }]) => _def.type === 'mutation');
    expect(mutations.length).toBeGreaterThan(20);
    for (const [name, { _def }] of mutations) {
      const { id, token } = await buildPerson(server, { roles: ['SUPER_ADMIN'] });
      await leaveOne(_def.meta.limit, id);
      expect([name, (await server.opsMutation(name, {}, token)).status]).not.toEqual([name, tooMany]);
      const refused = await server.opsMutation(name, {}, token);
      expect([name, refused.status]).toEqual([name, tooMany]);
    }
  }, 60_000);

  test('by what staff may do more often', async () => {
    const begin = doors.find(({ name }) => name === 'UploadController.getSignedUrl');
    const { id, token } = await buildPerson(server, { roles: ['SUPER_ADMIN'] });
    await leaveOne({ ...uploadCalls.begun, points: uploadCalls.begun.forHolders.points }, id);
    expect((await begin?.call(server, anotherAddress(), token))?.status).not.toBe(tooMany);
    expect((await begin?.call(server, anotherAddress(), token))?.status).toBe(tooMany);
  });
});

describe('what one person gives or takes of everybody is counted by the day', () => {
  const restOfTheDay = 23 * 3_600;

  test('looks at cards and at profiles together, a thousand', async () => {
    const [card, profile] = ['.getUserCard', '.getUser'].map((name) =>
      doors.find((door) => door.name.endsWith(name)),
    );
    const { id, token } = await buildPerson(server);
    await leaveOne(looksAtPeople, id);
    expect(looksAtPeople.points).toBe(1_000);
    expect((await card?.call(server, anotherAddress(), token))?.status).not.toBe(tooMany);
    const refused = await profile?.call(server, anotherAddress(), token);
    expect(refused?.status).toBe(tooMany);
    expect(refused?.retryAfter).toBeGreaterThan(restOfTheDay);
  });

  test('[168] schools that are added, five', async () => {
    const add = doors.find(({ name }) => name === 'SchoolController.add');
    const { token } = await buildPerson(server);
    const answers = [];
    for (let time = 0; time < 6; time += 1) answers.push(await add?.call(server, anotherAddress(), token));
    expect(answers.map((answer) => answer?.status === tooMany)).toEqual([
      ...Array<boolean>(5).fill(false),
      true,
    ]);
    expect(answers.at(-1)?.retryAfter).toBeGreaterThan(restOfTheDay);
  });
});

describe('people behind one address', () => {
  test('are counted each for themselves', async () => {
    const address = anotherAddress();
    const door =
      doors.find(({ name }) => name === 'SubmitPostResolver.submitPost') ??
      doors.find(({ name }) => name.endsWith('.submitPost'));
    const [one, other] = [await buildPerson(server), await buildPerson(server)];
    if (door?.declared?.kind === 'limited') await leaveOne(door.declared.limit, one.id);
    await door?.call(server, address, one.token);
    expect((await door?.call(server, address, one.token))?.status).toBe(tooMany);
    expect((await door?.call(server, address, other.token))?.status).not.toBe(tooMany);
  });

  test('who are not signed in are told that, and use up nothing', async () => {
    const address = anotherAddress();
    for (const { name, declared, isPublic, call } of doors) {
      if (declared?.kind !== 'limited' || isPublic) continue;
      await leaveOne(declared.limit, `address ${address}`);
      for (let time = 0; time < 2; time += 1)
        expect([name, (await call(server, address)).status]).toEqual([name, 401]);
    }
  });
});

describe('every search and list of suggestions', () => {
  const looksFor = /search|suggest|query|filter/i;

  /** Names of what a query takes, its inputs’ fields as well. */
  const namesOf = ({ args }: GraphQLField<unknown, unknown>): string[] =>
    args.flatMap(({ name, type }) => {
      const named = getNamedType(type);
      return [name, ...(isInputObjectType(named) ? Object.keys(named.getFields()) : [])];
    });

  test('of GraphQL has thirty a minute of its own', () => {
    const queries = Object.values(server.app.get(GraphQLSchemaHost).schema.getQueryType()?.getFields() ?? {});
    const searching = queries.filter((query) =>
      [query.name, ...namesOf(query)].some((name) => looksFor.test(name)),
    );
    expect(searching.length).toBeGreaterThan(5);
    const limits = searching.map(({ name }) => {
      const declared = doors.find((door) => door.name.endsWith(`.${name}`))?.declared;
      return declared?.kind === 'limited' ? declared.limit : { name, points: Infinity, seconds: 60 };
    });
    expect(limits.filter(({ points, seconds }) => points !== searchesPerMinute || seconds !== 60)).toEqual(
      [],
    );
    expect(new Set(limits.map(({ name }) => name)).size).toBe(limits.length);
  });

  test('of the console has thirty a minute', async () => {
    const searching = procedures().filter(
      ([name, { _def }]) =>
        _def.type === 'query' &&
        name !== 'tables.count' &&
        _def.inputs.some(({ shape }) => shape && 'search' in shape),
    );
    expect(searching.length).toBeGreaterThan(5);
    for (const [name] of searching) {
      const { id, token } = await buildPerson(server, { roles: ['SUPER_ADMIN'] });
      await leaveOne(consoleCalls.searches, id);
      const search = { search: 'a' };
      expect([name, (await server.opsQuery(name, search, token)).status]).not.toEqual([name, tooMany]);
      expect([name, (await server.opsQuery(name, search, token)).status]).toEqual([name, tooMany]);
      expect((await server.opsQuery(name, {}, token)).status).not.toBe(tooMany);
    }
  });

  test('costs one search, also where what it finds is counted', async () => {
    const { id, token } = await buildPerson(server, { roles: ['ADMIN'] });
    const question = { table: 'users', search: 'ada' };
    await leaveOne(consoleCalls.searches, id);
    await server.opsQuery('tables.count', question, token).expect(200);
    await server.opsQuery('users.list', { search: 'ada' }, token).expect(200);
    await leaveOne(consoleCalls.counts, id);
    expect((await server.opsQuery('tables.count', question, token)).status).toBe(tooMany);
  });

  test('takes names of all that match no more often than files', async () => {
    const { id, token } = await buildPerson(server, { roles: ['ADMIN'] });
    await leaveOne(consoleCalls.exports, id);
    await server.opsMutation('tables.names', { table: 'users' }, token).expect(200);
    expect((await server.opsMutation('tables.names', { table: 'users' }, token)).status).toBe(tooMany);
  });
});
