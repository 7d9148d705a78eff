import { message } from '@lyceum/contracts/messages';

export const emails = message('Emails');
export const loading = message('Looking at your link');
export const linkFailed = message('The link did not open');
export const brokenLinkTitle = message('This link does not work · {brandName}');
export const brokenLink = message('This link does not work');
export const aboutBrokenLink = message(
  'It may have been cut off on its way. Open it from the mail again, or choose your mails in the settings.',
);
export const unsubscribe = message('Unsubscribe');
export const subscribeAgain = message('Subscribe again');
export const weWrite = message('We write to {email} about {topic}.');
export const weWriteNoLonger = message('We no longer write to {email} about {topic}.');
