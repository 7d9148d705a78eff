import { message, plural } from '@lyceum/contracts/messages';

export const confirmEmail = message('Confirm your email');
export const welcome = message('Welcome, {firstName}');
export const oneMoreStep = message('One more step: confirm that this is your email. Then you can log in.');
export const confirmMyEmail = message('Confirm my email');
export const linkLastsHours = plural({
  one: 'The link works once, for {count} hour. A newer mail like this one replaces it.',
  other: 'The link works once, for {count} hours. A newer mail like this one replaces it.',
});
export const linkLastsMinutes = plural({
  one: 'The link works once, for {count} minute. A newer mail like this one replaces it.',
  other: 'The link works once, for {count} minutes. A newer mail like this one replaces it.',
});
export const didNotSignUp = message(
  'You did not sign up? Then do nothing: without this step nobody can use the account.',
);
export const signedUpTwice = message(
  'Somebody, probably you, signed up with this email more than once. To be sure that the account is yours alone, choose its password now. Then you can log in.',
);
export const chooseMyPassword = message('Choose my password');
export const haveAnAccount = message('You already have an account');
export const helloAgain = message('Hello again, {firstName}');
export const accountStays = message(
  'Somebody, probably you, signed up with this email. There is an account with it already, and it stays as it is.',
);
export const logInOrChoose = message('Log in to it, or choose a new password if you forgot yours.');
export const chooseNewPassword = message('Choose a new password');
export const logIn = message('Log in');
export const wasNotYou = message('It was not you? Then there is nothing to do.');
