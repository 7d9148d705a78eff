import { paymentLinkErrors, paymentLinkPath } from '@lyceum/contracts/payments';
import {
  DomainError,
  type Offer,
  type Sale,
  type Sellable,
  Sellables,
  Sells,
  type StatementRunner,
  type Transaction,
} from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import {
  givePlacesBackStatement,
  kindsOfOrdersQuery,
  linkOfCodeQuery,
  linkQuery,
  placeQuery,
  retakePlaceStatement,
  type SoldLinkRow,
  takePlaceStatement,
} from './payment-link.statements';

/**
 * What is paid by a link, at the link's own price (checklist line 226): a place of the link, and with it what a domain sells,
 * which that domain holds, delivers and takes back as ever. The link's row is taken before what the domain takes.
 */
@Injectable()
@Sells()
export class SoldByLink implements Sellable {
  readonly kind = 'payment-link';

  constructor(private readonly sellables: Sellables) {}

  async offer(
    statements: StatementRunner,
    by: { readonly name: string } | { readonly id: string },
  ): Promise<Offer | null> {
    const [link] =
      'name' in by
        ? await statements.rows(linkOfCodeQuery, { code: by.name.toLowerCase() })
        : await statements.rows(linkQuery, by);
    return link ? this.offerOf(statements, link) : null;
  }

  async assertMayHave(statements: StatementRunner, sale: Omit<Sale, 'orderId'>): Promise<void> {
    const link = await find(statements, sale.subjectId);
    assertOpen(link);
    const inner = this.innerOf(link);
    if (inner) await inner.sold.assertMayHave(statements, { ...sale, subjectId: inner.subjectId });
  }

  async hold(transaction: Transaction, sale: Sale, minutes: number): Promise<void> {
    const { orderId, subjectId: id } = sale;
    if ((await transaction.count(takePlaceStatement, { id, orderId })) === 0) {
      assertOpen(await find(transaction, id));
      throw new DomainError(paymentLinkErrors.FULL);
    }
    const inner = this.innerOf(await find(transaction, id));
    if (inner) await inner.sold.hold(transaction, { ...sale, subjectId: inner.subjectId }, minutes);
  }

  async keep(transaction: Transaction, sale: Sale, minutes: number): Promise<boolean> {
    const inner = this.innerOf(await find(transaction, sale.subjectId));
    return inner ? inner.sold.keep(transaction, { ...sale, subjectId: inner.subjectId }, minutes) : true;
  }

  async release(transaction: Transaction, orderIds: readonly string[]): Promise<void> {
    await transaction.count(givePlacesBackStatement, { orderIds });
    for (const { sellable } of await transaction.rows(kindsOfOrdersQuery, { orderIds }))
      await this.sellables.of(sellable)?.release(transaction, orderIds);
  }

  async deliver(transaction: Transaction, sale: Sale): Promise<boolean> {
    const { orderId, subjectId: id } = sale;
    const [place] = await transaction.rows(placeQuery, { orderId });
    const isRetaken = !place?.isTaken;
    if (isRetaken && (await transaction.count(retakePlaceStatement, { id, orderId })) === 0) return false;
    const inner = this.innerOf(await find(transaction, id));
    if (!inner || (await inner.sold.deliver(transaction, { ...sale, subjectId: inner.subjectId })))
      return true;
    if (isRetaken) await transaction.count(givePlacesBackStatement, { orderIds: [orderId] });
    return false;
  }

  async revoke(transaction: Transaction, sale: Sale): Promise<void> {
    await transaction.count(givePlacesBackStatement, { orderIds: [sale.orderId] });
    const inner = this.innerOf(await find(transaction, sale.subjectId));
    if (inner) await inner.sold.revoke(transaction, { ...sale, subjectId: inner.subjectId });
  }

  /** What a domain sells by the link; null of an amount with a name. */
  private innerOf({ sellable, subjectId }: SoldLinkRow): { sold: Sellable; subjectId: string } | null {
    const sold = this.sellables.of(sellable);
    return sold && subjectId !== null ? { sold, subjectId } : null;
  }

  private async offerOf(statements: StatementRunner, link: SoldLinkRow): Promise<Offer> {
    const { id, code, title, priceMinor, currency } = link;
    const inner = this.innerOf(link);
    const offer = inner && (await inner.sold.offer(statements, { id: inner.subjectId }));
    const path = paymentLinkPath(code);
    return {
      subjectId: id,
      product: `link-${code}`,
      name: title,
      title: offer?.title ?? title,
      priceMinor,
      currency,
      startsAt: offer?.startsAt ?? null,
      endsAt: offer?.endsAt ?? null,
      openUrl: offer?.openUrl ?? '/my-orders',
      aboutUrl: path,
    };
  }
}

/** @throws DomainError PAYMENT_LINK_NOT_FOUND */
async function find(statements: StatementRunner, id: string): Promise<SoldLinkRow> {
  const [link] = await statements.rows(linkQuery, { id });
  if (!link) throw new DomainError(paymentLinkErrors.NOT_FOUND);
  return link;
}

/** @throws DomainError PAYMENT_LINK_EXPIRED, PAYMENT_LINK_FULL, PAYMENT_LINK_DEACTIVATED */
function assertOpen({ state }: SoldLinkRow): void {
  if (state !== 'OPEN') throw new DomainError(paymentLinkErrors[state]);
}
