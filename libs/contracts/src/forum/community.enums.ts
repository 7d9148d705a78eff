/** Who may see a forum: everybody signed in, its members, or its members whom staff put there (checklist lines 60, 65). */
export const communityPrivacies = ['PUBLIC', 'PRIVATE', 'CLOSED'] as const;

export type CommunityPrivacy = (typeof communityPrivacies)[number];

/** Whether the caller belongs to a forum, or has asked to (checklist line 60). */
export const membershipStates = ['YES', 'NO', 'PENDING'] as const;

export type MembershipState = (typeof membershipStates)[number];

/** What a member may do in a forum (checklist line 76). */
export const memberRoles = ['ADMIN', 'MOD', 'MEMBER'] as const;

export type MemberRole = (typeof memberRoles)[number];

/** How a request to join, or for a new forum, stands. */
export const joinRequestStatuses = ['PENDING', 'APPROVED', 'DENIED'] as const;

export type JoinRequestStatus = (typeof joinRequestStatuses)[number];

/** Orders of a forum's threads (checklist line 62). The API takes all of them; the screen offers the first three. */
export const threadSorts = ['NEWEST', 'OLDEST', 'FEATURED', 'NAME', 'CLAPS'] as const;

export type ThreadSort = (typeof threadSorts)[number];

/** How threads are shown: 0 a list, 1 a grid (checklist line 63). */
export const desktopViewTypes = [0, 1] as const;

export type DesktopViewType = (typeof desktopViewTypes)[number];

/** What staff of a forum do that is written down (checklist lines 70, 78). */
export const forumAuditActions = [
  'JOIN_REQUEST_APPROVED',
  'JOIN_REQUEST_DENIED',
  'ROLE_CHANGED',
  'MEMBER_ADDED',
  'MEMBER_REMOVED',
  'MEMBER_BANNED',
  'MEMBER_UNBANNED',
  'SETTINGS_CHANGED',
  'ANNOUNCEMENT_MADE',
  'ANNOUNCEMENT_ENDED',
  'COMMUNITY_CREATED',
  'PROPOSAL_DENIED',
  'THREAD_PINNED',
  'THREAD_UNPINNED',
  'THREAD_DELETED',
  'ANSWER_HIGHLIGHTED',
  'HIGHLIGHT_TAKEN_BACK',
  'POLL_CLOSED',
  'POLL_OPTION_DELETED',
  'POST_DELETED',
  'REPORT_DISMISSED',
  'REPORT_REOPENED',
  'CONTENT_REMOVED',
  'CONTENT_RELEASED',
  'CONTENT_RESTORED',
  'USER_WARNED',
  'APPEAL_GRANTED',
  'APPEAL_DENIED',
] as const;

export type ForumAuditAction = (typeof forumAuditActions)[number];
