/** Ways to pay (checklist line 222). */
export const paymentMethods = ['CARD', 'ALIPAY', 'WECHATPAY', 'PO', 'PAYPAL', 'WAIVED'] as const;

export type PaymentMethod = (typeof paymentMethods)[number];

/** Where a payment stands (checklist line 223). */
export const paymentStatuses = ['SUCCEEDED', 'PENDING', 'DIGITAL_PENDING', 'CANCELED', 'FAILED'] as const;

export type PaymentStatus = (typeof paymentStatuses)[number];

/** The words for each of them. */
export const paymentStatusLabels = {
  SUCCEEDED: 'Succeeded',
  PENDING: 'Pending',
  DIGITAL_PENDING: 'Digital pending',
  CANCELED: 'Canceled',
  FAILED: 'Failed',
} as const satisfies Record<PaymentStatus, string>;

/** What is still to be paid, and can be cancelled. */
export const openPaymentStatuses = ['PENDING', 'DIGITAL_PENDING'] as const satisfies readonly PaymentStatus[];
