import { defineErrors } from '../common/define-errors';

export const paymentCaseErrors = defineErrors('PAYMENT_CASE', {
  NOT_FOUND: { status: 404, message: 'There is no such case.' },
  NO_REPORT: { status: 409, message: 'Only reports, and money that is not given back, are worked on again.' },
  NO_TRANSFER: { status: 409, message: 'Only money that goes back by bank transfer is marked as sent.' },
  SEND_FIRST: { status: 409, message: 'Send the money, and mark it as sent: that closes it.' },
  PROVIDER_DECIDES: {
    status: 409,
    message: 'A dispute is answered at the provider, and closes by its word.',
  },
});
