import { authLimits } from '@lyceum/contracts';
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

/** To the child, once the guardian has agreed. */
export function consentGivenMail(firstName: string): MailContent {
  return {
    subject: 'You can log in now',
    heading: `Good news, ${firstName}`,
    paragraphs: ['Your guardian has agreed. You can log in now.'],
    button: { label: 'Log in', path: '/login' },
  };
}
