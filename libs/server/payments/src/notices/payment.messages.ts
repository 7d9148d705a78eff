import { message } from '@lyceum/contracts/messages';

export const paid = message('You paid {amount} for {what}.');
export const aboutPaid = message(
  'It is yours now. The receipt comes with this email, and the order is kept under your orders.',
);
export const failed = message('Your payment for {what} did not go through. Nothing was charged.');
export const aboutFailed = message('You can pay another way, or try again, as long as the order is open.');
export const refunded = message('{amount} for {what} goes back to you.');
export const aboutRefunded = message('It arrives the way you paid, usually within ten days.');
export const seatGone = message(
  '{what} could no longer be given when your payment came. {amount} goes back to you.',
);
export const openOrder = message('Open the order');
