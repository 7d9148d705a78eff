import { defineErrors } from '../common/define-errors';

export const guardiansErrors = defineErrors('GUARDIANS', {
  /** Also of one that was used, has run out, is one's own, or is of somebody the caller has a block with. */
  CODE_NOT_VALID: {
    status: 404,
    message: 'This code is not valid. It may have been used, or be older than an hour: ask for a new one.',
  },
  ADULTS_ONLY: {
    status: 403,
    message: 'Only somebody of 18 or over, whose account says so, can be a guardian here.',
  },
  /** Who is under 13 has the guardian who consented by mail; who is of age has none unless they keep one. */
  NO_CODE_AT_THIS_AGE: {
    status: 403,
    message: 'Codes are for students from 13 to 17. Under 13, your guardian uses the link in their mail.',
  },
  TOO_MANY_GUARDIANS: { status: 409, message: 'You have as many guardians as there can be.' },
  TOO_MANY_STUDENTS: { status: 409, message: 'You look after as many students as one guardian can.' },
  /** There is none, it is over, or the caller is no part of it. */
  TIE_NOT_FOUND: { status: 404, message: 'That is over already, or was never there.' },
  NOT_YET_CHOSEN: { status: 403, message: 'You can choose this when you are older.' },
  /** The mail's link was used for an account before, or the student ended it. */
  CONSENT_USED: {
    status: 409,
    message: 'This consent is linked to an account already, or the student ended that. Ask them for a code.',
  },
  /** Staff who see the platform as somebody. */
  NOT_FOR_STAFF: { status: 403, message: 'What guardians see is for them and the student alone.' },
});
