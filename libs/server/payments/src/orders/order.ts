import type { Currency, PaymentMethod, PaymentStatus } from '@lyceum/contracts/payments';

/** Something somebody wants to buy, at the price it had then; amounts are minor units of `currency`. */
export interface Order {
  id: string;
  /** Null once the account is gone. */
  buyerId: string | null;
  /** Made by the buyer's device; a repeated call with it makes no second order. */
  clientKey: string;
  productKey: string;
  currency: Currency;
  listPriceMinor: number;
  discountMinor: number;
  totalMinor: number;
  /** What of the total is tax; prices have it in them. */
  taxMinor: number;
  status: PaymentStatus;
  method: PaymentMethod;
  promoCodeId: string | null;
  /** As it was called then. */
  promoCode: string | null;
  createdAt: Date;
  canceledAt: Date | null;
  /** What kind of thing a domain delivers for it, which one, and to whom; null of what is sold without a delivery. */
  sellable: string | null;
  subjectId: string | null;
  /** Null once the account is gone. */
  beneficiaryId: string | null;
  /** What was bought, as it was called then; null of orders of before. */
  title: string | null;
  /** Until when it can be paid; null without an end. */
  expiresAt: Date | null;
  paidAt: Date | null;
}
