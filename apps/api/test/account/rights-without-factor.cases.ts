import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { authErrors } from '@lyceum/contracts/auth';
import { commonErrors } from '@lyceum/contracts/common';
import { threadErrors } from '@lyceum/contracts/forum';
import { TableSources } from '@lyceum/kernel';
import { buildNotification } from '@lyceum/notifications/testing';
import { proveSecondFactor } from '../../src/testing/authenticator';
import { errandIds, forumErrands } from '../../src/testing/forum-errands';
import { buildSecretForum } from '../../src/testing/forum-secrets';
import { buildPerson, type Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
/** Nobody's member and no staff; holds every right, but not in this session; holds every right. */
let outsider: Person;
let unproven: Person;
let proven: Person;
beforeAll(async () => {
  server = await TestServer.start({ environment: { STAFF_SECOND_FACTOR: 'required' } });
  outsider = await buildPerson(server, { roles: ['STUDENT'] });
  unproven = await buildPerson(server, { roles: ['SUPER_ADMIN', 'STUDENT'] });
  proven = await buildPerson(server, { roles: ['SUPER_ADMIN', 'STUDENT'] });
  await proveSecondFactor(server, proven);
});
afterAll(() => server.stop());

/** The code an errand is refused with; `done` where it is not. At a door staff are told what they lack. */
async function outcome({ token }: Person, query: string, variables: object): Promise<string> {
  const { body } = await server.graphql(query, { token, variables: { ...variables } });
  const { errors } = body as { errors?: { extensions: { code: string } }[] };
  const code = errors?.[0]?.extensions.code ?? 'done';
  return code === authErrors.SECOND_FACTOR_REQUIRED.code ? commonErrors.FORBIDDEN.code : code;
}

describe('staff without the second factor that is asked of them', () => {
  test.each(['PRIVATE', 'CLOSED'] as const)(
    'do in a %s forum by any mutation what an outsider does, and no more',
    async (privacy) => {
      const { schema } = server.app.get(GraphQLSchemaHost);
      const forum = await buildSecretForum(server, privacy, outsider);
      await server.graphql(
        'mutation ($t: ID!, $me: ID!) { reportThread(threadId: $t, userId: $me, message: "Look") }',
        { token: forum.member.token, variables: { t: forum.threadId, me: forum.member.id } },
      );
      const ids = await errandIds(server, forum);
      expect(Object.entries(ids).filter(([, id]) => id === '')).toEqual([]);
      const errandsOf = (person: Person) => forumErrands(schema, ids, person);
      const outcomes = async (person: Person): Promise<[string, string][]> => {
        const found: [string, string][] = [];
        for (const [name, query, variables] of errandsOf(person))
          found.push([name, await outcome(person, query, variables)]);
        return found;
      };
      const asOutsider = await outcomes(outsider);
      const asUnproven = await outcomes(unproven);
      expect(asUnproven).toEqual(asOutsider);
      // Had the session the factor, much of it would have been done: the errands are such as could be.
      const asProven = new Map(await outcomes(proven));
      const gained = asOutsider.filter(([name, code]) => code !== 'done' && asProven.get(name) === 'done');
      expect(gained.map(([name]) => name)).toEqual(
        expect.arrayContaining([
          'approveJoinRequest',
          'banMember',
          'clapThread',
          'closePoll',
          'decideReport',
        ]),
      );
    },
    120_000,
  );

  test('are refused every call of the console, and told why', async () => {
    const procedures = Object.entries(
      server.opsRouter()._def.procedures as unknown as Record<string, { _def: { type: string } }>,
    );
    for (const [name, { _def }] of procedures) {
      const call =
        _def.type === 'query'
          ? server.opsQuery(name, {}, unproven.token)
          : server.opsMutation(name, {}, unproven.token);
      const { status, body } = await call;
      expect([name, status, body]).toEqual([
        name,
        403,
        {
          error: expect.objectContaining({
            data: expect.objectContaining({ code: authErrors.SECOND_FACTOR_REQUIRED.code }),
          }),
        },
      ]);
    }
  });

  test('take no table of the console as a file', async () => {
    for (const { name } of server.app.get(TableSources).tables) {
      const { body, status } = await server.http
        .post(`/ops/tables/${name}/export`)
        .set('authorization', `Bearer ${unproven.token}`)
        .send({ format: 'csv', columns: ['createdAt'] });
      expect([name, status, body]).toMatchObject([
        name,
        403,
        { error: { code: authErrors.SECOND_FACTOR_REQUIRED.code } },
      ]);
    }
  });

  test('see of a feature’s list their own e-mail, and open no room of a forum', async () => {
    const { email, token } = unproven;
    await server.database.query(
      `INSERT INTO feature_users (feature, email) VALUES ('NEOMUsers', $1), ('NEOMUsers', $2)`,
      [email, outsider.email],
    );
    const query = '{ getFeatureExtraUsers(featureName: "NEOMUsers") }';
    expect((await server.graphql(query, { token })).body).toEqual({
      data: { getFeatureExtraUsers: [email] },
    });
    const { threadId } = await buildSecretForum(server, 'PRIVATE', outsider);
    const open = async (person: Person): Promise<unknown> =>
      (await server.connectedSocket(person.token)).emitWithAck('forum.open-thread', { threadId });
    expect(await open(unproven)).toMatchObject({ error: { code: threadErrors.NOT_FOUND.code } });
    expect(await open(proven)).toEqual({ ok: true });
  });

  test('read no name of whom the platform tells staff', async () => {
    const { manager } = server.database;
    const { id: subjectId } = await buildPerson(server, { firstName: 'Wilhelmina' });
    const told = async (person: Person): Promise<string> => {
      await buildNotification(manager, {
        userId: person.id,
        type: 'OTHER',
        subjectId,
        description: 'The guardian withdrew their consent.',
      });
      const { text } = await server.graphql(
        `query ($me: ID!) {
           getNotificationsForUser(userId: $me, type: ["OTHER"], platform: "web", skipValue: 0, limitValue: 20) { description } }`,
        { token: person.token, variables: { me: person.id } },
      );
      expect(text).toContain('The guardian withdrew their consent.');
      return text;
    };
    expect(await told(unproven)).not.toContain('Wilhelmina');
    expect(await told(proven)).toContain('Wilhelmina');
  });
});
