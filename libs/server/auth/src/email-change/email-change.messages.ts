import { message, plural } from '@lyceum/contracts/messages';

export const confirmNewEmail = message('Confirm your new email');
export const hello = message('Hello, {firstName}');
export const isThisYours = message('Somebody, probably you, wants to use this email for their account.');
export const bothConfirm = message('It changes once both the old and the new email have confirmed it.');
export const lookAndConfirm = message('Confirm this email');
export const linkLasts = plural({
  one: 'The link works once, for {count} hour. A newer mail like this one replaces it.',
  other: 'The link works once, for {count} hours. A newer mail like this one replaces it.',
});
export const doNothing = message('It was not you? Then do nothing, and nothing changes.');
export const somebodyChangesEmail = message('Do you want to change your email?');
export const askedForAnother = message(
  'Somebody, probably you, asked to change the email of your account to {hint}.',
);
export const confirmOrStop = message('Confirm or stop it');
export const stopIt = message(
  'It was not you? Then stop it and choose a new password: somebody may know yours.',
);
export const haveAnAccount = message('You already have an account');
export const wantedForAnother = message(
  'Somebody, probably you, wants to use this email for another account. It belongs to your account here.',
);
export const accountStays = message(
  'Both accounts stay as they are. It was not you? Then there is nothing to do.',
);
export const logIn = message('Log in');
export const emailWasChanged = message('The email of your account was changed');
export const noMoreMails = message(
  'Your account has the new email now. You log in with that one, and our mails go there.',
);
export const wasNotYou = message(
  'It was not you? Put this email back, and choose a new password. Passkeys, an authenticator app and services that were added since then go.',
);
export const putItBack = message('Put this email back');
export const undoLasts = plural({
  one: 'This works for {count} day, whatever is changed meanwhile. Keep this mail until then.',
  other: 'This works for {count} days, whatever is changed meanwhile. Keep this mail until then.',
});
export const childsEmailChanged = message('The email of {childName} has changed');
export const childHasAnother = message(
  'The account of {childName}, to which you agreed, has the email {hint} now.',
);
export const canWithdraw = message(
  'If that is not right, talk to your child. You can withdraw your consent at any time.',
);
export const seeConsent = message('See your consent');
