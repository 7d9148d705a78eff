/** Where a payment link stands; only by one that is open something is bought. */
export const paymentLinkStates = ['OPEN', 'EXPIRED', 'FULL', 'DEACTIVATED'] as const;

export type PaymentLinkState = (typeof paymentLinkStates)[number];

/** The words for each of them. */
export const paymentLinkStateLabels = {
  OPEN: 'Open',
  EXPIRED: 'Expired',
  FULL: 'All places taken',
  DEACTIVATED: 'Deactivated',
} as const satisfies Record<PaymentLinkState, string>;

/** Its page, for whoever has the link. */
export const paymentLinkPath = (code: string): string => `/payments/link/${code}`;
