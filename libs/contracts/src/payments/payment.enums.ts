/** Ways to pay (checklist line 222). */
export const paymentMethods = ['CARD', 'ALIPAY', 'WECHATPAY', 'PO', 'PAYPAL', 'WAIVED'] as const;

export type PaymentMethod = (typeof paymentMethods)[number];

/** How each of them is paid: on a page of the provider, in another app by its code, by an invoice, or not at all. */
const waysOfMethods = {
  CARD: 'PAGE',
  ALIPAY: 'APP',
  WECHATPAY: 'APP',
  PO: 'INVOICE',
  PAYPAL: 'PAGE',
  WAIVED: 'NONE',
} as const satisfies Record<PaymentMethod, string>;

/** Paid in another app: its order is DIGITAL_PENDING until that app says so (checklist line 223). */
export const isDigital = (method: PaymentMethod): boolean => waysOfMethods[method] === 'APP';

/** Where other apps send back to. */
export const awaitingPaths: Readonly<Partial<Record<PaymentMethod, string>>> = {
  ALIPAY: '/payments/awaitingAlipay',
  WECHATPAY: '/payments/awaitingWechatPay',
};

/** Paid by a provider. */
export const isOnline = (method: PaymentMethod): boolean =>
  waysOfMethods[method] === 'PAGE' || isDigital(method);

export const onlineMethods: readonly PaymentMethod[] = paymentMethods.filter(isOnline);

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

/** Why an order went from one status to another. */
export const orderReasons = [
  'ORDERED',
  'NOTHING_TO_PAY',
  'PAYING',
  'PAID',
  'PAID_LATE',
  'DECLINED',
  'CANCELED_BY_BUYER',
  'CANCELED_BY_STAFF',
  'CHANGED_BY_BUYER',
  'TIMED_OUT',
  'SEAT_GONE',
  'ACCOUNT_ENDED',
  'GUARDIAN_NO_MORE',
] as const;

export type OrderReason = (typeof orderReasons)[number];

/** Where one try to pay an order stands. */
export const attemptStates = ['OPEN', 'PAID', 'DECLINED'] as const;

export type AttemptState = (typeof attemptStates)[number];

/** What providers report of a payment, whatever they call it. APPROVED: the buyer agreed, and it is to be taken. REFUND_REFUSED: what we asked it to give back is not going to. */
export const providerReports = [
  'APPROVED',
  'PAID',
  'DECLINED',
  'REFUNDED',
  'REFUND_REFUSED',
  'DISPUTE_OPENED',
  'DISPUTE_WON',
  'DISPUTE_LOST',
  'OTHER',
] as const;

export type ProviderReport = (typeof providerReports)[number];

/** Whether it is of money that a buyer asks back of their bank or of the provider, and not of us. */
export const isOfDispute = (kind: ProviderReport): boolean => kind.startsWith('DISPUTE_');

/** Where a dispute stands: to be answered at the provider, or decided for us or for the buyer. */
export const disputeStates = ['OPEN', 'WON', 'LOST'] as const;

export type DisputeState = (typeof disputeStates)[number];

/** The words for each of them. */
export const disputeStateLabels = {
  OPEN: 'Open',
  WON: 'Won',
  LOST: 'Lost',
} as const satisfies Record<DisputeState, string>;

/** What became of a report. */
export const reportOutcomes = [
  'SETTLED',
  'SETTLED_LATE',
  'NOTED',
  'REPEATED',
  'PAID_TWICE',
  'WRONG_AMOUNT',
  'TOO_LATE',
  'SEAT_GONE',
  'UNKNOWN_PAYMENT',
] as const;

export type ReportOutcome = (typeof reportOutcomes)[number];

/** How what a provider lists and what we say differ. */
export const differenceKinds = ['NOT_WITH_US', 'NOT_WITH_PROVIDER', 'OTHER_AMOUNT'] as const;

export type DifferenceKind = (typeof differenceKinds)[number];

/** Where giving money back stands. */
export const refundStates = ['REQUESTED', 'REFUNDED', 'REFUSED'] as const;

export type RefundState = (typeof refundStates)[number];

/** Why money goes back; all but the first are the house's own rule. */
export const refundCauses = [
  'STAFF',
  'PROVIDER',
  'WRONG_AMOUNT',
  'PAID_TWICE',
  'TOO_LATE',
  'SEAT_GONE',
  'DISPUTE',
] as const;

export type RefundCause = (typeof refundCauses)[number];

/** By which what was paid for what is sold goes back; by the others goes back what came beside the price. */
export const causesOfSale = ['STAFF', 'PROVIDER', 'DISPUTE'] as const satisfies readonly RefundCause[];

export const isOfSale = (cause: RefundCause): boolean =>
  (causesOfSale as readonly RefundCause[]).includes(cause);

/** Accounts of the ledger. What is owed to a buyer, or was given back to one, is on REFUND. */
export const ledgerAccounts = ['PROVIDER', 'REVENUE', 'DISCOUNT', 'TAX', 'REFUND', 'FEE'] as const;

export type LedgerAccount = (typeof ledgerAccounts)[number];
