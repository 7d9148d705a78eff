import type { MailContent } from '@lyceum/mail';
import * as messages from './deletion.messages';
import { mailDay } from './mail-day';

/** To the owner of an account that will go: when, and how to keep it. */
export function deletionMail(firstName: string, deletesAt: Date): MailContent {
  const day = mailDay(deletesAt);
  return {
    subject: messages.willBeDeleted({ day }),
    heading: messages.goodbye({ firstName }),
    paragraphs: [messages.whatGoes({ day }), messages.canChangeYourMind()],
    button: { label: messages.keepMyAccount(), path: '/settings' },
    afterword: [messages.wasNotYou()],
  };
}
