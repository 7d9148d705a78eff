import { type Delivered, Every, Subscribe } from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { CampaignDue } from '../campaigns.events';
import { CampaignSender } from './campaign-sender';

/** A job of the lane waits for it, and it ends well before it is handed out again; a run by the clock is held as long as it goes on. */
const jobSeconds = 20;
const runSeconds = 600;

/** When campaigns are sent: at once where somebody says so, and each minute as far as its mails go. */
@Injectable()
export class CampaignsProcessor {
  constructor(private readonly sender: CampaignSender) {}

  @Subscribe(CampaignDue, 'campaigns.send-now', { lane: 'marketing' })
  async sendNow({ payload }: Pick<Delivered<typeof CampaignDue>, 'payload'>): Promise<void> {
    await this.sender.start(payload.campaignId);
    await this.sender.run(jobSeconds);
  }

  @Every('campaigns.send', { minutes: 1 })
  async send(): Promise<void> {
    await this.sender.run(runSeconds);
  }
}
