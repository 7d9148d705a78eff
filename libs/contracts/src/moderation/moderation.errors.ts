import { defineErrors } from '../common/define-errors';

export const moderationErrors = defineErrors('MODERATION', {
  OWN_CONTENT: { status: 400, message: 'You cannot report what you wrote yourself.' },
  CASE_NOT_FOUND: { status: 404, message: 'There is no such report.' },
  /** Two moderators decided at once; the other one was first. */
  DECIDED_ALREADY: { status: 409, message: 'Another moderator has decided this already.' },
  /** What was reported is looked at to decide, and not afterwards. */
  CASE_CLOSED: { status: 409, message: 'This is decided, so its files are not shown any more.' },
  FILE_GONE: { status: 404, message: 'This file is not there any more.' },
  /** E.g. releasing what is not held, or a ban by who is no admin. */
  ACTION_NOT_ALLOWED: { status: 403, message: 'You cannot decide this in this way.' },
  /** Somebody else can decide the appeal: another moderator or admin of the forum, or the platform's staff. */
  OWN_DECISION: {
    status: 403,
    message: 'You made this decision. Somebody else has to look at the appeal.',
  },
  /** Held back, appealed against, deleted or reported anew since, or somebody else's decision. */
  CANNOT_UNDO: { status: 409, message: 'This decision cannot be undone any more.' },
  REASON_NOT_FOUND: { status: 404, message: 'Somebody has removed this reason.' },
  REASON_CHANGED: {
    status: 409,
    message: 'Somebody has changed this reason meanwhile. Open it again to see how it stands.',
  },
  REASON_NAME_TAKEN: { status: 409, message: 'There is a reason of this name already.' },
  TOO_MANY_REASONS: { status: 409, message: 'There are {reasons} reasons already. Remove one first.' },
  NOTICE_NOT_FOUND: { status: 404, message: 'There is no such decision about you.' },
  NOT_APPEALABLE: { status: 400, message: 'This is no decision that can be appealed.' },
  APPEALED_ALREADY: { status: 409, message: 'You have appealed this decision already.' },
  /** One open report of one reader (checklist line 97). */
  REPORTED_ALREADY: {
    status: 409,
    message: 'You have reported this already. Thank you: it is being looked at.',
  },
});
