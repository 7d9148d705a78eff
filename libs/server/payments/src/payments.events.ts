import { idSchema } from '@lyceum/contracts/common';
import { defineEvent } from '@lyceum/kernel';
import { z } from 'zod';

/** A provider reported something, which is kept and is to be worked on. */
export const ProviderReported = defineEvent('payments.provider-reported', z.object({ reportId: idSchema }));

/** A buyer agreed to pay, and the money is to be taken. */
export const PaymentApproved = defineEvent('payments.approved', z.object({ attemptId: idSchema }));

/** What a provider lists is to be compared with what we say. */
export const ComparisonRequested = defineEvent(
  'payments.comparison-requested',
  z.object({ provider: z.string() }),
);

/** Somebody is to be mailed the promo code that was made for them. */
export const PromoCodeGranted = defineEvent('payments.code-granted', z.object({ promoCodeId: idSchema }));

/** Money is to be given back. */
export const RefundRequested = defineEvent('payments.refund-requested', z.object({ refundId: idSchema }));
