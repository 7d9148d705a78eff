import type { MailContent } from '@lyceum/mail';
import * as messages from './teacher-application.messages';

/** To somebody who asked to be an educator, and is one now. */
export function approvedMail(firstName: string, brand: string): MailContent {
  return {
    subject: messages.youAreAnEducator(),
    heading: messages.hello({ firstName }),
    paragraphs: [messages.approved({ brand })],
    button: { label: messages.open({ brand }), path: '/konnect' },
  };
}

/** To somebody who asked to be an educator, and is not. */
export function refusedMail(firstName: string, reason: string, brand: string): MailContent {
  return {
    subject: messages.aboutYourRequest(),
    heading: messages.hello({ firstName }),
    paragraphs: [messages.refused(), messages.theirReason({ reason })],
    button: { label: messages.open({ brand }), path: '/konnect' },
    afterword: [messages.writeToUs()],
  };
}
