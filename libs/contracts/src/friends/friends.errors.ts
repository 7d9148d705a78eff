import { defineErrors } from '../common/define-errors';

export const friendsErrors = defineErrors('FRIENDS', {
  /**
   * One answer for everybody who cannot be asked: who is not there, whom the caller is not to ask, and who has blocked
   * the caller, which the caller must not learn (checklist lines 138, 144).
   */
  SENDING_FAILED: {
    status: 404,
    message: 'Sorry, there was an error sending the friend request. Please try again.',
  },
  /** There is no such request, or it is not the caller's to accept (checklist line 139). */
  ACCEPTING_FAILED: {
    status: 404,
    message: 'Sorry, there was an error accepting the friend request. Please try again.',
  },
  /** There is no such relation, or the caller is no part of it (checklist line 140). */
  REJECTING_FAILED: {
    status: 404,
    message: 'Sorry, there was an error rejecting the friend request. Please try again.',
  },
  /** The same sentence whether or not the limit has shrunk: nobody is told that they were refused. */
  DAILY_LIMIT: {
    status: 429,
    message: 'You have sent as many friend requests as you can today. You can send more tomorrow.',
  },
  SELF_REQUEST: { status: 400, message: 'You cannot send a friend request to yourself.' },
  SELF_BLOCK: { status: 400, message: 'You cannot block yourself.' },
  BLOCKED_BY_YOU: { status: 409, message: 'You have blocked this person. Unblock them first.' },
});
