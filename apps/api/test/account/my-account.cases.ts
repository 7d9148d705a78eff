import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Role } from '@lyceum/contracts/auth';
import { commonErrors } from '@lyceum/contracts/common';
import { testPassword } from '@lyceum/auth/testing';
import { nthMailTo } from '../../src/testing/mails';
import { buildPerson, type Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.shared();
});

const sql = <Row extends object>(text: string, values: unknown[]): Promise<Row[]> =>
  server.database.query<Row[]>(text, values);

async function me(person: Person, fields: string): Promise<Record<string, unknown>> {
  const { body } = await server.graphql(`{ me { ${fields} } }`, { token: person.token });
  return (body as { data: { me: Record<string, unknown> } }).data.me;
}

/** As social sign-in leaves a new account: names to be confirmed, no role, no agreement yet. */
async function buildNewcomer(): Promise<Person> {
  const person = await buildPerson(server, { roles: [], nameConfirmed: false, agreedTermsVersion: null });
  await sql(`INSERT INTO identities (user_id, provider, subject) VALUES ($1, 'GOOGLE', gen_random_uuid())`, [
    person.id,
  ]);
  return person;
}

describe('the name prompt', () => {
  const asked = 'nameConfirmed roles hasSocialSignIn';

  test('[43] finds what it depends on: whether the name is confirmed, the roles, and social sign-in', async () => {
    const [old, newcomer] = await Promise.all([buildPerson(server), buildNewcomer()]);
    expect(await me(old, asked)).toEqual({ nameConfirmed: true, roles: ['STUDENT'], hasSocialSignIn: false });
    expect(await me(newcomer, asked)).toEqual({ nameConfirmed: false, roles: [], hasSocialSignIn: true });
  });
});

const views: [Role[], object][] = [
  [['STUDENT'], { isTeacher: false, hasStudentCode: true }],
  [['TEACHER'], { isTeacher: true, hasStudentCode: false }],
  [['STUDENT', 'TEACHER'], { isTeacher: true, hasStudentCode: true }],
  [['KIA_TEACHER', 'GUARDIAN'], { isTeacher: false, hasStudentCode: false }],
];

test.each(views)('[50] the views of somebody who is %j are %j', async (roles, expected) => {
  expect(await me(await buildPerson(server, { roles }), 'isTeacher hasStudentCode')).toEqual(expected);
});

describe('a drawn avatar', () => {
  const choose = (person: Person, avatar: string | null) =>
    server.graphql('mutation ($avatar: String) { setMyAvatar(avatar: $avatar) { pictureUrl } }', {
      token: person.token,
      variables: { avatar },
    });

  test('is a picture like any other, until it is taken away again', async () => {
    const person = await buildPerson(server);
    expect((await choose(person, '24310')).body).toEqual({
      data: { setMyAvatar: { pictureUrl: '/avatars/24310.svg' } },
    });
    const { status, headers, text, body } = await server.http.get('/avatars/24310.svg');
    expect([status, headers['content-type']]).toEqual([200, expect.stringContaining('image/svg+xml')]);
    expect(headers['cache-control']).toContain('immutable');
    expect(text ?? String(body)).toContain('<svg');
    await choose(person, null);
    expect(await me(person, 'pictureUrl')).toEqual({ pictureUrl: null });
  });

  test.each(['84310', '2431', '243100', '../me', '<svg>', '2431x'])('%s is none', async (avatar) => {
    const person = await buildPerson(server);
    const { body } = await choose(person, avatar);
    expect(body).toMatchObject({ errors: [{ extensions: { code: commonErrors.INVALID_INPUT.code } }] });
    expect(await me(person, 'pictureUrl')).toEqual({ pictureUrl: null });
    expect((await server.http.get(`/avatars/${encodeURIComponent(avatar)}.svg`)).status).toBe(404);
  });
});

describe('the settings page', () => {
  const update = (person: Person, input: object) =>
    server.graphql(
      'mutation ($input: UpdateMyAccountInput!) { updateMyAccount(input: $input) { firstName lastName showOnlineStatus } }',
      { token: person.token, variables: { input } },
    );

  test('saves names and whether others see one online', async () => {
    const person = await buildPerson(server);
    const input = { firstName: 'Grace', lastName: 'Hopper', showOnlineStatus: false };
    expect((await update(person, input)).body).toEqual({ data: { updateMyAccount: input } });
    expect(await me(person, 'firstName lastName showOnlineStatus')).toEqual(input);
  });

  test('names the field that is wrong', async () => {
    const person = await buildPerson(server);
    const { body } = await update(person, { firstName: 'Grace', lastName: '', showOnlineStatus: false });
    expect(body).toMatchObject({
      errors: [
        {
          extensions: {
            issues: expect.arrayContaining([{ path: 'input.lastName', message: 'Enter your last name.' }]),
          },
        },
      ],
    });
    expect(await me(person, 'lastName showOnlineStatus')).toEqual({
      lastName: 'Tester',
      showOnlineStatus: true,
    });
  });

  test('remembers the narrow navigation', async () => {
    const person = await buildPerson(server);
    for (const isClosed of [true, false]) {
      const { body } = await server.graphql(`mutation { setMainNavBarClosed(isClosed: ${isClosed}) }`, {
        token: person.token,
      });
      expect(body).toEqual({ data: { setMainNavBarClosed: isClosed } });
      expect(await me(person, 'mainNavBarClosed')).toEqual({ mainNavBarClosed: isClosed });
    }
  });
});

describe('what an account stores', () => {
  /** Whether the terms were fetched yet is the browser's to know (line 45); everything else stands in the database. */
  test('[37] is answered to its owner, field by field', async () => {
    const [person, other] = await Promise.all([buildPerson(server), buildPerson(server)]);
    const fields = `nameConfirmed showOnlineStatus blockedUsers eventBadges agreedToTerms viewRedesign
      mainNavBarClosed communitySettings { desktopViewType }`;
    expect(await me(person, fields)).toEqual({
      nameConfirmed: true,
      showOnlineStatus: true,
      blockedUsers: [],
      eventBadges: [],
      agreedToTerms: true,
      viewRedesign: false,
      mainNavBarClosed: false,
      communitySettings: { desktopViewType: 0 },
    });
    await sql(
      `UPDATE users SET name_confirmed = false, show_online_status = false, view_redesign = true,
         main_nav_bar_closed = true, community_desktop_view_type = 1 WHERE id = $1`,
      [person.id],
    );
    await sql('INSERT INTO user_blocks (blocker_id, blocked_id) VALUES ($1, $2)', [person.id, other.id]);
    await sql(`INSERT INTO event_badges (user_id, badge) VALUES ($1, 'Best delegate')`, [person.id]);
    await sql(`INSERT INTO features (name) VALUES ('Stored')`, []);
    await sql(`INSERT INTO feature_users (feature, email) VALUES ('Stored', $1)`, [person.email]);
    expect(await me(person, fields)).toEqual({
      nameConfirmed: false,
      showOnlineStatus: false,
      blockedUsers: [other.id],
      eventBadges: ['Best delegate'],
      agreedToTerms: true,
      viewRedesign: true,
      mainNavBarClosed: true,
      communitySettings: { desktopViewType: 1 },
    });
    const { body } = await server.graphql('{ getFeatureExtraUsers(featureName: "Stored") }', {
      token: person.token,
    });
    expect(body).toEqual({ data: { getFeatureExtraUsers: [person.email] } });
    expect(await me(other, 'blockedUsers eventBadges')).toEqual({ blockedUsers: [], eventBadges: [] });
  });

  test('[37] has one id of each other service, which belongs to one account', async () => {
    const person = await buildPerson(server);
    const link = (provider: string, userId: string) =>
      sql('INSERT INTO identities (user_id, provider, subject) VALUES ($1, $2, $3)', [
        userId,
        provider,
        `subject-of-${person.id}`,
      ]);
    for (const provider of ['GOOGLE', 'FACEBOOK', 'APPLE', 'WECHAT']) await link(provider, person.id);
    const answer = await server.http
      .get('/auth/ways-in')
      .set('authorization', `Bearer ${person.token}`)
      .expect(200);
    for (const provider of ['GOOGLE', 'FACEBOOK', 'APPLE', 'WECHAT']) expect(answer.text).toContain(provider);
    const other = await buildPerson(server);
    await expect(link('GOOGLE', other.id)).rejects.toThrow(/identities_subject_key/);
  });
});

describe('the end of an account', () => {
  test('is announced by a mail that names the day and the way back', async () => {
    const person = await buildPerson(server, { firstName: 'Zoë' });
    await server.http
      .post('/account/delete')
      .set('authorization', `Bearer ${person.token}`)
      .send({ password: testPassword })
      .expect(200);
    const mail = await nthMailTo(server, person.email);
    expect(mail.subject).toMatch(/^Your account will be deleted on [A-Z][a-z]+ \d+, \d{4}$/);
    expect(mail.text).toContain('Zoë');
    expect(mail.text).toContain('/settings');
  });
});
