import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { buildReaders, buildSuppression, campaignInput } from '@lyceum/campaigns/testing';
import {
  campaignErrors,
  type CampaignPreview,
  type CampaignTopic,
  type CampaignValues,
} from '@lyceum/contracts/campaigns';
import { commonErrors } from '@lyceum/contracts/common';
import { PersonalDataSources, UnitOfWork } from '@lyceum/kernel';
import { buildGroup, buildMember } from '@lyceum/live-course/testing';
import { buildSchool, buildSchoolMember } from '@lyceum/schools/testing';
import { CampaignCalls } from '../../src/testing/campaigns';
import { ConsoleCalls } from '../../src/testing/console';
import { exportedFiles } from '../../src/testing/exported';
import { mailsTo, nthMailTo, type ReceivedMail } from '../../src/testing/mails';
import { buildPerson, type Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
let editor: Person;
let desk: ConsoleCalls;
let campaigns: CampaignCalls;
beforeAll(async () => {
  // Of its own: what segments count, others would add to.
  server = await TestServer.shared({ environment: { CAMPAIGN_MAILS_PER_MINUTE: '6000' } });
  editor = await buildPerson(server, { roles: ['BUSINESS_DEVELOPMENT'] });
  desk = new ConsoleCalls(server, editor);
  campaigns = new CampaignCalls(desk);
});

/** A segment of accounts that nobody else is in. */
async function schoolOf(...pupils: readonly Person[]): Promise<Partial<CampaignValues>> {
  const school = await buildSchool(server.database.manager);
  for (const pupil of pupils) await buildSchoolMember(server.database.manager, school, pupil);
  return { audience: 'ACCOUNTS', roles: ['STUDENT'], interests: [], schoolId: school.id };
}
const toSchoolOf = async (...pupils: readonly Person[]) => campaigns.make(await schoolOf(...pupils));
const run = (text: string, ...values: readonly unknown[]) => server.database.query(text, [...values]);
const erase = ({ id }: Person) =>
  server.app
    .get(UnitOfWork)
    .run((transaction) => server.app.get(PersonalDataSources).eraseAll(transaction, id));
/** The one click of a mail program. */
async function leaveBy({ headers }: ReceivedMail): Promise<void> {
  const { pathname, search } = new URL(/<(.+)>/.exec(headers['List-Unsubscribe'] ?? '')?.[1] ?? '');
  const { status } = await server.http
    .post(pathname + search)
    .type('form')
    .send('List-Unsubscribe=One-Click');
  expect(status).toBeLessThan(300);
}
const unsubscribeCode = (text: string): string => /\?code=([\w.-]+)/.exec(text)?.[1] ?? '';

describe('writing a campaign', () => {
  test('[237] is for marketing and admins; others neither read nor change any', async () => {
    const { id, revision } = await campaigns.make();
    for (const roles of [['SALES_ADMIN'], ['COURSE_ADMIN'], ['STUDENT']] as const) {
      const other = new ConsoleCalls(server, await buildPerson(server, { roles: [...roles] }));
      const forbidden = commonErrors.FORBIDDEN.code;
      for (const call of ['get', 'count', 'preview'])
        expect([call, await other.refusedQuery(`campaigns.${call}`, { id })]).toEqual([call, forbidden]);
      expect(await other.refused('campaigns.schedule', { id, revision, at: null })).toBe(forbidden);
      expect(await other.refused('campaigns.test', { id })).toBe(forbidden);
    }
    expect(await desk.audited(id)).toMatchObject([
      { action: 'campaign.create', after: { name: 'Autumn letter' } },
    ]);
  });

  test('[237] is refused field by field: unknown placeholders, addresses that lead anywhere, a segment of nobody in particular', async () => {
    const refusal = await desk.refusal('campaigns.create', {
      ...campaignInput,
      subject: 'Dear {lastName}',
      body: 'Look [here](javascript:alert(1)) or [there](//evil.example) or [here](http://evil.example)',
      buttonPath: '//evil.example',
      interests: [],
    });
    const issues = refusal?.issues as { path: string; message: string }[];
    expect(new Set(issues.map(({ path }) => path))).toEqual(
      new Set(['subject', 'body', 'buttonPath', 'interests']),
    );
    const none = { ...campaignInput, audience: 'ACCOUNTS', roles: [] };
    expect((await desk.refusal('campaigns.create', none))?.issues).toMatchObject([{ path: 'roles' }]);
    const gone = { ...none, roles: ['STUDENT'], groupTag: 'NO-SUCH-CLASS' };
    expect(await desk.refused('campaigns.create', gone)).toBe(campaignErrors.CLASS_NOT_FOUND.code);
    const school = { ...none, roles: ['STUDENT'], schoolId: randomUUID() };
    expect(await desk.refused('campaigns.create', school)).toBe(campaignErrors.SCHOOL_NOT_FOUND.code);
  });

  test('[237] shows the mail as it comes, in both forms, without anything of its text becoming markup', async () => {
    const { id } = await campaigns.make({
      body: 'Hi <b>{firstName}</b>.\n\n## And <then>\n\n- **One**\n- [Two](/course-search)',
    });
    const { subject, html, text } = await desk.query<CampaignPreview>('campaigns.preview', { id });
    expect(subject).toBe('Hello Mei');
    for (const part of [
      'Hi &lt;b&gt;Mei&lt;/b&gt;.',
      'And &lt;then&gt;</h2>',
      '<strong>One</strong>',
      'What is new</div>',
    ])
      expect(html).toContain(part);
    expect(html).toMatch(/<a href="http:\/\/[^"]+\/course-search"/);
    expect(text).toMatch(/- One\n- Two \(http:\/\/\S+\/course-search\)/);
  });

  test('[237] of two who change the same draft one is told', async () => {
    const { id, revision } = await campaigns.make();
    const change = (name: string) =>
      desk.refused('campaigns.update', { ...campaignInput, id, revision, name });
    const answers = await Promise.all([change('One'), change('Two')]);
    expect(answers.filter(Boolean)).toEqual([campaignErrors.CHANGED_MEANWHILE.code]);
  });

  test('[237] a test goes to whoever asks for it alone, and leads nobody out of anything', async () => {
    const student = await buildPerson(server);
    const { id } = await toSchoolOf(student);
    const { to } = await desk.mutate<{ to: string }>('campaigns.test', { id });
    expect(to).not.toBe(editor.email);
    const mail = await nthMailTo(server, editor.email);
    expect(mail.subject).toBe('[Test] Hello Ada');
    expect(await mailsTo(server, student.email)).toEqual([]);
    const code = unsubscribeCode(mail.text);
    await server.http.get('/email-subscriptions/topics').query({ code }).expect(410);
    await server.http.post('/email-subscriptions/unsubscribe').query({ code }).expect(200);
    expect(await campaigns.get(id)).toMatchObject({ state: 'DRAFT', total: 0, unsubscribed: 0 });
    expect((await desk.audited(id)).at(-1)).toMatchObject({ action: 'campaign.test' });
  });
});

describe('whom a campaign goes to', () => {
  test('[237] never who is younger than 16 or did not say, is suspended, leaves, is unconfirmed or waits for a guardian', async () => {
    const year = new Date().getFullYear();
    const stays = await buildPerson(server, { dateOfBirth: `${String(year - 17)}-01-01` });
    const others = await Promise.all([
      buildPerson(server, { dateOfBirth: `${String(year - 15)}-01-01` }),
      ...Array.from({ length: 5 }, () => buildPerson(server)),
      buildPerson(server, { roles: ['TEACHER'] }),
    ]);
    const [, unborn, suspended, leaving, unconfirmed, withdrawn] = others;
    const campaign = await toSchoolOf(stays, ...others);
    await run('UPDATE users SET date_of_birth = NULL WHERE id = $1', unborn?.id);
    await run('UPDATE users SET suspended_at = now() WHERE id = $1', suspended?.id);
    await run('UPDATE users SET deletes_at = now() WHERE id = $1', leaving?.id);
    await run('UPDATE users SET email_confirmed_at = NULL WHERE id = $1', unconfirmed?.id);
    await run(
      `UPDATE users SET date_of_birth = CURRENT_DATE - interval '17 years', guardian_email = 'g@lyceum.example', guardian_withdrew_at = now()
       WHERE id = $1`,
      withdrawn?.id,
    );
    expect(await campaigns.count(campaign.id)).toBe(1);
    await campaigns.send(campaign);
    expect(await campaigns.sent(campaign.id)).toMatchObject({ total: 1, sent: 1 });
    await nthMailTo(server, stays.email);
    for (const { email } of others) expect(await mailsTo(server, email)).toEqual([]);
  });

  test('[237] of the newsletter who asked for it, but nobody whose account says that they are a child', async () => {
    const [adult = '', child = ''] = await buildReaders(server.database.manager, 2, 'EDUCATION_CONSULTING');
    await buildPerson(server, {
      email: child,
      dateOfBirth: `${String(new Date().getFullYear() - 14)}-01-01`,
    });
    await buildReaders(server.database.manager, 1, 'MODEL_G20');
    const campaign = await campaigns.make({ interests: ['EDUCATION_CONSULTING'] });
    expect(await campaigns.count(campaign.id)).toBe(1);
    await campaigns.send(campaign);
    await campaigns.sent(campaign.id);
    await nthMailTo(server, adult);
    expect(await mailsTo(server, child)).toEqual([]);
  });

  test('[237] of the newsletter no child under an alias of the mailbox of their account', async () => {
    await run('DELETE FROM newsletter_readers');
    const dateOfBirth = `${String(new Date().getFullYear() - 14)}-01-01`;
    await buildPerson(server, { email: 'liu.yang@gmail.com', dateOfBirth });
    await buildPerson(server, { email: 'wang.fang@gmail.com' });
    const aliases = ['liuyang+news@googlemail.com', 'wangfang+news@gmail.com'];
    await buildReaders(server.database.manager, aliases);
    const campaign = await campaigns.make();
    expect(await campaigns.count(campaign.id)).toBe(1);
    await campaigns.send(campaign);
    await campaigns.sent(campaign.id);
    await nthMailTo(server, 'wangfang+news@gmail.com');
    expect(await mailsTo(server, 'liuyang+news@googlemail.com')).toEqual([]);
  });

  test('[237] a class or school that is not there any more has nobody in it, and widens nothing', async () => {
    const { manager } = server.database;
    const [one, two] = [await buildPerson(server), await buildPerson(server)];
    const group = await buildGroup(manager);
    await buildMember(manager, group, one);
    const segment = await schoolOf(one, two);
    const { id } = await campaigns.make({ ...segment, groupTag: group.groupTag });
    expect(await campaigns.count(id)).toBe(1);
    await run('DELETE FROM live_course_members WHERE group_id = $1', group.id);
    await run('DELETE FROM live_course_groups WHERE id = $1', group.id);
    expect(await campaigns.count(id)).toBe(0);
    expect(await campaigns.get(id)).toMatchObject({ isClassGone: true, groupTag: group.groupTag });
    const ofSchool = await campaigns.make(segment);
    expect(await campaigns.count(ofSchool.id)).toBe(2);
    await run('DELETE FROM school_members WHERE school_id = $1', segment.schoolId);
    await run('DELETE FROM schools WHERE id = $1', segment.schoolId);
    expect(await campaigns.count(ofSchool.id)).toBe(0);
    expect(await campaigns.get(ofSchool.id)).toMatchObject({ schoolName: null });
    expect(await desk.refused('campaigns.schedule', { id: ofSchool.id, revision: 1, at: null })).toBe(
      campaignErrors.NOBODY.code,
    );
  });

  test('[221, 237] not suppressed addresses', async () => {
    const [stays, bounces] = [await buildPerson(server), await buildPerson(server)];
    await buildSuppression(server.database.manager, bounces.email);
    expect(await campaigns.count((await toSchoolOf(stays, bounces)).id)).toBe(1);
  });
});

describe('a campaign on its way', () => {
  test('[237] of many who send it at once one does, and everybody gets it once', async () => {
    const student = await buildPerson(server);
    const campaign = await toSchoolOf(student);
    const answers = await Promise.allSettled(Array.from({ length: 8 }, () => campaigns.send(campaign)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await campaigns.sent(campaign.id)).toMatchObject({ total: 1, sent: 1 });
    expect(await mailsTo(server, student.email)).toHaveLength(1);
    expect(await desk.refused('campaigns.move', { id: campaign.id, move: 'CANCEL' })).toBe(
      campaignErrors.NOT_IN_STATE.code,
    );
    const changed = { ...campaignInput, id: campaign.id, revision: campaign.revision };
    expect(await desk.refused('campaigns.update', changed)).toBe(campaignErrors.NOT_A_DRAFT.code);
  });

  test('[237] waits for its time, which is not over; and may be taken back until then', async () => {
    const campaign = await toSchoolOf(await buildPerson(server));
    const over = new Date(Date.now() - 1_000).toISOString();
    const { id, revision } = campaign;
    expect(await desk.refusal('campaigns.schedule', { id, revision, at: over })).toMatchObject({
      code: campaignErrors.IN_THE_PAST.code,
      issues: [{ path: 'at' }],
    });
    const at = new Date(Date.now() + 3_600_000).toISOString();
    await campaigns.send(campaign, at);
    expect(await campaigns.get(id)).toMatchObject({ state: 'SCHEDULED', dueAt: at, total: 0 });
    const moves = await Promise.all(
      ['UNSCHEDULE', 'CANCEL'].map((move) => desk.refused('campaigns.move', { id, move })),
    );
    expect(moves.filter(Boolean)).toEqual([campaignErrors.NOT_IN_STATE.code]);
    expect(['DRAFT', 'CANCELLED']).toContain((await campaigns.get(id)).state);
  });

  test('[221, 237] has a way out in its headers and at its end: one click, without login, of its topic alone', async () => {
    const student = await buildPerson(server);
    const segment = await schoolOf(student);
    const first = await campaigns.make(segment);
    await campaigns.send(first);
    await campaigns.sent(first.id);
    const mail = await nthMailTo(server, student.email);
    expect(mail.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
    expect(mail.headers['Message-ID']).toBeDefined();
    for (let time = 0; time < 2; time += 1) await leaveBy(mail);
    expect(await campaigns.get(first.id)).toMatchObject({ unsubscribed: 1 });
    expect(await campaigns.count((await campaigns.make(segment)).id)).toBe(0);
    expect(await campaigns.count((await campaigns.make({ ...segment, topic: 'EVENTS' })).id)).toBe(1);
    // Of the account, too, should its address change.
    await run('UPDATE users SET email = $2 WHERE id = $1', student.id, `${randomUUID()}@lyceum.example`);
    expect(await campaigns.count((await campaigns.make(segment)).id)).toBe(0);
  });

  test('[221] who leaves by a mail of the newsletter stays out with their account, whatever its address is then', async () => {
    await run('DELETE FROM newsletter_readers');
    const [one, two] = [await buildPerson(server), await buildPerson(server)];
    await buildReaders(server.database.manager, [one.email]);
    const letter = await campaigns.make();
    await campaigns.send(letter);
    await campaigns.sent(letter.id);
    await leaveBy(await nthMailTo(server, one.email));
    expect(await campaigns.get(letter.id)).toMatchObject({ unsubscribed: 1 });
    // The other's address had left before there was an account of it.
    const toTwo = await toSchoolOf(two);
    await campaigns.send(toTwo);
    await campaigns.sent(toTwo.id);
    await run(`INSERT INTO campaign_opt_outs (topic, email) VALUES ('NEWS', $1)`, two.email);
    await leaveBy(await nthMailTo(server, two.email));
    expect(await campaigns.get(toTwo.id)).toMatchObject({ unsubscribed: 0 });
    for (const { id } of [one, two])
      await run('UPDATE users SET email = $2 WHERE id = $1', id, `${randomUUID()}@lyceum.example`);
    const { id } = await toSchoolOf(one);
    expect([await campaigns.count(id), await campaigns.count(toTwo.id)]).toEqual([0, 0]);
  });

  test('[221] who leaves between start and their turn gets nothing more, and a paused one waits', async () => {
    const [one, two] = [await buildPerson(server), await buildPerson(server)];
    const campaign = await toSchoolOf(one, two);
    await run(
      `UPDATE campaigns SET state = 'PAUSED', due_at = now(), started_at = now(), total_cnt = 2 WHERE id = $1`,
      campaign.id,
    );
    await run(
      `INSERT INTO campaign_recipients (campaign_id, email, user_id, name) SELECT $1, email, id, first_name FROM users WHERE id = ANY ($2)`,
      campaign.id,
      [one.id, two.id],
    );
    await run(
      `INSERT INTO campaign_opt_outs (topic, email, user_id) VALUES ('NEWS', $1, $2)`,
      two.email,
      two.id,
    );
    expect(await mailsTo(server, one.email)).toEqual([]);
    await desk.mutate('campaigns.move', { id: campaign.id, move: 'RESUME' });
    expect(await campaigns.sent(campaign.id)).toMatchObject({ total: 2, sent: 1, leftOut: 1 });
    expect(await mailsTo(server, two.email)).toEqual([]);
  });

  test('[266] is part of what its reader is told of them, and goes with their account', async () => {
    const student = await buildPerson(server);
    const campaign = await toSchoolOf(student);
    await campaigns.send(campaign);
    await campaigns.sent(campaign.id);
    const files = await exportedFiles(server, student);
    expect(JSON.stringify(files)).toContain('Hello {firstName}');
    await erase(student);
    expect(await run('SELECT FROM campaign_recipients WHERE campaign_id = $1', campaign.id)).toEqual([]);
    expect(await campaigns.get(campaign.id)).toMatchObject({ total: 1, sent: 1 });
  });

  test('[221, 266] what an address left stays left when an account that had it before goes, and old mails lead out still', async () => {
    await run('DELETE FROM newsletter_readers');
    const student = await buildPerson(server);
    const { email } = student;
    await buildReaders(server.database.manager, [email]);
    const segment = await schoolOf(student);
    const mailOf = async (topic: CampaignTopic): Promise<ReceivedMail> => {
      const campaign = await campaigns.make({ ...segment, topic, subject: topic });
      await campaigns.send(campaign);
      await campaigns.sent(campaign.id);
      const mail = (await mailsTo(server, email)).find(({ subject }) => subject === topic);
      if (!mail) throw new Error(`No mail of ${topic}`);
      return mail;
    };
    const [news, events] = [await mailOf('NEWS'), await mailOf('EVENTS')];
    await leaveBy(news);
    await run('UPDATE users SET email = $2 WHERE id = $1', student.id, `${randomUUID()}@lyceum.example`);
    await erase(student);
    const letters = { NEWS: await campaigns.make(), EVENTS: await campaigns.make({ topic: 'EVENTS' }) };
    expect(await campaigns.count(letters.NEWS.id)).toBe(0);
    expect(await campaigns.count(letters.EVENTS.id)).toBe(1);
    await leaveBy(events);
    expect(await campaigns.count(letters.EVENTS.id)).toBe(0);
    expect(
      await run('SELECT DISTINCT user_id, name FROM campaign_recipients WHERE email = $1', email),
    ).toEqual([{ user_id: null, name: '' }]);
    expect(await run('SELECT FROM campaign_opt_outs WHERE user_id = $1', student.id)).toEqual([]);
  });
});
