import { message } from '@lyceum/contracts/messages';

export const subject = message('Your promo code: {discount} off at {brand}');
export const heading = message('{discount} off, for you');
export const takesOff = message('With the code {code} you pay {discount} less for what you buy at {brand}.');
export const takesOffThese = message('With the code {code} you pay {discount} less for: {products}.');
export const isYours = message(
  'It is yours alone: sign up or log in with {email}, and enter the code when you pay.',
);
export const until = message('You can use it until {end}.');
export const open = message('Open {brand}');
export const why = message(
  'You get this mail because somebody at {brand} had a promo code made for this address.',
);
export const unsubscribe = message('No promo codes by mail, please');
/** What staff see of it on the page of an account. */
export const kind = message('Promo code');
export const list = message('Promo codes by mail');
