import { defineErrors } from '../common/define-errors';

export const authErrors = defineErrors('AUTH', {
  INVALID_CREDENTIALS: { status: 401, message: 'The email or password is not right. Please try again.' },
  SESSION_EXPIRED: { status: 401, message: 'Your session has timed out, please login to resume.' },
  /** A session is of one device; each asks for itself. */
  ANOTHER_DEVICE: { status: 403, message: 'This is not the device you are signed in on.' },
  EMAIL_NOT_CONFIRMED: {
    status: 403,
    message: 'Please confirm your email first: open the link we sent you. You can ask for another one.',
  },
  GUARDIAN_CONSENT_NEEDED: {
    status: 403,
    message: 'Your guardian has not agreed yet. We sent them a link; you can ask for another one.',
  },
  CONSENT_WITHDRAWN: {
    status: 403,
    message:
      'Your guardian no longer agrees, so this account is locked. Nothing is deleted: they can agree again by the link in their mail.',
  },
  /** A new account that staff look at first; why is nobody's business. */
  AWAITS_STAFF: {
    status: 403,
    message: 'Our staff will look at your account before you can use it. Please try again in a day or two.',
  },
  SUSPENDED: {
    status: 403,
    message: 'This account is suspended. Please write to us if you think this is wrong.',
  },
  /** One text for a code that is unknown, used or too old: which of them is nobody's business. */
  LINK_NOT_VALID: {
    status: 410,
    message: 'This link has been used or is too old. Please ask for a new one.',
  },
  EMAIL_TAKEN: {
    status: 409,
    message: 'Another account has this email by now, so nothing was changed.',
  },
  PASSWORD_TOO_COMMON: {
    status: 400,
    message: 'This password is among the most common ones. Please choose another.',
  },
  PASSWORD_WRONG: { status: 403, message: 'This is not your password. Please try again.' },
  RECENT_SIGN_IN_NEEDED: {
    status: 403,
    message: 'Please log out and in again, then do this within ten minutes.',
  },
  SECOND_FACTOR_WRONG: { status: 401, message: 'This code is not right. Please try again.' },
  NO_SECOND_FACTOR: { status: 409, message: 'Set up an authenticator app first.' },
  ABOUT_YOU_NEEDED: {
    status: 403,
    message:
      'Please log in once with the service you came from, or with your password: there is something we have to ask first.',
  },
  /** A ticket between two steps of a sign-in that is too old, or was used. */
  SIGN_IN_EXPIRED: { status: 410, message: 'This took too long. Please log in again.' },
  SECOND_FACTOR_REQUIRED: {
    status: 403,
    message: 'Staff need a second factor. Set one up in your settings, then log in with it.',
  },
  PASSKEY_NOT_ACCEPTED: { status: 401, message: 'This passkey was not accepted. Please try again.' },
  TOO_MANY_PASSKEYS: { status: 409, message: 'You have {limit} passkeys. Remove one to add another.' },
  SOCIAL_NOT_AVAILABLE: { status: 404, message: 'This way to log in is not set up here.' },
  SOCIAL_FAILED: { status: 401, message: 'The other service did not log you in. Please try again.' },
  SOCIAL_EMAIL_NEEDED: {
    status: 409,
    message: 'The other service told us no confirmed email. Please sign up with your email instead.',
  },
  SOCIAL_TAKEN: {
    status: 409,
    message: 'This account of the other service opens another account here. Disconnect it there first.',
  },
  LAST_WAY_IN: { status: 409, message: 'This is your only way to log in. Set a password first.' },
  TERMS_NOT_AGREED: { status: 403, message: 'Please agree to the terms of service first.' },
  TERMS_OUTDATED: {
    status: 409,
    message: 'The terms have changed since you opened them. Please read the new ones.',
  },
  ACTS_FOR_ANOTHER: { status: 403, message: 'You can only do this for yourself.' },
  VIEWING_ONLY: {
    status: 403,
    message: 'You are looking at this as somebody else, so nothing can be changed.',
  },
  BIRTH_DATE_STANDS: {
    status: 409,
    message: 'Your date of birth is known here already. Please write to us if it is wrong.',
  },
  ROLE_STANDS: {
    status: 409,
    message: 'What you are here is settled already. Please write to us to change it.',
  },
  APPLICATION_NOT_FOUND: { status: 404, message: 'This person has not asked to be an educator.' },
  APPLICATION_DECIDED: {
    status: 409,
    message: 'Someone else has decided this in the meantime. Please reload to see what.',
  },
  APPLICANT_UNDER_AGE: { status: 409, message: 'Only somebody who is of age can be an educator.' },
  OWN_APPLICATION: { status: 403, message: 'Someone else has to decide about your own request.' },
  USER_NOT_FOUND: { status: 404, message: 'This user does not exist any more.' },
  ROLE_GUARDED: { status: 403, message: 'Only a super admin can give or take the role {role}.' },
  LAST_SUPER_ADMIN: {
    status: 409,
    message: 'There must be at least one super admin. Give the role to someone else first.',
  },
  ROLES_CHANGED_MEANWHILE: {
    status: 409,
    message: 'Someone else changed these roles in the meantime. Look at the new ones and try again.',
  },
});
