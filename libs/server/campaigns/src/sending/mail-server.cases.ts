import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import {
  type Actor,
  CONFIG,
  type Config,
  PreparedQueries,
  TargetUnavailableError,
  UnitOfWork,
} from '@lyceum/kernel';
import { Mailer } from '@lyceum/mail';
import { actorOf, openDomain, type OpenDomain } from '@lyceum/testing/domain';
import { SMTPServer } from 'smtp-server';
import { CampaignsModule } from '../campaigns.module';
import { buildCampaign, buildReaders } from '../testing/campaigns.factories';
import { CampaignMails } from '../writing/campaign-mails';
import { campaignQuery } from '../writing/campaign.statements';
import { CampaignDeskService } from './campaign-desk.service';
import { CampaignSender } from './campaign-sender';

let domain: OpenDomain;
let editor: Actor;
let smtp: SMTPServer;
/** What the mail server says of the next address it is told, with which status; null where it takes its mail. */
let answer: (address: string) => number | null;

beforeAll(async () => {
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _, reply) => {
      const responseCode = answer(address);
      reply(responseCode === null ? null : Object.assign(new Error('Not now'), { responseCode }));
    },
    onData: (stream, _, reply) => stream.resume().on('end', () => reply()),
  });
  const server = smtp.server as Server;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const environment = { SMTP_URL: `smtp://127.0.0.1:${String(port)}`, CAMPAIGN_MAILS_PER_MINUTE: '60000' };
  domain = await openDomain([CampaignsModule], { environment });
  const [user] = await domain.people(1, { roles: ['BUSINESS_DEVELOPMENT'] });
  if (user) editor = actorOf(user);
});
afterAll(async () => {
  await domain.close();
  await new Promise<void>((resolve) => smtp.close(resolve));
});
beforeEach(() => domain.database.query('TRUNCATE newsletter_readers'));

async function sending(readers: number, interest: 'ONLINE_COURSES' | 'MODEL_G20'): Promise<string> {
  await buildReaders(domain.manager, readers, interest);
  const id = await buildCampaign(domain.manager, { interests: [interest] });
  await domain.module.get(CampaignDeskService).schedule(editor, { id, revision: 1, at: null });
  return id;
}
async function standing(id: string) {
  const [campaign] = await domain.module.get(PreparedQueries).rows(campaignQuery, { id });
  return campaign;
}

test('[237] full mailboxes are tried again later, and hold up no other campaign', async () => {
  const full = await sending(10, 'ONLINE_COURSES');
  const addresses = (
    await domain.database.query<{ email: string }[]>('SELECT email FROM newsletter_readers')
  ).map(({ email }) => email);
  const other = await sending(3, 'MODEL_G20');
  answer = (address) => (addresses.includes(address) ? 452 : null);
  await domain.module.get(CampaignSender).run(60);
  expect(await standing(other)).toMatchObject({ state: 'SENT', sent: 3 });
  expect(await standing(full)).toMatchObject({ state: 'SENDING', sent: 0, failed: 0 });
  const tries = await domain.database.query('SELECT tries FROM campaign_recipients WHERE campaign_id = $1', [
    full,
  ]);
  expect(tries).toEqual(Array.from({ length: 10 }, () => ({ tries: 1 })));
});

/** A post of which each third mail finds nobody, that refuses the others, and takes what comes after so many. */
class OddPost extends Mailer {
  private told = 0;

  constructor(private readonly odd: number) {
    super();
  }

  protected override deliver(): Promise<void> {
    this.told += 1;
    if (this.told > this.odd) return Promise.resolve();
    const away = new TargetUnavailableError('Mails', 10, 'Nobody there');
    return Promise.reject(this.told % 3 === 1 ? away : new Error('No such mailbox'));
  }
}

test('[237] a server that refuses a mailbox is there: that it was away before does not count any more', async () => {
  const id = await sending(19, 'ONLINE_COURSES');
  const { module } = domain;
  const sender = new CampaignSender(
    module.get<Config>(CONFIG),
    module.get(PreparedQueries),
    module.get(UnitOfWork),
    module.get(CampaignMails),
    new OddPost(18),
  );
  await sender.run(60);
  expect(await standing(id)).toMatchObject({ state: 'SENDING', sent: 1, failed: 12 });
});

test('[237] a run ends when the server is away, and what it had not tried waits', async () => {
  const id = await sending(30, 'ONLINE_COURSES');
  answer = () => 421;
  await domain.module.get(CampaignSender).run(60);
  const [{ untried } = { untried: 0 }] = await domain.database.query<{ untried: number }[]>(
    'SELECT count(*)::int AS untried FROM campaign_recipients WHERE campaign_id = $1 AND tries = 0',
    [id],
  );
  expect(untried).toBeGreaterThan(20);
});
