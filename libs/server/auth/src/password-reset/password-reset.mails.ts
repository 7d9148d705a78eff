import { authLimits } from '@lyceum/contracts/auth';
import type { MailContent } from '@lyceum/mail';
import * as messages from './password-reset.messages';

/** To somebody who forgot their password (checklist line 40). */
export function resetMail(firstName: string, code: string): MailContent {
  return {
    subject: messages.chooseNewPassword(),
    heading: messages.hello({ firstName }),
    paragraphs: [messages.askedForNewPassword()],
    button: { label: messages.chooseNewPassword(), path: `/hash/${code}` },
    afterword: [messages.linkLasts({ count: authLimits.oneTimeLinkMinutes }), messages.passwordStays()],
  };
}

/** After the password was changed by such a link. */
export function passwordWasResetMail(firstName: string): MailContent {
  return {
    subject: messages.passwordChanged(),
    heading: messages.hello({ firstName }),
    paragraphs: [messages.logInWithNewOne(), messages.wasNotYou()],
    items: [{ label: messages.chooseNewPassword(), path: '/forgot-password' }],
    button: { label: messages.logIn(), path: '/login' },
  };
}
