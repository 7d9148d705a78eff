import { orderErrors } from '@lyceum/contracts/payments';
import { DomainError, type Offer, PreparedQueries, Sellables, statement } from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';

/**
 * The price list follows what domains ask for what they sell. What it says already is only read: a conflict would hold the row, and
 * all who order the same would wait for one another.
 */
const followStatement = statement(
  'payments.follow-offer',
  `INSERT INTO products AS p (key, name, price_minor, currency, sellable)
   SELECT $product::text, $name::text, $priceMinor::int, $currency::text, $sellable::text
   WHERE NOT EXISTS (SELECT FROM products known WHERE known.key = $product AND known.name = $name
     AND known.price_minor = $priceMinor AND known.currency = $currency AND known.sellable = $sellable)
   ON CONFLICT (key) DO UPDATE SET name = excluded.name, price_minor = excluded.price_minor, currency = excluded.currency,
     sellable = excluded.sellable
   WHERE (p.name, p.price_minor, p.currency, p.sellable) IS DISTINCT FROM
     (excluded.name, excluded.price_minor, excluded.currency, excluded.sellable)`,
);

const sellableQuery = statement<{ sellable: string | null }>(
  'payments.sellable-of-product',
  'SELECT sellable FROM products WHERE key = $product',
);

/** Something that is sold and delivered by a domain. */
export interface Offered extends Offer {
  readonly sellable: string;
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
    const offer = await this.sellables.of(kind)?.offer(this.queries, by);
    if (!offer) throw new DomainError(orderErrors.PRODUCT_NOT_FOUND);
    const { product, name, priceMinor, currency } = offer;
    await this.queries.count(followStatement, { product, name, priceMinor, currency, sellable: kind });
    return { ...offer, sellable: kind };
  }

  /** What of a product is delivered for an order; null of one without a delivery. @throws DomainError ORDER_PRODUCT_NOT_FOUND */
  async offerOf(product: string, subjectId: string | null): Promise<Offered | null> {
    const [row] = await this.queries.rows(sellableQuery, { product });
    if (!row) throw new DomainError(orderErrors.PRODUCT_NOT_FOUND);
    if (row.sellable === null && subjectId === null) return null;
    if (row.sellable === null || subjectId === null) throw new DomainError(orderErrors.PRODUCT_NOT_FOUND);
    const offer = await this.offer(row.sellable, { id: subjectId });
    if (offer.product !== product) throw new DomainError(orderErrors.PRODUCT_NOT_FOUND);
    return offer;
  }
}
