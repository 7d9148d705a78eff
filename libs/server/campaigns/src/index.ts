export { CampaignsModule } from './campaigns.module';
export { createCampaignsRouter } from './campaigns.router';
export { campaignsDemoData } from './demo/campaigns.demo-data';
