import { authLimits } from '@lyceum/contracts/auth';
import type { MailContent } from '@lyceum/mail';

/** To somebody who has just signed up, or asked for the link again (checklist line 39). */
export function confirmationMail(firstName: string, code: string): MailContent {
  return {
    subject: 'Confirm your email',
    heading: `Welcome, ${firstName}`,
    paragraphs: ['One more step: confirm that this is your email. Then you can log in.'],
    button: { label: 'Confirm my email', path: `/confirm-email/${code}` },
    afterword: [
      `The link works once, for ${authLimits.confirmationHours} hours. A newer mail like this one replaces it.`,
      'You did not sign up? Then do nothing: without this step nobody can use the account.',
    ],
  };
}

/** To somebody for whose email a second sign-up came in before the first was confirmed. */
export function signedUpTwiceMail(firstName: string, code: string): MailContent {
  return {
    subject: 'Confirm your email',
    heading: `Welcome, ${firstName}`,
    paragraphs: [
      'Somebody, probably you, signed up with this email more than once. To be sure that the account is yours alone, choose its password now. Then you can log in.',
    ],
    button: { label: 'Choose my password', path: `/hash/${code}` },
    afterword: [
      `The link works once, for ${authLimits.oneTimeLinkMinutes} minutes. A newer mail like this one replaces it.`,
      'You did not sign up? Then do nothing: without this step nobody can use the account.',
    ],
  };
}

/** To somebody who has an account and for whose email a sign-up came in. */
export function alreadySignedUpMail(firstName: string): MailContent {
  return {
    subject: 'You already have an account',
    heading: `Hello again, ${firstName}`,
    paragraphs: [
      'Somebody, probably you, signed up with this email. There is an account with it already, and it stays as it is.',
      'Log in to it, or choose a new password if you forgot yours.',
    ],
    items: [{ label: 'Choose a new password', path: '/forgot-password' }],
    button: { label: 'Log in', path: '/login' },
    afterword: ['It was not you? Then there is nothing to do.'],
  };
}
