import { message } from '@lyceum/contracts/messages';

export const downloadMyData = message('Download my data');
export const collectingYourData = message('Collecting your data…');
export const soFar = message('{kilobytes} kB so far…');
export const downloaded = message('It is in your downloads.');
export const deleteMyAccount = message('Delete my account');
export const deleteYourAccount = message('Delete your account?');
export const whatGoes = message(
  'You are logged out everywhere else now, and in {days} days your account, your messages and your files are gone for good. What you wrote in forums stays, without your name. You may want to download your data first.',
);
export const accountKept = message('Your account stays.');
export const yourAccountWillBeDeleted = message('Your account will be deleted on {date}');
export const aboutKeeping = message('Until then you can keep it, as if nothing had happened.');
export const keepMyAccount = message('Keep my account');
export const yourData = message('Your data');
export const aboutYourData = message(
  'Everything we keep about you, in one ZIP file that any computer can read.',
);
export const deleteAccount = message('Delete account');
export const aboutDeletion = message(
  'Your account goes after 14 days. Until then you can change your mind by logging in. What you wrote in forums stays, without your name.',
);
