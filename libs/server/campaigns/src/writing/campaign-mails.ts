import { type CampaignAudience, type CampaignTopic, campaignTopicLabels } from '@lyceum/contracts/campaigns';
import { CONFIG, type Config } from '@lyceum/kernel';
import { type Mail, MailTemplate, UnsubscribeLinks } from '@lyceum/mail';
import { Inject, Injectable } from '@nestjs/common';
import { campaignMailList } from './campaign-list';
import { contentOf, firstNameOf, type Written } from './campaign-mail';
import * as messages from './campaign-mail.messages';

export interface MailedCampaign extends Written {
  readonly id: string;
  readonly topic: CampaignTopic;
  readonly audience: CampaignAudience;
}

export interface MailedPerson {
  /** Of the row of `campaign_recipients`. */
  readonly id: string;
  readonly email: string;
  readonly name: string;
}

/** Of nobody: at the end of tests and previews stands a link that leads out of nothing. */
const nobody = '00000000-0000-0000-0000-000000000000';

/** Writes the mails of campaigns: each with the way out at its end and in its headers (checklist line 221). */
@Injectable()
export class CampaignMails {
  private readonly brand: string;

  constructor(
    @Inject(CONFIG) config: Pick<Config, 'BRAND_NAME'>,
    private readonly template: MailTemplate,
    private readonly links: UnsubscribeLinks,
  ) {
    this.brand = config.BRAND_NAME;
  }

  to(campaign: MailedCampaign, person: MailedPerson): Mail {
    const code = this.links.codeOf({ list: campaignMailList, userId: person.id, subjectId: campaign.id });
    const topic = campaignTopicLabels[campaign.topic]();
    const why = campaign.audience === 'NEWSLETTER' ? messages.whyReader : messages.whyAccount;
    const mail = this.template.build({
      ...contentOf(campaign, firstNameOf(person.name)),
      afterword: [why({ brand: this.brand })],
      footerLink: this.links.footerLink(code, messages.unsubscribe({ topic })),
    });
    return { to: person.email, ...mail, headers: this.links.headers(code), key: `campaigns:${person.id}` };
  }

  /** As it would come to somebody, by default to a reader who is made up. */
  sample(campaign: MailedCampaign, person: Omit<MailedPerson, 'id'> | null = null): Mail {
    const { key: _, ...mail } = this.to(campaign, {
      id: nobody,
      ...(person ?? { email: 'reader@example.org', name: messages.sampleName() }),
    });
    return mail;
  }

  /** The same with a subject that says that it is a test. */
  test(campaign: MailedCampaign, person: Omit<MailedPerson, 'id'>): Mail {
    const mail = this.sample(campaign, person);
    return { ...mail, subject: messages.test({ subject: mail.subject }) };
  }
}
