import type { Currency } from '@lyceum/contracts/payments';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Something that is sold, at its one price: the price list, which callers never set. */
@Entity('products')
export class Product {
  @PrimaryColumn('text')
  key: string;

  @Column('text')
  name: string;

  /** Minor units of the currency. */
  @Column('integer')
  priceMinor: number;

  @Column('text')
  currency: Currency;
}
