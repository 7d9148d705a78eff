import type { Currency, PaymentMethod, PaymentStatus } from '@lyceum/contracts/payments';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** Something somebody wants to buy, at the price it had then; amounts are minor units of `currency`. */
@Entity('orders')
export class Order {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  /** Null once the account is gone. */
  @Column('uuid', { nullable: true })
  buyerId: string | null;

  /** Made by the buyer's device; a repeated call with it makes no second order. */
  @Column('uuid')
  clientKey: string;

  @Column('text')
  productKey: string;

  @Column('text')
  currency: Currency;

  @Column('integer')
  listPriceMinor: number;

  @Column('integer')
  discountMinor: number;

  @Column('integer')
  totalMinor: number;

  /** What of the total is tax; prices have it in them. */
  @Column('integer', { default: 0 })
  taxMinor: number;

  @Column('text')
  status: PaymentStatus;

  @Column('text')
  method: PaymentMethod;

  @Column('uuid', { nullable: true })
  promoCodeId: string | null;

  /** As it was called then. */
  @Column('text', { nullable: true })
  promoCode: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  canceledAt: Date | null;

  /** What kind of thing a domain delivers for it, which one, and to whom; null of what is sold without a delivery. */
  @Column('text', { nullable: true })
  sellable: string | null;

  @Column('uuid', { nullable: true })
  subjectId: string | null;

  /** Null once the account is gone. */
  @Column('uuid', { nullable: true })
  beneficiaryId: string | null;

  /** What was bought, as it was called then; null of orders of before. */
  @Column('text', { nullable: true })
  title: string | null;

  /** Until when it can be paid; null without an end. */
  @Column('timestamptz', { nullable: true })
  expiresAt: Date | null;

  @Column('timestamptz', { nullable: true })
  paidAt: Date | null;
}
