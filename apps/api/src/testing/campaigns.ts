import { randomUUID } from 'node:crypto';
import { buildCampaign, buildReaders, buildSuppression, campaignInput } from '@lyceum/campaigns/testing';
import type { CampaignDetail } from '@lyceum/contracts/campaigns';
import { ReportSignature } from '@lyceum/kernel';
import type { ConsoleCalls } from './console';
import type { InputOf } from './input-of';
import type { TestServer } from './test-server';

/** With what reports about mails are signed in tests. */
export const reportsSecret = 'reports-of-the-mail-service-in-tests';

/** Reports of the mail service, signed a moment ago unless said otherwise. */
export function report(
  server: TestServer,
  reports: readonly object[],
  signedWith = reportsSecret,
  at = new Date(),
) {
  const body = JSON.stringify({ reports });
  const signature = new ReportSignature(Buffer.from(signedWith), 300).sign(body, at);
  return server.http
    .post('/webhooks/mail')
    .set('content-type', 'application/json')
    .set('lyceum-mail-signature', signature)
    .send(body);
}

/** A stored draft that somebody would get. */
async function draft(server: TestServer): Promise<{ id: string; revision: number }> {
  await buildReaders(server.database.manager, 1);
  return { id: await buildCampaign(server.database.manager), revision: 1 };
}

/** A valid input for every call of the console that changes a campaign or an entry of the suppression list. */
export const campaignInputs: Readonly<Record<string, InputOf>> = {
  'campaigns.create': () => campaignInput,
  'campaigns.move': async (server) => {
    const { id } = await draft(server);
    const due = `UPDATE campaigns SET state = 'SCHEDULED', due_at = now() + interval '1 day' WHERE id = $1`;
    await server.database.query(due, [id]);
    return { id, move: 'UNSCHEDULE' };
  },
  'campaigns.remove': draft,
  'campaigns.schedule': async (server) => ({
    ...(await draft(server)),
    at: new Date(Date.now() + 86_400_000).toISOString(),
  }),
  'campaigns.test': async (server) => ({ id: (await draft(server)).id }),
  'campaigns.update': async (server) => ({
    ...campaignInput,
    ...(await draft(server)),
    name: 'Winter letter',
  }),
  'mailSuppressions.lift': async ({ database }) => ({
    ids: [await buildSuppression(database.manager, `${randomUUID()}@lyceum.example`)],
  }),
};

/** A campaign as staff see it, made and sent by them. */
export class CampaignCalls {
  constructor(private readonly desk: ConsoleCalls) {}

  get(id: string): Promise<CampaignDetail> {
    return this.desk.query('campaigns.get', { id });
  }

  async make(overrides: Partial<typeof campaignInput> = {}): Promise<CampaignDetail> {
    const { id } = await this.desk.mutate<{ id: string }>('campaigns.create', {
      ...campaignInput,
      ...overrides,
    });
    return this.get(id);
  }

  async count(id: string): Promise<number> {
    return (await this.desk.query<{ count: number }>('campaigns.count', { id })).count;
  }

  send(
    { id, revision }: Pick<CampaignDetail, 'id' | 'revision'>,
    at: string | null = null,
  ): Promise<unknown> {
    return this.desk.mutate('campaigns.schedule', { id, revision, at });
  }

  /** Waits until it is sent. */
  async sent(id: string): Promise<CampaignDetail> {
    const until = Date.now() + 30_000;
    for (;;) {
      const campaign = await this.get(id);
      if (campaign.state === 'SENT') return campaign;
      if (Date.now() > until) throw new Error(`The campaign is ${campaign.state}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
