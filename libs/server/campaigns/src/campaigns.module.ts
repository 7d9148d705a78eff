import { Module } from '@nestjs/common';
import { CampaignsPersonalData } from './campaigns.personal-data';
import { CampaignsTableSource } from './campaigns.table-source';
import { CampaignMailList } from './leaving/campaign.mail-list';
import { CampaignDeskService } from './sending/campaign-desk.service';
import { CampaignSender } from './sending/campaign-sender';
import { CampaignsProcessor } from './sending/campaigns.processor';
import { CampaignService } from './writing/campaign.service';
import { CampaignMails } from './writing/campaign-mails';

/** Mails that staff write to readers of the newsletter and to people with accounts. */
@Module({
  providers: [
    CampaignDeskService,
    CampaignMailList,
    CampaignMails,
    CampaignSender,
    CampaignService,
    CampaignsPersonalData,
    CampaignsProcessor,
    CampaignsTableSource,
  ],
})
export class CampaignsModule {}
