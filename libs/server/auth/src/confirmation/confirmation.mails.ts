import { authLimits } from '@lyceum/contracts/auth';
import type { MailContent } from '@lyceum/mail';
import * as messages from './confirmation.messages';

/** To somebody who has just signed up, or asked for the link again (checklist line 39). */
export function confirmationMail(firstName: string, code: string): MailContent {
  return {
    subject: messages.confirmEmail(),
    heading: messages.welcome({ firstName }),
    paragraphs: [messages.oneMoreStep()],
    button: { label: messages.confirmMyEmail(), path: `/confirm-email/${code}` },
    afterword: [messages.linkLastsHours({ count: authLimits.confirmationHours }), messages.didNotSignUp()],
  };
}

/** To somebody for whose email a second sign-up came in before the first was confirmed. */
export function signedUpTwiceMail(firstName: string, code: string): MailContent {
  return {
    subject: messages.confirmEmail(),
    heading: messages.welcome({ firstName }),
    paragraphs: [messages.signedUpTwice()],
    button: { label: messages.chooseMyPassword(), path: `/hash/${code}` },
    afterword: [messages.linkLastsMinutes({ count: authLimits.oneTimeLinkMinutes }), messages.didNotSignUp()],
  };
}

/** To somebody who has an account and for whose email a sign-up came in. */
export function alreadySignedUpMail(firstName: string): MailContent {
  return {
    subject: messages.haveAnAccount(),
    heading: messages.helloAgain({ firstName }),
    paragraphs: [messages.accountStays(), messages.logInOrChoose()],
    items: [{ label: messages.chooseNewPassword(), path: '/forgot-password' }],
    button: { label: messages.logIn(), path: '/login' },
    afterword: [messages.wasNotYou()],
  };
}
