import {
  campaignCalls,
  campaignCountSchema,
  campaignDetailSchema,
  campaignIdSchema,
  campaignPreviewSchema,
  campaignSchoolsSchema,
  campaignsTable,
  campaignTestSchema,
  createCampaignSchema,
  findCampaignSchoolsSchema,
  moveCampaignSchema,
  removeCampaignSchema,
  scheduleCampaignSchema,
  updateCampaignSchema,
} from '@lyceum/contracts/campaigns';
import {
  createOpsRouter,
  historyProcedure,
  requires,
  type ServiceFinder,
  tableProcedure,
  TableReader,
} from '@lyceum/kernel';
import { z } from 'zod';
import { CampaignDeskService } from './sending/campaign-desk.service';
import { CampaignService } from './writing/campaign.service';

/** The console's calls about mail campaigns (checklist line 237). */
export function createCampaignsRouter(get: ServiceFinder) {
  const tables = get(TableReader);
  const campaigns = get(CampaignService);
  const desk = get(CampaignDeskService);
  const [edit, send] = [requires('campaign.edit'), requires('campaign.send')];
  return createOpsRouter({
    list: tableProcedure(campaignsTable, tables),
    get: edit.query(campaignIdSchema, campaignDetailSchema, (actor, input) => campaigns.get(actor, input)),
    count: edit.query(campaignIdSchema, campaignCountSchema, (actor, input) => campaigns.count(actor, input)),
    preview: edit.query(campaignIdSchema, campaignPreviewSchema, (actor, input) =>
      campaigns.preview(actor, input),
    ),
    schools: edit.query(findCampaignSchoolsSchema, campaignSchoolsSchema, (actor, input) =>
      campaigns.schools(actor, input),
    ),
    history: historyProcedure(tables, {
      targetType: 'campaign',
      requires: 'campaign.edit',
      get: (actor, id) => campaigns.get(actor, { id }),
    }),
    create: edit.mutation(createCampaignSchema, campaignIdSchema, (actor, input) =>
      campaigns.create(actor, input),
    ),
    update: edit.mutation(updateCampaignSchema, z.void(), (actor, input) => campaigns.update(actor, input)),
    remove: edit.mutation(removeCampaignSchema, z.void(), (actor, input) => campaigns.remove(actor, input)),
    test: requires('campaign.edit', campaignCalls.tests).mutation(
      campaignIdSchema,
      campaignTestSchema,
      (actor, input) => campaigns.test(actor, input),
    ),
    schedule: send.mutation(scheduleCampaignSchema, z.void(), (actor, input) => desk.schedule(actor, input)),
    move: send.mutation(moveCampaignSchema, z.void(), (actor, input) => desk.move(actor, input)),
  });
}
