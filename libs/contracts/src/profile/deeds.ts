/** What somebody did, as their profile, points and achievements know it. */
export const deedActions = ['POSTED', 'CLAPPED', 'JOINED', 'BEFRIENDED', 'ENDORSED', 'ANSWERED'] as const;

export type DeedAction = (typeof deedActions)[number];

/**
 * To what they did it, by the names under which domains say who may know of it (`NoticeSubjects`). A FRIEND is the other person, so
 * that two who become friends again have done nothing new.
 */
export const deedTargets = [
  'THREAD',
  'POST',
  'COMMENT',
  'CONVERSATION',
  'CONVERSATION_REPLY',
  'COMMUNITY',
  'FRIEND',
  'ENDORSEMENT',
] as const;

export type DeedTarget = (typeof deedTargets)[number];
