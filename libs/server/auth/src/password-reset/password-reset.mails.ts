import { authLimits } from '@lyceum/contracts/auth';
import type { MailContent } from '@lyceum/mail';

/** To somebody who forgot their password (checklist line 40). */
export function resetMail(firstName: string, code: string): MailContent {
  return {
    subject: 'Choose a new password',
    heading: `Hello, ${firstName}`,
    paragraphs: ['Somebody, probably you, asked for a new password for your account.'],
    button: { label: 'Choose a new password', path: `/hash/${code}` },
    afterword: [
      `The link works once, for ${authLimits.oneTimeLinkMinutes} minutes. A newer mail like this one replaces it.`,
      'It was not you? Then do nothing: your password stays as it is.',
    ],
  };
}

/** After the password was changed by such a link. */
export function passwordWasResetMail(firstName: string): MailContent {
  return {
    subject: 'Your password was changed',
    heading: `Hello, ${firstName}`,
    paragraphs: [
      'Your account has a new password, and every device was logged out. Log in with the new one.',
      'It was not you? Then choose a new password right away: somebody else can read your mail.',
    ],
    items: [{ label: 'Choose a new password', path: '/forgot-password' }],
    button: { label: 'Log in', path: '/login' },
  };
}
