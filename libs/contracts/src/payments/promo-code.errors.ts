import { defineErrors } from '../common/define-errors';

/** Why a promo code takes nothing off: one text a rule (checklist line 225), and what the console refuses. */
export const promoCodeErrors = defineErrors('PROMO_CODE', {
  NOT_FOUND: { status: 404, message: 'There is no such promo code.' },
  DISABLED: { status: 409, message: 'This promo code is no longer in use.' },
  NOT_STARTED: { status: 409, message: 'This promo code can be used from {start} on.' },
  ENDED: { status: 409, message: 'This promo code ended on {end}.' },
  /** It was made for an e-mail that the caller has not confirmed as theirs. */
  NOT_FOR_YOU: {
    status: 403,
    message:
      'This promo code is for one person. Log in with the address it was mailed to, and confirm that address.',
  },
  USED_UP: { status: 409, message: 'This promo code has been used up.' },
  USED_BY_YOU: { status: 409, message: 'You have used this promo code as often as one person can.' },
  WRONG_PRODUCT: { status: 409, message: 'This promo code is not for what you are buying.' },
  WRONG_CURRENCY: { status: 409, message: 'This promo code is for prices in {currency}.' },
  BELOW_MINIMUM: { status: 409, message: 'This promo code is for orders of {minimum} or more.' },
  /** Of another code, whatever its case. */
  CODE_TAKEN: { status: 409, message: 'There is a promo code {code} already.' },
  NOT_YOURS: { status: 403, message: 'You can change only the promo codes that are yours.' },
  OWNER_NOT_SALES: { status: 409, message: 'The owner must be somebody who may make promo codes.' },
  UNKNOWN_PRODUCT: { status: 409, message: 'One of the products is not on the price list.' },
  BELOW_USES: { status: 409, message: 'It has been used {uses} times already: the limit cannot be lower.' },
  CHANGED_MEANWHILE: {
    status: 409,
    message: 'Someone changed this promo code in the meantime. Please reload and try again.',
  },
  /** Bulk generation found too few free codes; none was made. */
  PATTERN_EXHAUSTED: {
    status: 409,
    message: 'Too many codes of this pattern are taken. None was made: use a longer pattern.',
  },
  TOO_MANY_EMAILS: {
    status: 409,
    message: 'A list has at most {maximum} emails at once. Please split it.',
  },
  /** Everybody on the list has a code of that name already; none was made. */
  NOBODY_LEFT: {
    status: 409,
    message: 'Nobody on this list is left to get a code of this name. None was made.',
  },
});

export const orderErrors = defineErrors('ORDER', {
  NOT_FOUND: { status: 404, message: 'There is no such order.' },
  PRODUCT_NOT_FOUND: { status: 404, message: 'This is not for sale.' },
  CURRENCY_NOT_SOLD: { status: 409, message: 'This is not sold in {currency}.' },
  /** The caller saw another price than the price list has. */
  PRICE_CHANGED: { status: 409, message: 'The price is now {price}. Please look at it again.' },
  /** Paid, failed, or never to be paid. */
  NOT_CANCELABLE: { status: 409, message: 'This order can no longer be canceled.' },
  /** The same client key with another product or person, another currency, method or code. */
  KEY_REUSED: { status: 409, message: 'This order was made before with other contents.' },
  /** Paid, canceled, or its time is over. */
  NOT_PAYABLE: { status: 409, message: 'This order can no longer be paid. Nothing was charged.' },
  /** Neither the caller nor a child whose guardian they are. */
  NOT_FOR_THEM: {
    status: 403,
    message: 'You can buy this for yourself, or for a child whose guardian you are.',
  },
  /** Somebody else pays for the same, for the same person. */
  OPEN_BY_ANOTHER: {
    status: 409,
    message: 'Somebody else has begun to pay for this already. Nothing was charged.',
  },
  /** It was kept for them so often, and nobody paid. */
  HELD_TOO_OFTEN: {
    status: 409,
    message: 'This was ordered several times today and not paid. Please try again tomorrow.',
  },
  /** Of a currency with three digits after the point, the last one is not 0. */
  AMOUNT_NOT_TAKEN: {
    status: 409,
    message: 'No provider takes this amount: in this currency the last digit after the point has to be 0.',
  },
  METHOD_NOT_OFFERED: { status: 409, message: 'This way to pay is not offered at the moment.' },
  REFUND_TOO_MUCH: {
    status: 409,
    message: 'So much is not left to give back. Please look at the order again.',
  },
  DISPUTED: {
    status: 409,
    message: 'The buyer disputes this payment: until that is decided, nothing can be given back here.',
  },
  /** Who has so many invoices that are not paid gets no further one. */
  TOO_MANY_INVOICES: {
    status: 409,
    message: 'Some of your invoices are not paid yet. Please pay one of them, or this order another way.',
  },
  PARTLY_PAID: {
    status: 409,
    message: 'A part of the invoice is paid already. Please write to us: we look at it with you.',
  },
  NO_RECEIPT: { status: 409, message: 'There is no receipt of this order, or nobody to send it to.' },
  NO_INVOICE: { status: 409, message: 'This order has no invoice that is still to be paid.' },
  PAYMENT_TOO_MUCH: { status: 409, message: 'That is more than is left to pay of this invoice.' },
  CANNOT_DELIVER: {
    status: 409,
    message:
      'What was ordered cannot be given to them any more. Nothing was noted: cancel the order, and send the money back.',
  },
  /** The same client key with another amount. */
  REFUND_KEY_REUSED: {
    status: 409,
    message: 'This was sent before with another amount. Please look at the order again.',
  },
  /** Of the pretend provider. */
  SANDBOX_OVER: { status: 409, message: 'This payment is over. Nothing more can be done with it here.' },
  SANDBOX_WRONG_CODE: { status: 422, message: 'This is not the code the bank asks for.' },
  BAD_SIGNATURE: { status: 400, message: 'This is not signed as it has to be.' },
});
