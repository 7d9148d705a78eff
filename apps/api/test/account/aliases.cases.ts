import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { authErrors, authLimits, normalizedAddress, type UserDetail } from '@lyceum/contracts/auth';
import type { StaffCase } from '@lyceum/contracts/moderation';
import { AccountEraser, Mailboxes } from '@lyceum/auth';
import { buildUser } from '@lyceum/auth/testing';
import { type StoredAudit, stored } from '@lyceum/kernel/stored';
import { buildForum } from '../../src/testing/communities';
import { ConsoleCalls } from '../../src/testing/console';
import { codeIn, mailsTo, nthMailTo, untilMailIsOut } from '../../src/testing/mails';
import { FakeService } from '../../src/testing/fake-services';
import { buildPerson, type Person } from '../../src/testing/people';
import { child, newcomer, signIn, signUp, signUpAndConfirm } from '../../src/testing/sign-ups';
import { TestServer } from '../../src/testing/test-server';
import { publicUrl, HttpBrowser } from '../../src/testing/http-browser';

let google: FakeService;
let server: TestServer;
let admin: Person;
beforeAll(async () => {
  google = await FakeService.start();
  const secrets = { GOOGLE_CLIENT_ID: 'lyceum-at-google', GOOGLE_CLIENT_SECRET: 'g-secret' };
  server = await TestServer.start({
    environment: { PUBLIC_URL: publicUrl, GOOGLE_ISSUER: google.url, ...secrets },
  });
  admin = await buildPerson(server, { roles: ['ADMIN', 'STUDENT'] });
});
afterAll(async () => {
  await server.stop();
  await google.stop();
});

let count = 0;
/** An address of a mailbox nobody has, and others of the same. */
function mailbox(): { email: string; aliases: string[] } {
  count += 1;
  const name = `ann.o.nym${String(count)}`;
  const aliases = [
    `${name}+again@gmail.com`,
    `${name.replaceAll('.', '')}@gmail.com`,
    `A.${name.slice(1)}@GoogleMail.com`,
  ];
  return { email: `${name}@gmail.com`, aliases };
}

/** Ways in which somebody is shut out. */
const shutOuts: Record<string, (userId: string) => Promise<unknown>> = {
  suspended: (userId) =>
    server
      .opsMutation('users.setSuspended', { userId, isSuspended: true, reason: 'Spam' }, admin.token)
      .expect(200),
  'banned from a forum': async (userId) => {
    const { id } = await buildForum(server, [[admin, 'ADMIN']]);
    await server.database.query(
      `INSERT INTO community_bans (community_id, user_id, banned_by, reason) VALUES ($1, $2, $3, 'Rude')`,
      [id, userId, admin.id],
    );
  },
};

const namesGuardian = (userId: string, withdrewAt: string) =>
  server.database.query(
    `UPDATE users SET date_of_birth = CURRENT_DATE - interval '12 years', guardian_email = 'mum@parents.example',
       guardian_withdrew_at = ${withdrewAt} WHERE id = $1`,
    [userId],
  );
/** Ways in which a child has to wait for a guardian. */
const waits: Record<string, (userId: string) => Promise<unknown>> = {
  'who waits for the consent of a guardian': (userId) => namesGuardian(userId, 'NULL'),
  'whose guardian has withdrawn it': (userId) => namesGuardian(userId, 'now()'),
};

async function shutOutOwner(how: (userId: string) => Promise<unknown>): Promise<string[]> {
  const { email, aliases } = mailbox();
  const owner = await buildUser(server.database.manager, { email });
  await how(owner.id);
  return aliases;
}

interface Row {
  id: string;
  email: string;
  awaitsStaff: boolean;
  isSuspended: boolean;
}

async function waiting(): Promise<Row[]> {
  const { body } = await server
    .opsQuery('users.list', { filters: { awaitsStaff: true } }, admin.token)
    .expect(200);
  return (body as { result: { data: { rows: Row[] } } }).result.data.rows;
}

const decide = (userId: string, isSuspended: boolean) =>
  server
    .opsMutation('users.setSuspended', { userId, isSuspended, reason: 'Looked at it' }, admin.token)
    .expect(200);

const idOf = async (email: string): Promise<string> => {
  const [row] = await server.database.query<{ id: string }[]>('SELECT id FROM users WHERE email = $1', [
    email,
  ]);
  return row?.id ?? '';
};

describe.each(Object.entries({ ...shutOuts, ...waits }))(
  'somebody %s who comes again under an alias',
  (_, how) => {
    test('has an account that waits for staff, and is told that and no more', async () => {
      for (const alias of await shutOutOwner(how)) {
        const person = newcomer({ email: alias });
        await signUpAndConfirm(server, person);
        const refused = await signIn(server, person).expect(403);
        expect(refused.body).toMatchObject({ error: authErrors.AWAITS_STAFF });
        expect(await waiting()).toContainEqual(
          expect.objectContaining({ id: await idOf(alias), awaitsStaff: true }),
        );
      }
    });

    test('over another service waits just so', async () => {
      const [alias = ''] = await shutOutOwner(how);
      const person = {
        sub: `g-${alias}`,
        email: alias,
        email_verified: true,
        given_name: 'Ann',
        family_name: 'Onym',
      };
      const browser = new HttpBrowser(server);
      const { fragment } = await browser.return(
        await google.admit(await browser.leaveFor('google', {}), person),
      );
      expect(fragment).toEqual(['social-error', authErrors.AWAITS_STAFF.code]);
      expect(await waiting()).toContainEqual(expect.objectContaining({ id: await idOf(alias) }));
    });

    test('is let in by staff, or declined for good, and either stands in the log', async () => {
      const [first = '', second = '', third = ''] = await shutOutOwner(how);
      const [welcome, declined] = [newcomer({ email: first }), newcomer({ email: second })];
      for (const person of [welcome, declined]) await signUpAndConfirm(server, person);
      await decide(await idOf(first), false);
      await signIn(server, welcome).expect(200);
      await decide(await idOf(second), true);
      expect((await signIn(server, declined).expect(403)).body).toMatchObject({
        error: authErrors.SUSPENDED,
      });
      for (const email of [first, second]) {
        const entries = await stored<StoredAudit>(server.database.manager, 'audit_entries', {
          targetId: await idOf(email),
        });
        expect(entries.map(({ action, before }) => [action, before])).toEqual([
          ['user.setSuspended', { isSuspended: true, awaitsStaff: true }],
        ]);
      }
      // Who was declined is shut out, too: their next alias waits again.
      const again = newcomer({ email: third });
      await signUpAndConfirm(server, again);
      expect((await signIn(server, again).expect(403)).body).toMatchObject({
        error: authErrors.AWAITS_STAFF,
      });
    });
  },
);

test('of a child who waits for staff, the guardian is written to once they let the child in', async () => {
  const [alias = ''] = await shutOutOwner((userId) => shutOuts['suspended']?.(userId) ?? Promise.resolve());
  const person = child({ email: alias });
  await signUpAndConfirm(server, person);
  await server.http.post('/auth/guardian-consent/resend').send({ email: alias });
  await untilMailIsOut(server);
  expect(await mailsTo(server, person.guardianEmail ?? '')).toEqual([]);
  await decide(await idOf(alias), false);
  await nthMailTo(server, person.guardianEmail ?? '');
});

describe('somebody who has another account of their mailbox already', () => {
  const isShutOut: Record<string, (person: Person) => Promise<unknown>> = {
    suspended: async ({ id }) => shutOuts['suspended']?.(id),
    'banned from a forum': async (person) => {
      const { id } = await buildForum(server, [
        [admin, 'ADMIN'],
        [person, 'MEMBER'],
      ]);
      const { body } = await server.graphql(
        'mutation ($c: ID!, $m: ID!) { banMember(communityId: $c, memberId: $m, reason: "Rude") { id } }',
        { token: admin.token, variables: { c: id, m: person.id } },
      );
      expect((body as { errors?: unknown }).errors).toBeUndefined();
    },
  };

  test.each(Object.entries(isShutOut))(
    'and is %s comes to the attention of staff at once, and no more',
    async (_, how) => {
      const { email, aliases } = mailbox();
      const owner = await buildPerson(server, { email });
      const others = await Promise.all(
        aliases.slice(0, 2).map((alias) => buildPerson(server, { email: alias })),
      );
      const stranger = await buildPerson(server);
      // Who is suspended already cannot be used, and is no news.
      const out = await buildUser(server.database.manager, {
        email: aliases[2] ?? '',
        suspendedAt: new Date(),
      });
      await how(owner);
      await how(owner);
      await untilMailIsOut(server);
      const desk = new ConsoleCalls(server, admin);
      const cases = await server.database.query<{ id: string; about: string }[]>(
        'SELECT id, author_id AS about FROM moderation_cases WHERE author_id = ANY($1::uuid[]) ORDER BY author_id',
        [[owner, ...others, stranger, out].map(({ id }) => id)],
      );
      expect(cases.map(({ about }) => about)).toEqual(others.map(({ id }) => id).sort());
      for (const { id, about } of cases) {
        const found = await desk.query<StaffCase>('moderation.get', { caseId: id });
        expect(found).toMatchObject({
          kind: 'ALERT',
          status: 'OPEN',
          author: { id: about },
          people: [{ id: owner.id }],
        });
        const page = await desk.query<UserDetail>('users.get', { userId: about });
        expect(page.suspendedAt).toBeNull();
        expect(page.sameMailbox.map((one) => one.id).sort()).toEqual(
          [owner, out, ...others]
            .map((one) => one.id)
            .filter((one) => one !== about)
            .sort(),
        );
      }
      for (const { token } of others)
        await server.http.get('/account/export').set('authorization', `Bearer ${token}`).expect(200);
    },
  );
});

describe('an address that nobody has confirmed', () => {
  const stored = async (email: string): Promise<unknown> => {
    const [row] = await server.database.query<unknown[]>(
      'SELECT date_of_birth::text AS born, guardian_email AS guardian FROM users WHERE email = $1',
      [email],
    );
    return row;
  };

  test('holds nothing against its owner, who comes later, nor against others of the mailbox', async () => {
    const { email, aliases } = mailbox();
    const byStranger = child({ email });
    await signUp(server, byStranger).expect(200);
    const sibling = newcomer({ email: aliases[0] ?? '' });
    await signUpAndConfirm(server, sibling);
    await signIn(server, sibling).expect(200);
    const owner = newcomer({ email });
    expect((await signUp(server, owner).expect(200)).body).toEqual({ data: { done: true } });
    expect(await stored(email)).toEqual({ born: null, guardian: null });
    const code = codeIn(await nthMailTo(server, email, 2));
    await server.http.post('/auth/reset-password').send({ code, password: owner.password }).expect(200);
    await signIn(server, owner).expect(200);
    await untilMailIsOut(server);
    expect(await mailsTo(server, byStranger.guardianEmail ?? '')).toEqual([]);
  });

  test('and waits for staff makes no other of its mailbox wait, nor its owner once nothing is in the way', async () => {
    const name = `fam${randomUUID()}`;
    const of = (alias: string) => `${name}${alias}@gmail.com`;
    const brother = child({ email: of('') });
    await signUpAndConfirm(server, brother);
    for (const alias of ['+x', '+dad']) await signUp(server, newcomer({ email: of(alias) })).expect(200);
    const code = codeIn(await nthMailTo(server, brother.guardianEmail ?? ''));
    await server.http.post('/auth/guardian-consent').send({ code }).expect(200);
    const mum = newcomer({ email: of('+mum') });
    await signUpAndConfirm(server, mum);
    await signIn(server, mum).expect(200);
    await signUp(server, newcomer({ email: of('+x') })).expect(200);
    const dad = newcomer({ email: of('+dad') });
    await signUp(server, dad).expect(200);
    const link = codeIn(await nthMailTo(server, dad.email, 2));
    await server.http.post('/auth/reset-password').send({ code: link, password: dad.password }).expect(200);
    await signIn(server, dad).expect(200);
  });

  test('stays suspended by staff, whoever signs up with it, and shuts out others of its mailbox', async () => {
    const { email, aliases } = mailbox();
    const first = newcomer({ email });
    await signUp(server, first).expect(200);
    await decide(await idOf(email), true);
    await signUp(server, first).expect(200);
    const [row] = await server.database.query<unknown[]>(
      'SELECT suspended_at IS NOT NULL AS out, awaits_staff_since AS waits FROM users WHERE email = $1',
      [email],
    );
    expect(row).toEqual({ out: true, waits: null });
    const again = newcomer({ email: aliases[0] ?? '' });
    await signUpAndConfirm(server, again);
    expect((await signIn(server, again).expect(403)).body).toMatchObject({ error: authErrors.AWAITS_STAFF });
  });

  test('and was signed up for more than once asks its owner who they are, before a guardian is written to', async () => {
    const first = child();
    await signUp(server, first).expect(200);
    const byStranger = child({ email: first.email });
    await signUp(server, byStranger).expect(200);
    const code = codeIn(await nthMailTo(server, first.email, 2));
    await server.http.post('/auth/reset-password').send({ code, password: first.password }).expect(200);
    await untilMailIsOut(server);
    const { body } = await signIn(server, first).expect(200);
    const { aboutYou } = (body as { data: { aboutYou: { ticket: string; asks: string[] } } }).data;
    expect(aboutYou.asks).toEqual(['role', 'dateOfBirth', 'country']);
    const { dateOfBirth, guardianEmail = '' } = first;
    const said = { role: 'STUDENT', country: 'NZ', dateOfBirth, guardianEmail };
    const refused = await server.http
      .post('/auth/about-you')
      .send({ ticket: aboutYou.ticket, ...said })
      .expect(403);
    expect(refused.body).toMatchObject({ error: authErrors.GUARDIAN_CONSENT_NEEDED });
    const consent = codeIn(await nthMailTo(server, guardianEmail));
    await server.http.post('/auth/guardian-consent').send({ code: consent }).expect(200);
    expect((await signIn(server, first).expect(200)).body).toMatchObject({
      data: { token: expect.any(String) },
    });
    await untilMailIsOut(server);
    expect(await mailsTo(server, byStranger.guardianEmail ?? '')).toEqual([]);
  });

  test('takes no older birthday once it is confirmed', async () => {
    const first = child();
    await signUp(server, first).expect(200);
    await server.database.query('UPDATE users SET email_confirmed_at = now() WHERE email = $1', [
      first.email,
    ]);
    await signUp(server, newcomer({ email: first.email })).expect(200);
    expect(await stored(first.email)).toEqual({ born: first.dateOfBirth, guardian: first.guardianEmail });
  });

  test('is forgotten after some days, unless staff shut it out', async () => {
    const [old, young, confirmed, out] = [child(), newcomer(), newcomer(), newcomer()];
    for (const person of [old, young, confirmed, out]) await signUp(server, person).expect(200);
    await server.database.query('UPDATE users SET email_confirmed_at = now() WHERE email = $1', [
      confirmed.email,
    ]);
    await server.database.query('UPDATE users SET suspended_at = now() WHERE email = $1', [out.email]);
    await server.database.query(
      `UPDATE users SET updated_at = now() - make_interval(days => $2, hours => 1) WHERE email = ANY($1::text[])`,
      [[old, confirmed, out].map(({ email }) => email), authLimits.unconfirmedDays],
    );
    await server.app.get(AccountEraser).eraseDue();
    expect(await stored(old.email)).toBeUndefined();
    for (const { email } of [young, confirmed, out]) expect(await stored(email)).toBeDefined();
  });
});

test('people of one mailbox who are not shut out, and those of others, wait for nobody', async () => {
  const { email, aliases } = mailbox();
  await buildUser(server.database.manager, { email });
  await shutOutOwner((userId) => shutOuts['suspended']?.(userId) ?? Promise.resolve());
  const person = newcomer({ email: aliases[0] ?? '' });
  await signUpAndConfirm(server, person);
  await signIn(server, person).expect(200);
});

test('accounts that were there before are known by their mailbox, too', async () => {
  const odd = [
    'Plain@Lyceum.example',
    '+only@plus.example',
    'x.y+z+w@PM.me',
    'dots...@gmail.com',
    'ＦＵＬＬ@wide.example',
  ];
  for (const email of odd) await buildUser(server.database.manager, { email });
  await server.database.query('UPDATE users SET normalized_email = NULL');
  await server.app.get(Mailboxes).noteAll();
  const rows = await server.database.query<{ email: string; normalized: string }[]>(
    'SELECT email, normalized_email AS normalized FROM users WHERE erased_at IS NULL',
  );
  expect(rows.length).toBeGreaterThan(odd.length);
  for (const { email, normalized } of rows)
    expect([email, normalized]).toEqual([email, normalizedAddress(email)]);
});
