import type { Role } from '@lyceum/contracts/auth';
import {
  type CampaignAudience,
  type CampaignDetail,
  type CampaignTopic,
  type CreateCampaignInput,
  createCampaignSchema,
} from '@lyceum/contracts/campaigns';
import type { NewsletterInterest } from '@lyceum/contracts/newsletter';
import { z } from 'zod';

/** A campaign as its form has it; several of a kind with commas between them, no school as ''. */
export type CampaignFormValues = Record<
  | 'name'
  | 'topic'
  | 'subject'
  | 'preheader'
  | 'heading'
  | 'body'
  | 'buttonLabel'
  | 'buttonPath'
  | 'audience'
  | 'interests'
  | 'roles'
  | 'schoolId'
  | 'groupTag',
  string
>;

export const freshCampaign: CampaignFormValues = {
  name: '',
  audience: 'NEWSLETTER',
  interests: '',
  roles: '',
  schoolId: '',
  groupTag: '',
  topic: 'NEWS',
  subject: '',
  preheader: '',
  heading: '',
  body: 'Hello {firstName},\n\n',
  buttonLabel: '',
  buttonPath: '',
};

export function valuesOf(campaign: CampaignDetail): CampaignFormValues {
  const { name, topic, subject, preheader, heading, body, buttonLabel, buttonPath, groupTag } = campaign;
  return {
    name,
    audience: campaign.audience,
    interests: campaign.interests.join(','),
    roles: campaign.roles.join(','),
    schoolId: campaign.schoolId ?? '',
    groupTag,
    topic,
    subject,
    preheader,
    heading,
    body,
    buttonLabel,
    buttonPath,
  };
}

/** Several of a kind, as a field has them. */
export const listOf = (text: string): string[] => (text === '' ? [] : text.split(','));

/** What the contract checks and the server gets. */
export const campaignFormSchema = z
  .custom<CampaignFormValues>()
  .transform(({ topic, audience, interests, roles, schoolId, ...texts }): CreateCampaignInput => ({
    ...texts,
    topic: topic as CampaignTopic,
    audience: audience as CampaignAudience,
    interests: listOf(interests) as NewsletterInterest[],
    roles: listOf(roles) as Role[],
    schoolId: schoolId === '' ? null : schoolId,
  }))
  .pipe(createCampaignSchema);
