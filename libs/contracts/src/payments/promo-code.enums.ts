/** What a promo code takes off. */
export const promoCodeKinds = ['PERCENT', 'FIXED'] as const;

export type PromoCodeKind = (typeof promoCodeKinds)[number];

/** The words for each kind. */
export const promoCodeKindLabels = {
  PERCENT: 'Percentage',
  FIXED: 'Fixed amount',
} as const satisfies Record<PromoCodeKind, string>;

/** Where a promo code stands now: DISABLED before all, then by its window, then by its uses. */
export const promoCodeStates = ['ACTIVE', 'SCHEDULED', 'ENDED', 'USED_UP', 'DISABLED'] as const;

export type PromoCodeState = (typeof promoCodeStates)[number];

/** What became of the mail with a code that was made for an e-mail. */
export const promoCodeDeliveryStates = ['WAITING', 'SENT', 'NOT_SENT'] as const;

export type PromoCodeDeliveryState = (typeof promoCodeDeliveryStates)[number];

/** The words for each of them. */
export const promoCodeDeliveryStateLabels = {
  WAITING: 'Waiting',
  SENT: 'Sent',
  NOT_SENT: 'Not sent',
} as const satisfies Record<PromoCodeDeliveryState, string>;

/** The words for each state. */
export const promoCodeStateLabels = {
  ACTIVE: 'Active',
  SCHEDULED: 'Scheduled',
  ENDED: 'Ended',
  USED_UP: 'Used up',
  DISABLED: 'Disabled',
} as const satisfies Record<PromoCodeState, string>;
