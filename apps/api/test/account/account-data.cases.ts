import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { authErrors, authLimits } from '@lyceum/contracts/auth';
import { commonErrors } from '@lyceum/contracts/common';
import { AccountEraser } from '@lyceum/auth';
import { testPassword } from '@lyceum/auth/testing';
import { buildBlock, buildFriendRelation } from '@lyceum/friends/testing';
import { buildGroup, buildMember } from '@lyceum/live-course/testing';
import { buildPaidOrder } from '@lyceum/payments/testing';
import { strFromU8, unzipSync } from 'fflate';
import { buildPerson, type Person, signIn } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
beforeAll(async () => {
  // The clock of this suite is its own: nothing is erased but by its calls.
  server = await TestServer.start({ environment: { CALL_LIMIT_FACTOR: '1', RUN_JOBS: 'false' } });
});
afterAll(() => server.stop());

const sql = <Row extends object>(text: string, values: unknown[] = []) =>
  server.database.query<Row[]>(text, values);
const post = (path: string, person: Person, body: object = {}) =>
  server.http.post(path).set('authorization', `Bearer ${person.token}`).send(body);

/** Something in every table that knows the person. */
async function giveEverything({ id, email }: Person): Promise<void> {
  await sql(
    `INSERT INTO identities (user_id, provider, subject, email) VALUES ($1::uuid, 'GOOGLE', 'google-' || $1::uuid, $2)`,
    [id, email],
  );
  await sql(
    `INSERT INTO totp_factors (user_id, sealed_key, pending_key) VALUES ($1, 'sealed-totp-key', 'pending-totp-key')`,
    [id],
  );
  await sql(`INSERT INTO recovery_codes (user_id, code_hash) VALUES ($1, '\\xfeedfeed01')`, [id]);
  await sql(
    `INSERT INTO passkeys (user_id, credential_id, public_key, counter, transports, name)
     VALUES ($1::uuid, 'credential-' || $1::uuid, '\\xfeedfeed02', 0, '{}', 'Blue key')`,
    [id],
  );
  await sql(
    `INSERT INTO one_time_codes (user_id, purpose, code_hash, state_hash, expires_at)
     VALUES ($1::uuid, 'PASSWORD_RESET', sha256(uuid_send($1::uuid)), '\\xfeedfeed04', now() + interval '1 hour')`,
    [id],
  );
  await sql(`UPDATE sessions SET previous_refresh_hash = '\\xfeedfeed05' WHERE user_id = $1`, [id]);
  await sql(
    `UPDATE users SET date_of_birth = '2010-02-03', guardian_email = 'mum@home.example',
    picture_url = '/pictures/me.webp' WHERE id = $1`,
    [id],
  );
  await sql(
    `INSERT INTO email_changes (user_id, old_email, new_email, password_mark, expires_at)
     VALUES ($1, $2, 'to-be@mail.example', '\\xfeedfeed06', now() + interval '1 day')`,
    [id, email],
  );
  await sql(`INSERT INTO certificate_names (user_id, first_name, last_name) VALUES ($1, '美', '林')`, [id]);
  await sql(`INSERT INTO features (name) VALUES ('Labs') ON CONFLICT DO NOTHING`);
  await sql(`INSERT INTO feature_users (feature, email) VALUES ('Labs', $1)`, [email]);
  await sql(
    `WITH cycle AS (INSERT INTO summit_cycles (cycle_tag, starts_at, ends_at)
       VALUES ('C-' || gen_random_uuid(), now(), now() + interval '1 day') RETURNING id),
     classroom AS (INSERT INTO cycle_classrooms (cycle_id, name) SELECT id, 'Oceans' FROM cycle RETURNING id)
     INSERT INTO cycle_classroom_members (classroom_id, user_id) SELECT id, $1::uuid FROM classroom`,
    [id],
  );
  const group = await buildGroup(server.database.manager);
  await buildMember(server.database.manager, group, { id });
  const order = await buildPaidOrder(server.database.manager, { id });
  await sql(
    'INSERT INTO live_sold_seats (order_id, group_id, user_id, delivered_at) VALUES ($1, $2, $3, now())',
    [order.id, group.id, id],
  );
}

/** One the person got, and one that tells somebody else of them. */
async function giveNotifications({ id }: Person, other: Person): Promise<void> {
  await sql(
    `INSERT INTO notifications (user_id, type, kind, data, actor_id, actor_ids)
     VALUES ($1, 'OTHER', 'notifications.plain', '{"text": "News"}', NULL, '{}'),
            ($2, 'THREAD_CLAP', 'claps', '{}', $1::uuid, ARRAY[$1::uuid, $2::uuid]),
            ($2, 'POST_CLAP', 'claps', '{}', $2::uuid, ARRAY[$1::uuid, $2::uuid])`,
    [id, other.id],
  );
  await sql(
    `INSERT INTO notification_preferences (user_id, type, in_app, email) VALUES ($1, 'OTHER', true, 'OFF')`,
    [id],
  );
  await sql('INSERT INTO user_blocks (blocker_id, blocked_id) VALUES ($1, $2), ($2, $1)', [id, other.id]);
  await buildFriendRelation(server.database.manager, { id }, other);
  await sql(`INSERT INTO event_badges (user_id, badge) VALUES ($1, 'Best delegate')`, [id]);
}

async function exportOf(person: Person): Promise<Record<string, string>> {
  const answer = await server.http
    .get('/account/export')
    .set('authorization', `Bearer ${person.token}`)
    .responseType('blob')
    .expect(200)
    .expect('content-type', 'application/zip')
    .expect('cache-control', 'no-store')
    .expect('content-disposition', /^attachment; filename="my-data-[\d-]+\.zip"$/);
  const files = unzipSync(answer.body as Uint8Array);
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

/** Columns of tables about a user, with what stands in them for this one, each in the forms an export could show. */
async function secretsOf(id: string): Promise<string[]> {
  const columns = await sql<{ table: string; column: string; owner: string }>(
    `SELECT c.table_name AS "table", c.column_name AS "column", o.column_name AS owner
     FROM information_schema.columns c JOIN information_schema.columns o
       ON o.table_name = c.table_name AND (o.column_name = 'user_id' OR (o.table_name = 'users' AND o.column_name = 'id'))
     WHERE c.table_schema = 'public' AND (c.column_name ~ 'hash|secret|_key$|token|credential')`,
  );
  const found = columns.map(async ({ table, column, owner }) => {
    const rows = await sql<{ value: string | Buffer }>(
      `SELECT ${column} AS value FROM ${table} WHERE ${owner} = $1 AND ${column} IS NOT NULL`,
      [id],
    );
    return rows.flatMap(({ value }) =>
      typeof value === 'string'
        ? [value]
        : [value.toString('hex'), value.toString('base64'), value.toJSON().data.join(',')],
    );
  });
  return (await Promise.all(found)).flat();
}

describe('the copy of somebody’s data', () => {
  test('has a README and a file of each domain, with what that domain keeps', async () => {
    const person = await buildPerson(server, { firstName: 'Zoë' });
    await giveEverything(person);
    const [friend, blocked] = await Promise.all([buildPerson(server), buildPerson(server)]);
    const blocker = await buildPerson(server);
    await buildFriendRelation(server.database.manager, friend, person, { status: 'PENDING' });
    await buildBlock(server.database.manager, person, blocked);
    await buildBlock(server.database.manager, blocker, person);
    const { 'README.txt': readme, ...files } = await exportOf(person);
    const copies = Object.fromEntries(
      Object.entries(files).map(([name, text]) => [name, JSON.parse(text) as Record<string, unknown>]),
    );
    for (const name of Object.keys(files)) expect(readme).toContain(name);
    expect(copies['account.json']).toMatchObject({
      account: { id: person.id, firstName: 'Zoë', dateOfBirth: '2010-02-03', hasPassword: true },
      identities: [{ provider: 'GOOGLE', idAtProvider: `google-${person.id}` }],
      passkeys: [{ name: 'Blue key' }],
      emailChanges: [{ oldEmail: person.email, newEmail: 'to-be@mail.example', changedAt: null }],
      sessions: [{ signInWay: 'OWN', ipAddress: expect.any(String) }],
    });
    expect(copies['friends.json']).toMatchObject({
      relations: [{ userId: friend.id, status: 'PENDING', youAsked: false }],
      blockedUsers: [{ userId: blocked.id }],
    });
    expect(copies['features.json']).toMatchObject({ features: [{ feature: 'Labs' }] });
    expect(copies['events.json']).toMatchObject({ cycleClassrooms: [{ classroom: 'Oceans' }] });
    expect(copies['live-courses.json']).toMatchObject({ groups: [{ role: 'STUDENT' }], boughtSeats: [{}] });
    expect(copies['payments.json']).toMatchObject({ orders: [{ title: 'KIA' }], boughtForYou: [] });
  });

  test('tells what the record of changes says about them, and not who did it', async () => {
    const [person, admin] = await Promise.all([
      buildPerson(server),
      buildPerson(server, { roles: ['SUPER_ADMIN'] }),
    ]);
    const input = { userId: person.id, roles: ['STUDENT', 'TESTER'], expectedRoles: ['STUDENT'] };
    await server.opsMutation('users.setRoles', input, admin.token).expect(200);
    const { 'account.json': account = '' } = await exportOf(person);
    expect(JSON.parse(account)).toMatchObject({
      recordOfChanges: [{ action: 'user.setRoles', byYou: false, after: { roles: ['STUDENT', 'TESTER'] } }],
    });
    expect(account).not.toContain(admin.id);
  });

  test('has no secret in it, of any table', async () => {
    const person = await buildPerson(server);
    await giveEverything(person);
    const secrets = await secretsOf(person.id);
    const known = ['sealed-totp-key', 'pending-totp-key', 'feedfeed01', 'feedfeed02', 'feedfeed05'];
    expect(secrets).toEqual(expect.arrayContaining(known));
    expect(secrets.some((secret) => secret.startsWith('$argon2'))).toBe(true);
    const everything = Object.values(await exportOf(person)).join('\n');
    expect(secrets.filter((secret) => everything.includes(secret))).toEqual([]);
    const base64 = Buffer.from('feedfeed02', 'hex').toString('base64');
    expect(everything).not.toContain(base64);
  });

  test('is nobody else’s, and is not made without end', async () => {
    await server.http.get('/account/export').expect(401);
    const person = await buildPerson(server);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () =>
        server.http.get('/account/export').set('authorization', `Bearer ${person.token}`),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    const refused = answers.find(({ status }) => status !== 200);
    expect(refused?.body).toMatchObject({ error: { code: commonErrors.TOO_MANY_REQUESTS.code } });
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
  });
});

const remove = (person: Person, password = testPassword) => post('/account/delete', person, { password });
const isSignedIn = async (token: string): Promise<boolean> => {
  const { body } = await server.graphql('{ me { id } }', { token });
  return Boolean((body as { data: { me?: object } | null }).data?.me);
};
const makeDue = ({ id }: Person) => sql(`UPDATE users SET deletes_at = now() WHERE id = $1`, [id]);
const eraseDue = () => server.app.get(AccountEraser).eraseDue();
const rowOf = async ({ id }: Person) =>
  (await sql<Record<string, unknown>>('SELECT * FROM users WHERE id = $1', [id]))[0];
const actionsOn = async ({ id }: Person) =>
  (
    await sql<{ action: string }>('SELECT action FROM audit_entries WHERE target_id = $1 ORDER BY id', [id])
  ).map(({ action }) => action);

describe('asking for the end of an account', () => {
  test('gives 14 days, says so on the account, and ends every other session', async () => {
    const person = await buildPerson(server);
    const elsewhere = await signIn(server, person.email);
    const answer = await remove(person).expect(200);
    const { deletesAt } = (answer.body as { data: { deletesAt: string } }).data;
    const days = (Date.parse(deletesAt) - Date.now()) / 86_400_000;
    expect(Math.abs(days - authLimits.deletionGraceDays)).toBeLessThan(0.01);
    expect(await isSignedIn(elsewhere)).toBe(false);
    const me = await server.graphql('{ me { deletesAt } }', { token: person.token });
    expect(me.body).toEqual({ data: { me: { deletesAt } } });
    expect(await actionsOn(person)).toEqual(['account.delete']);
  });

  test('again, or many times at once, changes nothing', async () => {
    const person = await buildPerson(server);
    const answers = await Promise.all(Array.from({ length: 4 }, () => remove(person).expect(200)));
    const again = await remove(person).expect(200);
    for (const { body } of answers) expect(body).toEqual(again.body);
    expect(await actionsOn(person)).toEqual(['account.delete']);
    const events = await sql('SELECT FROM outbox_events WHERE type = $1 AND payload @> $2', [
      'auth.account-deletion-requested',
      { userId: person.id },
    ]);
    expect(events).toHaveLength(1);
  });

  test('needs the password', async () => {
    const person = await buildPerson(server);
    for (const wrong of ['not this one', '']) {
      const answer = await remove(person, wrong).expect(403);
      expect(answer.body).toMatchObject({ error: authErrors.PASSWORD_WRONG });
    }
    expect(await rowOf(person)).toMatchObject({ deletes_at: null });
  });

  test('without a password needs a log-in of the last ten minutes', async () => {
    const person = await buildPerson(server);
    await sql('UPDATE users SET password_hash = NULL WHERE id = $1', [person.id]);
    await sql(`UPDATE sessions SET created_at = now() - interval '11 minutes' WHERE user_id = $1`, [
      person.id,
    ]);
    const answer = await remove(person, '').expect(403);
    expect(answer.body).toMatchObject({ error: authErrors.RECENT_SIGN_IN_NEEDED });
    await sql(`UPDATE sessions SET created_at = now() - interval '9 minutes' WHERE user_id = $1`, [
      person.id,
    ]);
    await remove(person, '').expect(200);
  });

  test('is refused to the last super admin, also when two of two ask at once', async () => {
    await sql(`UPDATE users SET roles = array_remove(roles, 'SUPER_ADMIN')`);
    const people = await Promise.all([
      buildPerson(server, { roles: ['SUPER_ADMIN'] }),
      buildPerson(server, { roles: ['SUPER_ADMIN'] }),
    ]);
    const answers = await Promise.all(people.map((person) => remove(person)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ error: authErrors.LAST_SUPER_ADMIN });
  });
});

describe('keeping an account', () => {
  test('undoes it, and is harmless without anything to undo', async () => {
    const person = await buildPerson(server);
    await remove(person).expect(200);
    await post('/account/keep', person).expect(200, { data: { done: true } });
    await post('/account/keep', person).expect(200, { data: { done: true } });
    await makeDueIfAsked(person);
    expect(await eraseDue()).toBe(0);
    expect(await rowOf(person)).toMatchObject({ deletes_at: null, erased_at: null, first_name: 'Ada' });
    expect(await actionsOn(person)).toEqual(['account.delete', 'account.keep']);
  });

  /** As `makeDue`, but only an account whose end was asked for. */
  const makeDueIfAsked = ({ id }: Person) =>
    sql('UPDATE users SET deletes_at = now() WHERE id = $1 AND deletes_at IS NOT NULL', [id]);

  test('at the very moment it is erased: one of the two happens, whole', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => buildPerson(server)));
    await Promise.all(people.map((person) => remove(person).expect(200)));
    await Promise.all(people.map(makeDue));
    const [, ...kept] = await Promise.all([
      eraseDue(),
      ...people.map((person) => post('/account/keep', person)),
    ]);
    for (const [index, person] of people.entries()) {
      const row = await rowOf(person);
      const isErased = row?.['erased_at'] !== null;
      expect(row).toMatchObject({ first_name: isErased ? 'Deleted' : 'Ada', deletes_at: null });
      expect((await actionsOn(person)).at(-1)).toBe(isErased ? 'account.erase' : 'account.keep');
      expect(kept[index]?.status === 200).toBe(!isErased);
    }
  });
});

describe('the end of an account', () => {
  test('leaves a row without a person, and nothing else of them', async () => {
    const person = await buildPerson(server, { roles: ['TEACHER'] });
    await giveEverything(person);
    await giveNotifications(person, await buildPerson(server));
    expect((await tablesAbout(person)).length).toBeGreaterThan(13);
    await remove(person).expect(200);
    expect(await eraseDue()).toBe(0);
    await makeDue(person);
    expect(await eraseDue()).toBe(1);
    expect(await rowOf(person)).toMatchObject({
      first_name: 'Deleted',
      last_name: 'user',
      full_name: 'Deleted user',
      email: `deleted-${person.id}@users.invalid`,
      password_hash: null,
      roles: [],
      picture_url: null,
      date_of_birth: null,
      guardian_email: null,
      deletes_at: null,
      erased_at: expect.any(Date),
    });
    expect(await tablesAbout(person)).toEqual(['users']);
    expect(await isSignedIn(person.token)).toBe(false);
    await server.http.post('/auth/sign-in').send({ email: person.email, password: testPassword }).expect(401);
    expect((await actionsOn(person)).at(-1)).toBe('account.erase');
    const events = await sql(`SELECT FROM outbox_events WHERE type = 'auth.user-erased' AND payload @> $1`, [
      { userId: person.id },
    ]);
    expect(events).toHaveLength(1);
  });

  test('comes once, however many processes look at the same time', async () => {
    const people = await Promise.all(Array.from({ length: 3 }, () => buildPerson(server)));
    await Promise.all(people.map((person) => remove(person).expect(200)));
    await Promise.all(people.map(makeDue));
    const runs = await Promise.all([eraseDue(), eraseDue(), eraseDue()]);
    expect(runs.reduce((sum, count) => sum + count, 0)).toBe(3);
    expect(await eraseDue()).toBe(0);
    for (const person of people)
      expect((await actionsOn(person)).filter((action) => action === 'account.erase')).toHaveLength(1);
  });

  test('frees the e-mail for a new account, and cannot be undone by signing up as the old one', async () => {
    const person = await buildPerson(server);
    await remove(person).expect(200);
    await makeDue(person);
    await eraseDue();
    const newcomer = {
      firstName: 'New',
      lastName: 'Person',
      password: 'something quite new',
      dateOfBirth: '2000-01-01',
    };
    await server.http
      .post('/auth/sign-up')
      .send({ ...newcomer, email: person.email })
      .expect(200);
    const email = `deleted-${person.id}@users.invalid`;
    await server.http
      .post('/auth/sign-up')
      .send({ ...newcomer, email })
      .expect(200);
    expect(await rowOf(person)).toMatchObject({ first_name: 'Deleted', password_hash: null });
    const again = await sql('SELECT FROM users WHERE email = $1', [person.email]);
    expect(again).toHaveLength(1);
  });
});

/** Tables in which a row knows the person by id or by their old e-mail; the records of what happened aside. */
async function tablesAbout({ id, email }: Person): Promise<string[]> {
  const tables = await sql<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> ALL($1)
       AND table_name NOT LIKE 'user\\_actions\\_%'`,
    [['audit_entries', 'outbox_events', 'user_actions', 'activity_people']],
  );
  const knowing = tables.map(async ({ name }) => {
    const rows = await sql(
      `SELECT FROM ${name} row WHERE position($1 IN row::text) > 0 OR position($2 IN row::text) > 0 LIMIT 1`,
      [id, email],
    );
    return rows.length > 0 ? [name] : [];
  });
  return (await Promise.all(knowing)).flat();
}
