import { message } from '@lyceum/contracts/messages';

export const appStore = message('App Store');
export const googlePlay = message('Google Play');
export const chats = message('Chats');
export const downloadOurApp = message('Download our app for the best experience.');
export const continueInTheBrowser = message('Continue in the browser');
export const forStaff = message('For staff · {brandName}');
export const thisPartIsForStaff = message('This part is for staff');
export const youAreLoggedInAs = message(
  'You are logged in as {email}, and this account holds no staff role. If it should, ask an admin: this page opens as soon as it does.',
);
export const aGuest = message('a guest');
export const backToKonnect = message('Back to Konnect');
