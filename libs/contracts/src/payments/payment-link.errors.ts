import { defineErrors } from '../common/define-errors';

export const paymentLinkErrors = defineErrors('PAYMENT_LINK', {
  NOT_FOUND: { status: 404, message: 'There is no such payment link.' },
  EXPIRED: { status: 409, message: 'This payment link has expired. Please ask for another one.' },
  FULL: { status: 409, message: 'All places of this payment link are taken. Nothing was charged.' },
  DEACTIVATED: { status: 409, message: 'This payment link is not in use any more. Nothing was charged.' },
  CODE_TAKEN: { status: 409, message: 'There is a payment link {code} already.' },
  CLASS_NOT_FOUND: { status: 404, message: 'There is no class of this code that is for sale.' },
  BELOW_TAKEN: { status: 409, message: '{taken} places are taken already: there cannot be fewer.' },
  CHANGED_MEANWHILE: {
    status: 409,
    message: 'Someone changed this payment link in the meantime. Please reload and try again.',
  },
});
