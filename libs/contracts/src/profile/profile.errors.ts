import { defineErrors } from '../common/define-errors';

export const profileErrors = defineErrors('PROFILE', {
  /** Also of whoever has not said when they were born: they are protected like a minor. Its issues name the fields. */
  MINOR_FIELD: {
    status: 400,
    message: 'Friends at most can see this while you are under 18, or have not said when you were born.',
  },
  /** What somebody claims to have done, and nothing here says that they did. */
  KPI_UNPROVEN: {
    status: 409,
    message: 'Nothing here shows that you have done this, so it earns no points.',
  },
  CERTIFICATE_NAME_CONFIRMED: {
    status: 409,
    message: 'You have confirmed your certificate name already. Staff can still correct it.',
  },
  /** Staff correct what somebody has confirmed; until then it is theirs to say. */
  CERTIFICATE_NAME_UNCONFIRMED: {
    status: 409,
    message: 'They have not confirmed a certificate name yet.',
  },
  ACHIEVEMENT_NOT_FOUND: { status: 404, message: 'There is no such achievement or badge.' },
  ACHIEVEMENT_CHANGED_MEANWHILE: {
    status: 409,
    message: 'Somebody else has changed this meanwhile. Reload it, and look at it again.',
  },
  /** What is earned by a rule, and what is retired, is given by nobody; and nobody gives themselves one. */
  BADGE_NOT_GIVEN: {
    status: 409,
    message: 'This badge cannot be given to them: it is retired, earned by a rule, or they have it already.',
  },
  OWN_BADGE: { status: 403, message: 'You cannot give yourself a badge, or take one of yours back.' },
  /** Not there any more, not shown to the caller, or drawn by the platform. */
  NOTHING_TO_REPORT: { status: 409, message: 'There is nothing there that can be reported.' },
  PICTURE_REMOVED: {
    status: 409,
    message: 'A moderator has removed this picture. You can appeal the decision in your settings.',
  },
  ENDORSES_ONESELF: { status: 400, message: 'You cannot endorse yourself.' },
  /** Also of whom there is not, and of whom either has blocked. */
  MAY_NOT_ENDORSE: {
    status: 403,
    message: 'You can endorse friends, those you learn with and, of who is of age, those of your forums.',
  },
  ENDORSEMENT_NOT_FOUND: { status: 404, message: 'There is no such endorsement.' },
  ENDORSEMENT_REMOVED: {
    status: 409,
    message: 'A moderator has removed your endorsement. You can appeal the decision in your settings.',
  },
});
