import { authLimits } from '@lyceum/contracts/auth';
import type { MailContent } from '@lyceum/mail';

/** To the guardian of a child under 13 (checklist line 41). */
export function consentMail(childName: string, code: string): MailContent {
  return {
    subject: `${childName} needs your consent`,
    heading: `${childName} would like to join`,
    paragraphs: [
      `${childName} has signed up and named you as parent or guardian.`,
      `Somebody under ${authLimits.consentAgeYears} needs the consent of a parent or guardian. Until you agree, the account stays locked.`,
    ],
    button: { label: 'Read more and decide', path: `/hash/${code}` },
    afterword: [
      `The link works once, for ${authLimits.oneTimeLinkMinutes} minutes. If it is too old, ${childName} can have a new one sent to you.`,
      'You do not agree, or do not know this child? Then do nothing.',
    ],
  };
}

const guardianPath = (code: string): string => `/guardian/${code}`;

/** To the guardian, who has agreed: the way to change their mind, which stays open. */
export function consentNotedMail(childName: string, code: string): MailContent {
  return {
    subject: `You agreed that ${childName} may take part`,
    heading: 'Thank you',
    paragraphs: [
      `You agreed that ${childName} may use an account here. Keep this mail: its link stays valid.`,
      'With it you can withdraw your consent at any time. The account is then locked at once, and nothing is deleted.',
    ],
    button: { label: 'See or withdraw your consent', path: guardianPath(code) },
    afterword: ['Whoever has this link can lock the account. Do not pass it on.'],
  };
}

/** To the guardian, who has withdrawn their consent. */
export function withdrawalNotedMail(childName: string, code: string): MailContent {
  return {
    subject: `The account of ${childName} is locked`,
    heading: 'You withdrew your consent',
    paragraphs: [
      `The account of ${childName} is locked since then: nobody can log in to it or find it. Nothing is deleted.`,
      'If you change your mind, agree again by this link. It stays valid.',
    ],
    button: { label: 'See or give your consent', path: guardianPath(code) },
  };
}

/** To the child, once the guardian has agreed. */
export function consentGivenMail(firstName: string): MailContent {
  return {
    subject: 'You can log in now',
    heading: `Good news, ${firstName}`,
    paragraphs: ['Your guardian has agreed. You can log in now.'],
    button: { label: 'Log in', path: '/login' },
  };
}

/** To the child, whose guardian has withdrawn their consent. */
export function consentWithdrawnMail(firstName: string): MailContent {
  return {
    subject: 'Your account is locked',
    heading: `Hello ${firstName}`,
    paragraphs: [
      'Your guardian no longer agrees that you use your account, so it is locked. Nothing is deleted.',
      'Talk to them: they can agree again by the link in their mail.',
    ],
  };
}
