import { authLimits } from '@lyceum/contracts/auth';
import type { MailContent } from '@lyceum/mail';
import * as messages from './email-change.messages';

const linkPath = (code: string): string => `/email-change/${code}`;

/** To the new address, which nobody has shown to be theirs yet. */
export function confirmNewMail(firstName: string, code: string): MailContent {
  return {
    subject: messages.confirmNewEmail(),
    heading: messages.hello({ firstName }),
    paragraphs: [messages.isThisYours(), messages.bothConfirm()],
    button: { label: messages.lookAndConfirm(), path: linkPath(code) },
    afterword: [messages.linkLasts({ count: authLimits.emailChangeHours }), messages.doNothing()],
  };
}

/** To the old address. @param hint as much of the new one as it takes to know one's own */
export function confirmOldMail(firstName: string, hint: string, code: string): MailContent {
  return {
    subject: messages.somebodyChangesEmail(),
    heading: messages.hello({ firstName }),
    paragraphs: [messages.askedForAnother({ hint }), messages.bothConfirm()],
    button: { label: messages.confirmOrStop(), path: linkPath(code) },
    afterword: [messages.linkLasts({ count: authLimits.emailChangeHours }), messages.stopIt()],
  };
}

/** To somebody who has an account, and whose address another one asked for. */
export function addressWantedMail(firstName: string): MailContent {
  return {
    subject: messages.haveAnAccount(),
    heading: messages.hello({ firstName }),
    paragraphs: [messages.wantedForAnother(), messages.accountStays()],
    button: { label: messages.logIn(), path: '/login' },
  };
}

/** To the old address, once the account has the new one. */
export function undoMail(firstName: string, code: string): MailContent {
  return {
    subject: messages.emailWasChanged(),
    heading: messages.hello({ firstName }),
    paragraphs: [messages.noMoreMails(), messages.wasNotYou()],
    button: { label: messages.putItBack(), path: linkPath(code) },
    afterword: [messages.undoLasts({ count: authLimits.emailUndoDays })],
  };
}

/** To the guardian of a child under 13. */
export function childsEmailChangedMail(childName: string, hint: string, code: string): MailContent {
  return {
    subject: messages.childsEmailChanged({ childName }),
    heading: messages.childsEmailChanged({ childName }),
    paragraphs: [messages.childHasAnother({ childName, hint }), messages.canWithdraw()],
    button: { label: messages.seeConsent(), path: `/guardian/${code}` },
  };
}
