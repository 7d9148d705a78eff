import type { Currency, PromoCodeKind } from '@lyceum/contracts/payments';

/** A promo code with its rules (checklist line 225). Amounts are minor units of `currency`. */
export interface PromoCode {
  id: string;
  /** Rises with every change of a rule; an order holds on to the one it was counted with. */
  revision: number;
  /** In capitals; compared without regard to case. */
  code: string;
  name: string;
  kind: PromoCodeKind;
  /** 1 to 100; null of a fixed amount. */
  percentOff: number | null;
  amountOffMinor: number | null;
  /** Null: for prices in any currency. */
  currency: Currency | null;
  minimumMinor: number;
  startsAt: Date | null;
  /** The first moment at which it is of no use any more. */
  endsAt: Date | null;
  /** IANA name of the zone in which staff entered the window, and in which its days are counted. */
  timeZone: string;
  usageLimit: number | null;
  perUserLimit: number | null;
  /** Uses that stand. */
  usesCnt: number;
  /** None: for everything. */
  productKeys: string[];
  disabledAt: Date | null;
  ownerId: string;
  notes: string;
  /** Of codes that were made together. */
  batchId: string | null;
  createdAt: Date;
  updatedAt: Date;
}
