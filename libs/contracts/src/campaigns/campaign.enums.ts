/** What a campaign is about: what somebody leaves by the link at the end of its mail (checklist lines 221, 237). */
export const campaignTopics = ['NEWS', 'COURSES', 'EVENTS'] as const;

export type CampaignTopic = (typeof campaignTopics)[number];

/** Whom a campaign goes to: readers of the newsletter, or people with an account. */
export const campaignAudiences = ['NEWSLETTER', 'ACCOUNTS'] as const;

export type CampaignAudience = (typeof campaignAudiences)[number];

export const campaignAudienceLabels = {
  NEWSLETTER: 'Newsletter readers',
  ACCOUNTS: 'Account holders',
} as const satisfies Record<CampaignAudience, string>;

/** Where a campaign stands. What was sent or canceled stays so. */
export const campaignStates = ['DRAFT', 'SCHEDULED', 'SENDING', 'PAUSED', 'SENT', 'CANCELLED'] as const;

export type CampaignState = (typeof campaignStates)[number];

export const campaignStateLabels = {
  DRAFT: 'Draft',
  SCHEDULED: 'Scheduled',
  SENDING: 'Being sent',
  PAUSED: 'Paused',
  SENT: 'Sent',
  CANCELLED: 'Canceled',
} as const satisfies Record<CampaignState, string>;

/** What staff do to one that is on its way, and from which states. */
export const campaignMoves = {
  UNSCHEDULE: { from: ['SCHEDULED'], to: 'DRAFT' },
  PAUSE: { from: ['SENDING'], to: 'PAUSED' },
  RESUME: { from: ['PAUSED'], to: 'SENDING' },
  CANCEL: { from: ['SCHEDULED', 'SENDING', 'PAUSED'], to: 'CANCELLED' },
} as const satisfies Record<string, { from: readonly CampaignState[]; to: CampaignState }>;

export type CampaignMove = keyof typeof campaignMoves;

/** Why nothing that advertises or tells of news is mailed to an address. */
export const suppressionReasons = ['BOUNCE', 'COMPLAINT'] as const;

export type SuppressionReason = (typeof suppressionReasons)[number];

export const suppressionReasonLabels = {
  BOUNCE: 'Mails come back',
  COMPLAINT: 'Said to be spam',
} as const satisfies Record<SuppressionReason, string>;

export const suppressionStateLabels = { ACTIVE: 'Not written to', LIFTED: 'Written to again' } as const;
