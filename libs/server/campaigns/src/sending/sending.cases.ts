import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { type Actor, CONFIG, type Config, PreparedQueries, UnitOfWork } from '@lyceum/kernel';
import { buildGroup, buildMember } from '@lyceum/live-course/testing';
import { Mailer } from '@lyceum/mail';
import { buildSchool, buildSchoolMember } from '@lyceum/schools/testing';
import { actorOf, openDomain, type OpenDomain } from '@lyceum/testing/domain';
import { CampaignsModule } from '../campaigns.module';
import { buildCampaign, buildReaders } from '../testing/campaigns.factories';
import { CampaignMails } from '../writing/campaign-mails';
import { CampaignDeskService } from './campaign-desk.service';
import { CampaignSender } from './campaign-sender';
import { CampaignsProcessor } from './campaigns.processor';
import { type ClaimedRow, claimStatement, sendingQuery } from './sending.statements';

let domain: OpenDomain;
let editor: Actor;
beforeAll(async () => {
  domain = await openDomain([CampaignsModule], { environment: { CAMPAIGN_MAILS_PER_MINUTE: '60000' } });
  const [user] = await domain.people(1, { roles: ['BUSINESS_DEVELOPMENT'] });
  if (user) editor = actorOf(user);
});
afterAll(() => domain.close());
beforeEach(async () => {
  await domain.database.query(
    `UPDATE campaigns SET state = 'CANCELLED' WHERE state IN ('SENDING', 'SCHEDULED')`,
  );
  await domain.database.query(`UPDATE campaign_pace SET minute = '-infinity', taken = 0`);
  await domain.database.query('TRUNCATE dev_mails, newsletter_readers');
});

/** A process that sends so many mails a minute. */
const sender = (perMinute = 60_000): CampaignSender =>
  new CampaignSender(
    { ...domain.module.get<Config>(CONFIG), CAMPAIGN_MAILS_PER_MINUTE: perMinute },
    domain.module.get(PreparedQueries),
    domain.module.get(UnitOfWork),
    domain.module.get(CampaignMails),
    domain.module.get(Mailer),
  );

async function sending(readers: number): Promise<string> {
  await buildReaders(domain.manager, readers);
  const id = await buildCampaign(domain.manager);
  await domain.module.get(CampaignDeskService).schedule(editor, { id, revision: 1, at: null });
  return id;
}

async function standing(id: string) {
  const [row] = await domain.database.query<Record<string, unknown>[]>(
    `SELECT state, total_cnt AS total, sent_cnt AS sent, failed_cnt AS failed, suppressed_cnt AS suppressed, left_out_cnt AS "leftOut"
     FROM campaigns WHERE id = $1`,
    [id],
  );
  return row;
}

const mailed = () =>
  domain.database.query<{ recipient: string; keys: number; mails: number }[]>(
    `SELECT recipient, count(DISTINCT headers ->> 'Message-ID')::int AS keys, count(*)::int AS mails FROM dev_mails GROUP BY recipient`,
  );

/** A process claims mails, sends the first and is killed before it has noted that. @returns what it had claimed */
async function killedWhileSending(id: string): Promise<ClaimedRow[]> {
  const queries = domain.module.get(PreparedQueries);
  const claimed = await queries.rows(claimStatement, { campaignId: id, count: 30, perMinute: 60_000 });
  const [campaign] = await queries.rows(sendingQuery);
  const [first] = claimed;
  if (!campaign || !first) throw new Error('Nothing was claimed');
  await domain.module.get(Mailer).send(domain.module.get(CampaignMails).to(campaign, first));
  return claimed;
}

test('[237] of 1,000 mails none is lost with a killed process, and only the one whose answer was lost goes out twice', async () => {
  const id = await sending(1_000);
  await sender().run(0);
  const claimed = await killedWhileSending(id);
  expect(claimed).toHaveLength(30);
  await Promise.all([sender().run(60), sender().run(60), sender().run(60)]);
  expect(await standing(id)).toMatchObject({ state: 'SENDING', total: 1_000, sent: 970 });
  await domain.database.query(
    `UPDATE campaign_recipients SET due_at = now() - interval '1 s' WHERE campaign_id = $1 AND state = 'CLAIMED'`,
    [id],
  );
  await Promise.all([sender().run(60), sender().run(60)]);
  expect(await standing(id)).toMatchObject({ state: 'SENT', total: 1_000, sent: 1_000, failed: 0 });
  const mails = await mailed();
  expect(mails).toHaveLength(1_000);
  expect(mails.filter(({ keys }) => keys !== 1)).toEqual([]);
  expect(mails.filter((mail) => mail.mails > 1).map(({ recipient }) => recipient)).toEqual([
    claimed[0]?.email,
  ]);
});

test('[237] no more leave in a minute than are allowed, however many processes send', async () => {
  const id = await sending(100);
  await Promise.all([sender(40).run(30), sender(40).run(30), sender(40).run(30)]);
  const { sent } = (await standing(id)) as { sent: number };
  // The minute may turn meanwhile, also when only the first 30 of it were claimed.
  expect([40, 70, 80]).toContain(sent);
});

test('[237] who left the topic, was suppressed, left altogether or is a child after all gets nothing once their turn has come', async () => {
  const [stays, goes, grows, moves] = await domain.people(4, { roles: ['KIA_MENTOR'] });
  const id = await buildCampaign(domain.manager, {
    audience: 'ACCOUNTS',
    roles: ['KIA_MENTOR'],
    interests: [],
  });
  const other = await sending(3);
  const desk = domain.module.get(CampaignDeskService);
  await desk.schedule(editor, { id, revision: 1, at: null });
  await sender().run(0);
  const { query } = domain.database;
  const run = query.bind(domain.database);
  await run('UPDATE users SET suspended_at = now() WHERE id = $1', [goes?.id]);
  await run(`UPDATE users SET date_of_birth = CURRENT_DATE - interval '15 years' WHERE id = $1`, [grows?.id]);
  await run(`UPDATE users SET email = $2 WHERE id = $1`, [moves?.id, `${randomUUID()}@lyceum.example`]);
  const [one, two] = await run<{ email: string }[]>('SELECT email FROM newsletter_readers ORDER BY email');
  await run(`INSERT INTO campaign_opt_outs (topic, email) VALUES ('NEWS', $1)`, [one?.email]);
  await run(
    `INSERT INTO mail_suppressions (email, reason, detail, reported_at) VALUES ($1, 'BOUNCE', '', now())`,
    [two?.email],
  );
  await sender().run(60);
  expect(await standing(id)).toMatchObject({ state: 'SENT', total: 4, sent: 1, leftOut: 3 });
  expect(await standing(other)).toMatchObject({
    state: 'SENT',
    total: 3,
    sent: 1,
    suppressed: 1,
    leftOut: 1,
  });
  const recipients = (await mailed()).map(({ recipient }) => recipient);
  expect(recipients).toContain(stays?.email);
  expect(recipients).toHaveLength(2);
});

test('[237] who is not in the segment any more when their turn has come gets nothing: role, school, class, interest', async () => {
  const run = domain.database.query.bind(domain.database);
  const [stays, works, moves, withdrawn] = await domain.people(4, { roles: ['KIA_MENTOR'] });
  const [school, group] = [await buildSchool(domain.manager), await buildGroup(domain.manager)];
  for (const person of [stays, works, moves, withdrawn]) {
    await buildSchoolMember(domain.manager, school, { id: person?.id ?? '' });
    await buildMember(domain.manager, group, { id: person?.id ?? '' });
  }
  const id = await buildCampaign(domain.manager, {
    audience: 'ACCOUNTS',
    roles: ['KIA_MENTOR'],
    interests: [],
    schoolId: school.id,
    groupTag: group.groupTag,
  });
  const letter = await sending(3);
  await domain.module.get(CampaignDeskService).schedule(editor, { id, revision: 1, at: null });
  await sender().run(0);
  await run(`UPDATE users SET roles = '{STUDENT}' WHERE id = $1`, [works?.id]);
  await run('DELETE FROM school_members WHERE user_id = $1', [moves?.id]);
  await run(`UPDATE live_course_members SET state = 'WITHDRAWN' WHERE user_id = $1`, [withdrawn?.id]);
  const [one, two] = await run<{ email: string }[]>('SELECT email FROM newsletter_readers ORDER BY email');
  await run(`UPDATE newsletter_readers SET interests = '{MODEL_G20}' WHERE email = $1`, [one?.email]);
  await run('DELETE FROM newsletter_readers WHERE email = $1', [two?.email]);
  await sender().run(60);
  expect(await standing(id)).toMatchObject({ state: 'SENT', total: 4, sent: 1, leftOut: 3 });
  expect(await standing(letter)).toMatchObject({ state: 'SENT', total: 3, sent: 1, leftOut: 2 });
  expect((await mailed()).map(({ recipient }) => recipient)).toContain(stays?.email);
});

test('[237] one whose time comes is begun once, however many processes look; each address stands once among its recipients', async () => {
  const id = await sending(20);
  await Promise.all(Array.from({ length: 6 }, () => sender().run(0)));
  expect(await standing(id)).toMatchObject({ total: 20 });
  const [{ count } = { count: -1 }] = await domain.database.query<{ count: number }[]>(
    'SELECT count(*)::int AS count FROM campaign_recipients WHERE campaign_id = $1',
    [id],
  );
  expect(count).toBe(20);
});

async function untilSomebodyWaits(): Promise<void> {
  const waiting = 'SELECT FROM pg_locks WHERE NOT granted';
  while ((await domain.database.query<object[]>(waiting)).length === 0) await setImmediate();
}

test('[237] one that is sent now is begun at once, though somebody else has its row for a moment', async () => {
  const id = await sending(2);
  const held = domain.database.createQueryRunner();
  await held.startTransaction();
  await held.query('SELECT FROM campaigns WHERE id = $1 FOR UPDATE', [id]);
  const starting = domain.module.get(CampaignsProcessor).sendNow({ payload: { campaignId: id } });
  await Promise.race([starting, untilSomebodyWaits()]);
  await held.rollbackTransaction();
  await held.release();
  await starting;
  expect(await standing(id)).toMatchObject({ state: 'SENT', sent: 2 });
});

test('[237] a hundred who are left out at once hold up nobody after them', async () => {
  const id = await sending(100);
  await sender().run(0);
  await domain.database.query(
    `INSERT INTO campaign_opt_outs (topic, email) SELECT 'NEWS', email FROM campaign_recipients WHERE campaign_id = $1 ORDER BY due_at, id LIMIT 90`,
    [id],
  );
  await sender().run(60);
  expect(await standing(id)).toMatchObject({ state: 'SENT', sent: 10, leftOut: 90 });
});
