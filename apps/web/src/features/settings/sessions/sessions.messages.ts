import { message } from '@lyceum/contracts/messages';

export const sessions = message('Sessions');
export const aboutSessions = message(
  'Where you are logged in. If you do not know one of these, sign it out and change your password.',
);
export const yourSessions = message('Your sessions');
export const signOutEverywhereElseQuestion = message('Sign out everywhere else?');
export const aboutSigningOut = message(
  'You stay logged in here. Every other browser and device has to log in again.',
);
export const signOut = message('Sign out');
export const thisOne = message('This one');
export const signOutDevice = message('Sign out {device}');
export const signOutEverywhereElse = message('Sign out everywhere else');
export const nowhereElse = message('You are logged in nowhere else.');
export const signedOut = message('Signed out.');
export const withPasswordOrPasskey = message('with password or passkey');
export const withProvider = message('with {provider}');
export const sessionDetail = message('{address}, {way}, last seen {when}');
