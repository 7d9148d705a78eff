import { type PaymentStatus, paymentStatuses } from './payment.enums';

/**
 * Where an order may go from where it stands (checklist line 223); the database holds the same table and forbids the rest.
 * What is paid stays SUCCEEDED: refunds are records of their own. What was canceled can still be paid, late.
 */
export const orderTransitions = {
  PENDING: ['DIGITAL_PENDING', 'SUCCEEDED', 'FAILED', 'CANCELED'],
  DIGITAL_PENDING: ['PENDING', 'SUCCEEDED', 'FAILED', 'CANCELED'],
  FAILED: ['PENDING', 'DIGITAL_PENDING', 'SUCCEEDED', 'CANCELED'],
  CANCELED: ['SUCCEEDED'],
  SUCCEEDED: [],
} as const satisfies Record<PaymentStatus, readonly PaymentStatus[]>;

/** From which statuses an order may go to this one. */
export const before = (status: PaymentStatus): PaymentStatus[] =>
  paymentStatuses.filter((from) => (orderTransitions[from] as readonly PaymentStatus[]).includes(status));

/** Whether an order is still to be paid, and can be canceled. */
export const isOpenOrder = (status: PaymentStatus): boolean => before('CANCELED').includes(status);
