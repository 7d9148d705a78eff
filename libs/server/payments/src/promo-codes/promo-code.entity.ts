import type { Currency, PromoCodeKind } from '@lyceum/contracts/payments';
import { Column, CreateDateColumn, Entity, Index, PrimaryColumn, UpdateDateColumn } from 'typeorm';

/** A promo code with its rules (checklist line 225). Amounts are minor units of `currency`. */
@Entity('promo_codes')
@Index('promo_codes_code_key', ['code'], { unique: true })
@Index('promo_codes_created_idx', ['createdAt', 'id'])
@Index('promo_codes_uses_idx', ['usesCnt', 'id'])
export class PromoCode {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  /** Rises with every change of a rule; an order holds on to the one it was counted with. */
  @Column('integer', { default: 1 })
  revision: number;

  /** In capitals; compared without regard to case. */
  @Column('citext')
  code: string;

  @Column('text')
  name: string;

  @Column('text')
  kind: PromoCodeKind;

  /** 1 to 100; null of a fixed amount. */
  @Column('smallint', { nullable: true })
  percentOff: number | null;

  @Column('integer', { nullable: true })
  amountOffMinor: number | null;

  /** Null: for prices in any currency. */
  @Column('text', { nullable: true })
  currency: Currency | null;

  @Column('integer', { default: 0 })
  minimumMinor: number;

  @Column('timestamptz', { nullable: true })
  startsAt: Date | null;

  /** The first moment at which it is of no use any more. */
  @Column('timestamptz', { nullable: true })
  endsAt: Date | null;

  /** IANA name of the zone in which staff entered the window, and in which its days are counted. */
  @Column('text', { default: 'UTC' })
  timeZone: string;

  @Column('integer', { nullable: true })
  usageLimit: number | null;

  @Column('integer', { nullable: true })
  perUserLimit: number | null;

  /** Uses that stand. */
  @Column('integer', { default: 0 })
  usesCnt: number;

  /** None: for everything. */
  @Column('text', { array: true, default: () => `'{}'` })
  productKeys: string[];

  @Column('timestamptz', { nullable: true })
  disabledAt: Date | null;

  @Column('uuid')
  ownerId: string;

  @Column('text', { default: '' })
  notes: string;

  /** Of codes that were made together. */
  @Column('uuid', { nullable: true })
  batchId: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
