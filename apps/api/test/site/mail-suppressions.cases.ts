import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from '@jest/globals';
import { mailReportErrors, mailSuppressionErrors } from '@lyceum/contracts/campaigns';
import { commonErrors } from '@lyceum/contracts/common';
import { Post } from '@lyceum/mail';
import { report, reportsSecret } from '../../src/testing/campaigns';
import { ConsoleCalls } from '../../src/testing/console';
import { mailsTo, nthMailTo } from '../../src/testing/mails';
import { buildPerson } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
let desk: ConsoleCalls;
beforeAll(async () => {
  server = await TestServer.shared({ environment: { MAIL_REPORTS_SECRET: reportsSecret } });
  desk = new ConsoleCalls(server, await buildPerson(server, { roles: ['ADMIN'] }));
});

const address = (): string => `${randomUUID()}@lyceum.example`;
const bounce = (email: string, more: object = {}) => ({
  kind: 'BOUNCE',
  email,
  at: new Date().toISOString(),
  reason: '550 no such mailbox',
  ...more,
});

interface Entry {
  id: string;
  reason: string;
  state: string;
  detail: string;
}
async function entryOf(email: string): Promise<Entry | undefined> {
  const { rows } = await desk.query<{ rows: Entry[] }>('mailSuppressions.list', { search: email });
  return rows[0];
}

test('[221] hard bounces and complaints are listed, what is temporary is not; the same report may come again', async () => {
  const [hard, soft, angry] = [address(), address(), address()];
  const reports = [
    bounce(hard.toUpperCase()),
    bounce(soft, { isPermanent: false }),
    bounce(angry),
    { kind: 'COMPLAINT', email: angry, at: new Date().toISOString() },
  ];
  for (let time = 0; time < 2; time += 1)
    await report(server, reports).expect(200, { data: { taken: reports.length } });
  expect([await entryOf(hard), await entryOf(soft), await entryOf(angry)]).toMatchObject([
    { reason: 'BOUNCE', state: 'ACTIVE' },
    ...[undefined, { reason: 'COMPLAINT', state: 'ACTIVE' }],
  ]);
});

test('[221] what the mail service has not signed, or signed long ago, changes nothing', async () => {
  const email = address();
  const bad = mailReportErrors.BAD_SIGNATURE.code;
  const anHourAgo = new Date(Date.now() - 3_600_000);
  const answers = [
    await report(server, [bounce(email)], 'somebody-else-who-knows-nothing-here'),
    await report(server, [bounce(email)], reportsSecret, anHourAgo),
    await server.http.post('/webhooks/mail').send({ reports: [bounce(email)] }),
    await server.http.post('/webhooks/mail').set('lyceum-mail-signature', 't=1,v1=zz').send({ reports: [] }),
  ];
  expect(
    answers.map(({ status, body }) => [status, (body as { error: { code: string } }).error.code]),
  ).toEqual(answers.map(() => [400, bad]));
  expect(await entryOf(email)).toBeUndefined();
});

test('[221] what is signed and no report at all is refused, and nothing is taken where no secret is set', async () => {
  const email = address();
  for (const none of [[bounce('nobody'), 1], []]) {
    const { body } = await report(server, none as object[]).expect(400);
    expect(body).toMatchObject({ error: { code: commonErrors.INVALID_INPUT.code } });
  }
  const other = await TestServer.shared();
  const refused = await report(other, [bounce(email)]).expect(404);
  expect(refused.body).toMatchObject({ error: { code: mailReportErrors.NOT_TAKEN.code } });
});

test('[221] one report that is none, or that no database would take, keeps no other from being taken', async () => {
  const [email, odd, torn, early] = [address(), address(), address(), address()];
  const reports = [
    bounce('nobody'),
    bounce(address(), { at: '0000-01-01T00:00:00Z' }),
    bounce(odd, { reason: '550\u0000 no\r\n such\u001b mailbox' }),
    bounce(torn, { reason: `${'x'.repeat(199)}😀` }),
    bounce(early, { at: '2026-01-01T00:00:00+23:00' }),
    bounce(email),
  ];
  await report(server, reports).expect(200, { data: { taken: 4 } });
  for (const listed of [email, torn, early]) expect(await entryOf(listed)).toMatchObject({ state: 'ACTIVE' });
  expect(await entryOf(odd)).toMatchObject({ detail: '550 no such mailbox' });
});

test('[221] a complaint outranks a bounce, whichever happened or is told first', async () => {
  const at = (minutes: number) => ({ at: new Date(Date.now() - minutes * 60_000).toISOString() });
  const complaint = (email: string, minutes: number) => ({
    ...bounce(email, at(minutes)),
    kind: 'COMPLAINT',
  });
  const [late, early, together] = [address(), address(), address()];
  await report(server, [bounce(late, at(1)), complaint(early, 2)]).expect(200);
  await report(server, [complaint(late, 2), bounce(early, at(1))]).expect(200);
  await report(server, [bounce(together, at(1)), complaint(together, 2)]).expect(200);
  for (const email of [late, early, together])
    expect(await entryOf(email)).toMatchObject({ reason: 'COMPLAINT' });
});

test('[221] a listed address gets no mail that its reader could leave, and gets those of its account', async () => {
  const { id: userId, email } = await buildPerson(server);
  await report(server, [bounce(email)]).expect(200);
  const post = server.app.get(Post);
  const mail = { to: email, html: '<p>Hello</p>', text: 'Hello' };
  const headers = { 'List-Unsubscribe': '<https://lyceum.example/>' };
  await post.send({ userId, kind: 'News' }, { ...mail, subject: 'News', headers });
  await desk.mutate('users.sendPasswordReset', { userId });
  await nthMailTo(server, email);
  const subjects = (await mailsTo(server, email)).map(({ subject }) => subject);
  expect(subjects).toEqual([expect.stringContaining('password')]);
});

test('[221, 238] staff lift an entry once, which is audited without the address; an old report does not bring it back, a new one does', async () => {
  const email = address();
  const reported = bounce(email, { at: new Date(Date.now() - 60_000).toISOString() });
  await report(server, [reported]).expect(200);
  const id = (await entryOf(email))?.id ?? '';
  const results = await Promise.all([1, 2, 3].map(() => desk.mutate('mailSuppressions.lift', { ids: [id] })));
  expect(results).toHaveLength(3);
  const audited = await desk.audited(id);
  expect(audited).toMatchObject([{ action: 'mailSuppression.lift' }]);
  expect(JSON.stringify(audited)).not.toContain(email);
  await report(server, [reported]).expect(200);
  expect(await entryOf(email)).toMatchObject({ state: 'LIFTED' });
  const complained = { ...reported, kind: 'COMPLAINT' };
  await report(server, [complained]).expect(200);
  expect(await entryOf(email)).toMatchObject({ state: 'LIFTED', reason: 'BOUNCE' });
  await report(server, [complained, bounce(email)]).expect(200);
  expect(await entryOf(email)).toMatchObject({ state: 'ACTIVE', reason: 'BOUNCE' });
  const [unknown] = await desk.mutate<{ error: { code: string } | null }[]>('mailSuppressions.lift', {
    ids: ['0199c1f0-0000-7000-8000-000000000000'],
  });
  expect(unknown?.error?.code).toBe(mailSuppressionErrors.NOT_FOUND.code);
});

test('[221] marketing sees no addresses', async () => {
  const marketing = new ConsoleCalls(server, await buildPerson(server, { roles: ['BUSINESS_DEVELOPMENT'] }));
  expect(await marketing.refusedQuery('mailSuppressions.list')).toBe(commonErrors.FORBIDDEN.code);
});
