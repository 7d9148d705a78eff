import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { specialLandingFeature } from '@lyceum/contracts/admin';
import { authErrors } from '@lyceum/contracts/auth';
import { commonErrors } from '@lyceum/contracts/common';
import { loadDemoData } from '@lyceum/database';
import { testConfig } from '@lyceum/testing';
import { demoSeeders } from '../../src/demo-data';
import { buildPerson, type Person, signIn } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';
import { fetchFile } from '../../src/testing/uploads';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
  await loadDemoData(server.database, demoSeeders, testConfig(server.databaseUrl));
});
afterAll(() => server.stop());

const graphql = async (query: string, token?: string): Promise<Record<string, unknown>> => {
  const { body } = await server.graphql(query, token === undefined ? {} : { token });
  return body as Record<string, unknown>;
};

describe('a feature’s list of extra users', () => {
  let member: Person;
  beforeAll(async () => {
    member = await buildPerson(server);
    await server.database.query(`DELETE FROM feature_users WHERE feature = 'NEOMUsers'`);
    await server.database.query(
      `INSERT INTO feature_users (feature, email) VALUES ('NEOMUsers', $1), ('NEOMUsers', 'Somebody.Else@lyceum.example')`,
      [member.email.toUpperCase()],
    );
  });
  const ask = (person: Person, feature = 'NEOMUsers') =>
    graphql(`{ getFeatureExtraUsers(featureName: "${feature}") }`, person.token);

  test('[265] is whole for who may read such lists', async () => {
    const staff = await buildPerson(server, { roles: ['NEXUS_ADMIN'] });
    const { data } = (await ask(staff)) as { data: { getFeatureExtraUsers: string[] } };
    expect(data.getFeatureExtraUsers).toEqual([member.email.toUpperCase(), 'Somebody.Else@lyceum.example']);
  });

  test('[265] shows anybody else their own e-mail if it is on it, and nothing of others', async () => {
    const outsider = await buildPerson(server, { roles: ['TEACHER', 'INTERVIEWER', 'SALES_TEAM'] });
    expect(await ask(member)).toEqual({ data: { getFeatureExtraUsers: [member.email.toUpperCase()] } });
    expect(await ask(outsider)).toEqual({ data: { getFeatureExtraUsers: [] } });
    expect(await graphql('{ getFeatureExtraUsers(featureName: "NEOMUsers") }')).toMatchObject({
      errors: [{ extensions: commonErrors.UNAUTHENTICATED }],
    });
  });

  test('of a feature nobody has made is empty', async () => {
    expect(await ask(member, 'Nothing')).toEqual({ data: { getFeatureExtraUsers: [] } });
  });

  test('[12] says where its people land, and nothing to others', async () => {
    const token = await signIn(server, 'member-1@lyceum.example', 'lyceum-demo');
    const query = `{ getFeatureLanding(featureName: "${specialLandingFeature}") }`;
    expect(await graphql(query, token)).toEqual({ data: { getFeatureLanding: '/courses' } });
    expect(await graphql(query, member.token)).toEqual({ data: { getFeatureLanding: null } });
  });
});

describe('a short link', () => {
  test('[6] leads to its page, for visitors too and in whatever case', async () => {
    expect(await graphql('{ getShortLink(token: "Open-Day") { target } }')).toEqual({
      data: { getShortLink: { target: '/events?tab=upcoming' } },
    });
  });

  test.each(['nobody-made-this', '../etc', '', 'a'.repeat(65)])('[6] %j is not found', async (token) => {
    expect(await graphql(`{ getShortLink(token: "${token}") { target } }`)).toMatchObject({
      data: null,
      errors: [{ extensions: commonErrors.NOT_FOUND }],
    });
  });

  test.each(['https://evil.example', '//evil.example', '/\\evil.example', '/\t/evil.example', 'courses', ''])(
    '[6] to %j cannot even be stored',
    async (target) => {
      const stored = server.database.query('INSERT INTO short_links (token, target) VALUES ($1, $2)', [
        'bad',
        target,
      ]);
      await expect(stored).rejects.toThrow(/check constraint/);
    },
  );
});

describe('an active cycle', () => {
  const ask = (person: Person, userId = person.id) =>
    server.http.get('/getActiveUserCycle').query({ userId }).set('authorization', `Bearer ${person.token}`);

  /** A classroom with this person in a cycle that begins and ends so many days from now. */
  async function join(person: Person, cycleTag: string, startsIn: number, endsIn: number): Promise<void> {
    await server.database.query(
      `WITH cycle AS (
         INSERT INTO summit_cycles (cycle_tag, starts_at, ends_at)
         VALUES ($1, now() + make_interval(days => $2), now() + make_interval(days => $3)) RETURNING id),
       classroom AS (INSERT INTO cycle_classrooms (cycle_id, name) SELECT id, 'Oceans' FROM cycle RETURNING id)
       INSERT INTO cycle_classroom_members (classroom_id, user_id) SELECT id, $4 FROM classroom`,
      [cycleTag, startsIn, endsIn, person.id],
    );
  }

  test('[36] answers the caller’s classroom while the cycle runs', async () => {
    const person = await buildPerson(server);
    await join(person, 'OLD', -20, -1);
    await join(person, 'LATER', 1, 20);
    expect((await ask(person).expect(200)).body).toEqual({ data: { userCycleClassroom: null } });
    await join(person, 'NOW', -1, 20);
    expect((await ask(person).expect(200)).body).toEqual({
      data: {
        userCycleClassroom: {
          id: expect.stringMatching(/^[\da-f-]{36}$/),
          cycleTag: 'NOW',
          name: 'Oceans',
          startsAt: expect.stringMatching(/Z$/),
          endsAt: expect.stringMatching(/Z$/),
        },
      },
    });
  });

  test('[36] is one that the demo student is in', async () => {
    const token = await signIn(server, 'student@lyceum.example', 'lyceum-demo');
    const { data } = (await graphql('{ me { id } }', token)) as { data: { me: { id: string } } };
    const { body } = await server.http
      .get('/getActiveUserCycle')
      .query({ userId: data.me.id })
      .set('authorization', `Bearer ${token}`)
      .expect(200);
    expect(body).toMatchObject({ data: { userCycleClassroom: { cycleTag: 'MG20-DEMO' } } });
  });

  test('[36, 264] is nobody else’s business', async () => {
    const [person, other] = await Promise.all([buildPerson(server), buildPerson(server)]);
    await join(other, 'THEIRS', -1, 1);
    expect((await ask(person).expect(200)).body).toEqual({ data: { userCycleClassroom: null } });
    const answer = await ask(person, other.id).expect(403);
    expect(answer.body).toMatchObject({ error: authErrors.ACTS_FOR_ANOTHER });
    await server.http.get('/getActiveUserCycle').query({ userId: other.id }).expect(401);
  });
});

describe('live courses', () => {
  test('are told of in whatever role somebody takes part', async () => {
    const ask = async (email: string) =>
      graphql('{ me { hasLiveCourses } }', await signIn(server, `${email}@lyceum.example`, 'lyceum-demo'));
    expect(await ask('student')).toEqual({ data: { me: { hasLiveCourses: true } } });
    expect(await ask('teacher')).toEqual({ data: { me: { hasLiveCourses: true } } });
    expect(await ask('admin')).toEqual({ data: { me: { hasLiveCourses: false } } });
  });

  test('[175] the demo student plays a lesson that its room recorded, of which they are, and takes themselves out', async () => {
    const token = await signIn(server, 'student@lyceum.example', 'lyceum-demo');
    const ofMe = async (): Promise<string[]> => {
      const { data } = (await graphql('{ getLiveRecordingsOfMe { id } }', token)) as {
        data: { getLiveRecordingsOfMe: { id: string }[] };
      };
      return data.getLiveRecordingsOfMe.map(({ id }) => id);
    };
    const [id = ''] = await ofMe();
    const { data } = (await graphql(
      `{ getLiveRecording(recordingId: "${id}") { films { kind fileLink user { id } } moments { kind } } me { id } }`,
      token,
    )) as {
      data: {
        getLiveRecording: {
          films: { kind: string; fileLink: string; user: { id: string } }[];
          moments: unknown[];
        };
        me: { id: string };
      };
    };
    const { films, moments } = data.getLiveRecording;
    expect(films.map(({ kind }) => kind)).toEqual(['PERSON', 'PERSON', 'SCREEN']);
    expect(moments).toHaveLength(5);
    for (const { fileLink } of films) expect((await fetchFile(server, fileLink)).status).toBe(200);
    await graphql(
      `mutation { takeOutOfLiveRecording(recordingId: "${id}", userId: "${data.me.id}") }`,
      token,
    );
    expect(await ofMe()).toEqual([]);
    const mine = films.find(({ user }) => user.id === data.me.id);
    expect([404, 410]).toContain((await fetchFile(server, mine?.fileLink ?? '')).status);
  });
});
