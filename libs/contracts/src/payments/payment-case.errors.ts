import { defineErrors } from '../common/define-errors';

export const paymentCaseErrors = defineErrors('PAYMENT_CASE', {
  NOT_FOUND: { status: 404, message: 'There is no such case.' },
  NO_REPORT: { status: 409, message: 'Only reports of providers are worked on again.' },
  PROVIDER_DECIDES: {
    status: 409,
    message: 'A dispute is answered at the provider, and closes by its word.',
  },
});
