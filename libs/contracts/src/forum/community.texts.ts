import { communityErrors } from './community.errors';

/** What the screens of forums and membership say (checklist lines 64–75, 79). */
export const communityTexts = {
  welcome: 'Welcome to the forum!',
  joiningFailed: communityErrors.JOINING_FAILED.message,
  leaveQuestion: 'Are you sure ?',
  left: 'Successfully left the forum.',
  leavingFailed: communityErrors.LEAVING_FAILED.message,
  lastMember: communityErrors.LAST_MEMBER.message,
  requestPending: 'Your request is pending.',
  requestAccess: 'Request Access',
  requestFailed: communityErrors.REQUEST_FAILED.message,
  banned: communityErrors.BANNED.message,
  unauthorized: 'UNAUTHORIZED',
  emptyForum: "Create this forum's first post",
  noResults: 'No results found',
} as const;

/** After a request to join went out (checklist line 69). */
export function requestSentText(forum: string): string {
  return `Your request to join ${forum} was sent successfully.`;
}

/** After friends were invited (checklist line 74). */
export function invitedText(count: number, forum: string): string {
  return `Invited ${count} friend(s) to join ${forum}`;
}
