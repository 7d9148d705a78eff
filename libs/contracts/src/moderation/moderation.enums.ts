/** What can be reported, or held back until a moderator has looked at it. Later domains add theirs. */
export const moderationTargets = [
  'THREAD',
  'POST',
  'COMMENT',
  'USER',
  'MESSAGE',
  'CHAT_NAME',
  'LIVE_COURSE_POST',
  'CONVERSATION',
  'CONVERSATION_REPLY',
  'ENDORSEMENT',
  'PROFILE',
  'PROFILE_NAME',
] as const;

export type ModerationTargetType = (typeof moderationTargets)[number];

/**
 * Why something is in the moderators' queue: readers reported it, it is held back, its author appeals, or the house
 * noticed that somebody did too much at once.
 */
export const moderationCaseKinds = ['REPORT', 'HOLD', 'APPEAL', 'ALERT'] as const;

export type ModerationCaseKind = (typeof moderationCaseKinds)[number];

export const moderationCaseStatuses = ['OPEN', 'CLOSED'] as const;

export type ModerationCaseStatus = (typeof moderationCaseStatuses)[number];

/**
 * What moderators decide. Of a report: DISMISS, REMOVE the content, WARN its author, BAN the author from the forum,
 * which removes the content too. Of held content: RELEASE, REMOVE or BAN. Of an appeal: UPHOLD or REVERSE. Of an
 * alert: DISMISS or WARN.
 */
export const moderationActions = [
  'DISMISS',
  'REMOVE',
  'WARN',
  'BAN',
  'RELEASE',
  'UPHOLD',
  'REVERSE',
] as const;

export type ModerationAction = (typeof moderationActions)[number];

/** What somebody is told of a decision about them. HELD is no decision yet. */
export const moderationNoticeKinds = ['HELD', 'REMOVED', 'WARNED', 'BANNED'] as const;

export type ModerationNoticeKind = (typeof moderationNoticeKinds)[number];

/** How an appeal stands. */
export const appealStatuses = ['OPEN', 'UPHELD', 'REVERSED'] as const;

export type AppealStatus = (typeof appealStatuses)[number];
