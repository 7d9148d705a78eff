import { message, plural } from '@lyceum/contracts/messages';

export const email = message('Email');
export const aboutEmail = message(
  'You log in with {email}. To change it, both the old and the new email have to confirm.',
);
export const yourEmail = message('Your email');
export const newEmail = message('New email');
export const currentPassword = message('Current password');
export const changeEmail = message('Change email');
export const linksSent = message('Links are on their way to both emails.');
export const aboutWaiting = message('Open the links in both mails. Until then you log in with {email}.');
export const validUntil = message('The links work until {time}.');
export const confirmed = message('Confirmed');
export const notConfirmed = message('Not confirmed yet. Look into the spam folder too.');
export const sendAgain = message('Send again');
export const sendAgainIn = plural({
  one: 'Send again in {count} second',
  other: 'Send again in {count} seconds',
});
export const sentAgain = message('Sent again, to who has not confirmed yet.');
export const cancelChange = message('Cancel the change');
export const cancelled = message('Your email stays as it is.');
