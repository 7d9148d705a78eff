import { type Currency, orderErrors } from '@lyceum/contracts/payments';
import { DomainError, type Offer, PreparedQueries, Sellables, statement } from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';

/** The price list follows what domains ask for what they sell. */
const followStatement = statement(
  'payments.follow-offer',
  `INSERT INTO products AS p (key, name, price_minor, currency, sellable) VALUES ($product, $name, $priceMinor, $currency, $sellable)
   ON CONFLICT (key) DO UPDATE SET name = excluded.name, price_minor = excluded.price_minor, currency = excluded.currency,
     sellable = excluded.sellable
   WHERE (p.name, p.price_minor, p.currency, p.sellable) IS DISTINCT FROM
     (excluded.name, excluded.price_minor, excluded.currency, excluded.sellable)`,
);

/** A product as it stands on the list. */
interface Listed {
  name: string;
  priceMinor: number;
  currency: Currency;
  sellable: string | null;
}

const listedQuery = statement<Listed>(
  'payments.listed-product',
  'SELECT name, price_minor AS "priceMinor", currency, sellable FROM products WHERE key = $product',
);

/** Something that is sold and delivered by a domain. */
export interface Offered extends Offer {
  readonly sellable: string;
}

/** What of a product is bought. */
export interface OnSale {
  readonly priceMinor: number;
  readonly currency: Currency;
  /** What a domain delivers for it; null of a product without a delivery. */
  readonly offer: Offered | null;
}

/** What is sold, and at which price: products of the list, and what domains offer. */
@Injectable()
export class PriceList {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly sellables: Sellables,
  ) {}

  /** What a domain offers now, by the name that addresses it or its id; its price stands on the list from then on. @throws DomainError ORDER_PRODUCT_NOT_FOUND */
  async offer(kind: string, by: { readonly name: string } | { readonly id: string }): Promise<Offered> {
    const offer = await this.offerFrom(kind, by);
    const [listed] = await this.queries.rows(listedQuery, { product: offer.product });
    await this.follow(offer, listed);
    return offer;
  }

  /** What an order of a product buys now. @throws DomainError ORDER_PRODUCT_NOT_FOUND */
  async onSale(product: string, subjectId: string | null): Promise<OnSale> {
    const [listed] = await this.queries.rows(listedQuery, { product });
    if (!listed) throw new DomainError(orderErrors.PRODUCT_NOT_FOUND);
    const { sellable, priceMinor, currency } = listed;
    if (sellable === null && subjectId === null) return { priceMinor, currency, offer: null };
    if (sellable === null || subjectId === null) throw new DomainError(orderErrors.PRODUCT_NOT_FOUND);
    const offer = await this.offerFrom(sellable, { id: subjectId });
    if (offer.product !== product) throw new DomainError(orderErrors.PRODUCT_NOT_FOUND);
    await this.follow(offer, listed);
    return { priceMinor: offer.priceMinor, currency: offer.currency, offer };
  }

  private async offerFrom(
    kind: string,
    by: { readonly name: string } | { readonly id: string },
  ): Promise<Offered> {
    const offer = await this.sellables.of(kind)?.offer(this.queries, by);
    if (!offer) throw new DomainError(orderErrors.PRODUCT_NOT_FOUND);
    return { ...offer, sellable: kind };
  }

  /** Where the list says so already nothing is written: all who order the same would wait for its row. */
  private async follow(
    { product, name, priceMinor, currency, sellable }: Offered,
    listed: Listed | undefined,
  ): Promise<void> {
    const isListedSo =
      listed?.name === name &&
      listed.priceMinor === priceMinor &&
      listed.currency === currency &&
      listed.sellable === sellable;
    if (!isListedSo)
      await this.queries.count(followStatement, { product, name, priceMinor, currency, sellable });
  }
}
