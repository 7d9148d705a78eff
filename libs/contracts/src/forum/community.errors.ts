import { defineErrors } from '../common/define-errors';

/** The statuses 401, 402 and 403 are those the screens tell apart (checklist lines 71–73). */
export const communityErrors = defineErrors('COMMUNITY', {
  /** A private forum, and the caller is no member of it. */
  NOT_A_MEMBER: { status: 401, message: 'You need to be a member of this forum to see it.' },
  /** There is no such forum, or the caller must not learn that there is. */
  NOT_FOUND: { status: 402, message: 'This forum does not exist.' },
  BANNED: { status: 403, message: 'You are banned from this forum' },
  JOINING_FAILED: { status: 403, message: 'Sorry, there was an error joining the forum. Please try again.' },
  LEAVING_FAILED: { status: 403, message: 'Sorry, there was an error leaving the forum. Please try again.' },
  REQUEST_FAILED: {
    status: 403,
    message: 'Sorry, there was an error sending your request. Please try again.',
  },
  LAST_MEMBER: { status: 409, message: 'Forums must have at least one member.' },
  LAST_ADMIN: {
    status: 409,
    message: 'You are the last admin of this forum. Make somebody else an admin first.',
  },
  NAME_TAKEN: { status: 409, message: 'A forum of this name exists already.' },
  NOT_ALLOWED: { status: 403, message: 'You may not do this in this forum.' },
  NOT_INVITABLE: { status: 400, message: 'Only friends who are not in this forum yet can be invited.' },
  REQUEST_NOT_FOUND: { status: 404, message: 'This request has been decided already, or taken back.' },
  MEMBER_NOT_FOUND: { status: 404, message: 'This person is not a member of the forum.' },
  PERSON_NOT_FOUND: { status: 404, message: 'There is no such account.' },
  NOT_BANNED: { status: 409, message: 'This person is not banned.' },
  PROPOSAL_NOT_FOUND: { status: 404, message: 'This request has been decided already.' },
  ANNOUNCEMENT_NOT_FOUND: { status: 404, message: 'This announcement has ended already.' },
  TOO_MANY_PROPOSALS: {
    status: 409,
    message: 'You have asked for three forums already. Please wait for an answer.',
  },
  /** What was written for members would be for everybody to read, or be closed to all. */
  PRIVACY_FIXED: {
    status: 403,
    message: 'An admin of the forum can make it private. Any other change is made by the staff.',
  },
  ALREADY_BANNED: { status: 409, message: 'This person is banned already.' },
});
