import { authLimits } from '@lyceum/contracts/auth';
import type { MailContent } from '@lyceum/mail';
import * as messages from './guardian.messages';

/** To the guardian of a child under 13 (checklist line 41). */
export function consentMail(childName: string, code: string): MailContent {
  return {
    subject: messages.needsConsent({ childName }),
    heading: messages.wouldLikeToJoin({ childName }),
    paragraphs: [
      messages.namedYou({ childName }),
      messages.whoNeedsConsent({ age: authLimits.consentAgeYears }),
    ],
    button: { label: messages.readAndDecide(), path: `/hash/${code}` },
    afterword: [
      messages.linkLasts({ count: authLimits.oneTimeLinkMinutes, childName }),
      messages.doNotAgree(),
    ],
  };
}

const guardianPath = (code: string): string => `/guardian/${code}`;

/** To the guardian, who has agreed: the way to change their mind, which stays open. */
export function consentNotedMail(childName: string, code: string): MailContent {
  return {
    subject: messages.agreed({ childName }),
    heading: messages.thankYou(),
    paragraphs: [messages.keepThisMail({ childName }), messages.canWithdraw()],
    button: { label: messages.seeOrWithdraw(), path: guardianPath(code) },
    afterword: [messages.doNotPassOn()],
  };
}

/** To the guardian, who has withdrawn their consent. */
export function withdrawalNotedMail(childName: string, code: string): MailContent {
  return {
    subject: messages.accountIsLocked({ childName }),
    heading: messages.youWithdrew(),
    paragraphs: [messages.lockedSince({ childName }), messages.canAgreeAgain()],
    button: { label: messages.seeOrGive(), path: guardianPath(code) },
  };
}

/** To the child, once the guardian has agreed. */
export function consentGivenMail(firstName: string): MailContent {
  return {
    subject: messages.canLogIn(),
    heading: messages.goodNews({ firstName }),
    paragraphs: [messages.guardianAgreed()],
    button: { label: messages.logIn(), path: '/login' },
  };
}

/** To the child, whose guardian has withdrawn their consent. */
export function consentWithdrawnMail(firstName: string): MailContent {
  return {
    subject: messages.yourAccountIsLocked(),
    heading: messages.hello({ firstName }),
    paragraphs: [messages.guardianWithdrew(), messages.talkToThem()],
  };
}
