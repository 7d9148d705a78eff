import { message, plural } from '@lyceum/contracts/messages';

export const payByLink = message('Pay by your link');
export const loading = message('Looking up the payment link');
export const failed = message('The payment link did not load');
export const noLink = message('There is no such payment link');
export const aboutNoLink = message(
  'Please check that you have the whole address, or ask whoever gave it to you.',
);
export const price = message('Price');
export const when = message('When');
export const fromTo = message('{start} – {end}');
export const placesLeft = plural({ one: '{count} place left', other: '{count} places left' });
export const goToPay = message('Go to pay');
export const logInToPay = message('Log in to pay');
export const signUpToPay = message('Create an account to pay');
export const aboutAccount = message(
  'You pay with an account, so that what you buy is yours, with its order and its receipt. Guardians pay for their children.',
);
export const readMore = message('Read what it is');
export const expired = message('This payment link has expired');
export const aboutExpired = message('Please ask whoever gave it to you for another one.');
export const full = message('All places of this payment link are taken');
export const aboutFull = message(
  'A place may come back when somebody does not pay. Or ask whoever gave it to you.',
);
export const deactivated = message('This payment link is not in use any more');
export const aboutDeactivated = message('Nothing can be paid by it. Please ask whoever gave it to you.');
