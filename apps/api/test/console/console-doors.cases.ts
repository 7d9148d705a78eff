import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Role } from '@lyceum/contracts/auth';
import { commonErrors } from '@lyceum/contracts/common';
import { createAppRouter } from '@lyceum/ops-router';
import { type StoredAudit, stored } from '@lyceum/kernel/stored';
import { consoleInputs } from '../../src/testing/console-inputs';
import { buildPerson, type Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

interface Procedure {
  readonly _def: { readonly type: 'query' | 'mutation' };
}

/** Stands for any service, and for what is in it: which calls there are does not hang on who answers them. */
const anyService: never = new Proxy({}, { get: () => anyService }) as never;

/** Every call of the console. */
const procedures = Object.entries(
  createAppRouter(() => anyService)._def.procedures as unknown as Record<string, Procedure>,
).map(([name, { _def }]) => ({ name, isMutation: _def.type === 'mutation' }));

const mutations = procedures.filter(({ isMutation }) => isMutation).map(({ name }) => name);

/** None of these opens the console. */
const outsiders: readonly Role[] = ['STUDENT', 'TEACHER', 'TESTER'];

let server: TestServer;
let admin: Person;
let people: Person[];
beforeAll(async () => {
  server = await TestServer.shared();
  admin = await buildPerson(server, { roles: ['SUPER_ADMIN'] });
  people = await Promise.all(outsiders.map((role) => buildPerson(server, { roles: [role] })));
});

const call = (name: string, isMutation: boolean, input: object, token?: string) =>
  isMutation ? server.opsMutation(name, input, token) : server.opsQuery(name, input, token);

const entriesOf = ({ id }: Person): Promise<StoredAudit[]> =>
  stored<StoredAudit>(server.database.manager, 'audit_entries', { actorId: id });

test('the router has calls that read and calls that change something', () => {
  expect(procedures.length).toBeGreaterThan(mutations.length);
  expect(mutations.length).toBeGreaterThan(0);
});

describe.each(procedures)('$name', ({ name, isMutation }) => {
  test(`[16, 17] refuses ${outsiders.join(', ')} and whoever has not logged in, and leaves no trace`, async () => {
    const input = {};
    for (const person of people) {
      const answer = await call(name, isMutation, input, person.token);
      expect([person.roles, answer.status, answer.body]).toEqual([
        person.roles,
        403,
        {
          error: expect.objectContaining({
            data: expect.objectContaining({ code: commonErrors.FORBIDDEN.code }),
          }),
        },
      ]);
      expect(await entriesOf(person)).toEqual([]);
    }
    expect((await call(name, isMutation, input)).status).toBe(401);
  });
});

describe('a change by the console', () => {
  test('[238] has a valid input in the table of this test', () => {
    expect(Object.keys(consoleInputs).toSorted()).toEqual(mutations.toSorted());
  });

  test.each(mutations)('[238] by %s is in the audit log: who, what, when and from where', async (name) => {
    const input = (await consoleInputs[name]?.(server, admin)) ?? {};
    const before = (await entriesOf(admin)).length;
    const answer = await call(name, true, input, admin.token);
    expect([answer.body, answer.status]).toEqual([answer.body, 200]);
    const entries = await entriesOf(admin);
    expect(entries.length).toBeGreaterThan(before);
    const entry = entries.at(-1);
    expect(entry).toMatchObject({
      requestId: answer.headers['x-request-id'] as string,
      address: '127.0.0.1',
    });
    expect(JSON.stringify([entry?.before, entry?.after])).not.toMatch(/password|hash|secret|token/i);
  });
});
