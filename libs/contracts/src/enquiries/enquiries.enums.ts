/** What somebody writes about, in the order of the form. */
export const enquiryTopics = [
  'COURSES',
  'COUNSELING',
  'SCHOOLS',
  'ACCOUNT',
  'SAFETY',
  'PRIVACY',
  'PRESS',
  'OTHER',
] as const;

export type EnquiryTopic = (typeof enquiryTopics)[number];

/** What sales look after. The rest may be a child's own trouble, and is for admins alone. */
export const salesTopics = ['COURSES', 'COUNSELING', 'SCHOOLS'] as const satisfies readonly EnquiryTopic[];

export const enquiryStates = ['NEW', 'TAKEN', 'ANSWERED', 'CLOSED'] as const;

export type EnquiryState = (typeof enquiryStates)[number];
