import { message } from '@lyceum/contracts/messages';

export const nameQuestion = message('Is your name {firstName} {lastName}?');
export const aboutName = message(
  'Others see it beside what you write, and it stands on your certificates. Correct it here if it is not right.',
);
export const nameConfirmed = message('Your name has been confirmed.');
export const confirm = message('Confirm');
export const iAmHereAs = message('I am here as');
export const aboutEducators = message(
  'You start as a student. Our staff look at it and make you an educator.',
);
export const chooseARole = message('Choose one of the two.');
