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
}
