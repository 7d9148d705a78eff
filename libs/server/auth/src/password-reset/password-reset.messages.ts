import { message, plural } from '@lyceum/contracts/messages';

export const chooseNewPassword = message('Choose a new password');
export const hello = message('Hello, {firstName}');
export const askedForNewPassword = message(
  'Somebody, probably you, asked for a new password for your account.',
);
export const linkLasts = plural({
  one: 'The link works once, for {count} minute. A newer mail like this one replaces it.',
  other: 'The link works once, for {count} minutes. A newer mail like this one replaces it.',
});
export const passwordStays = message('It was not you? Then do nothing: your password stays as it is.');
export const passwordChanged = message('Your password was changed');
export const logInWithNewOne = message(
  'Your account has a new password, and every device was logged out. Log in with the new one.',
);
export const wasNotYou = message(
  'It was not you? Then choose a new password right away: somebody else can read your mail.',
);
export const logIn = message('Log in');
