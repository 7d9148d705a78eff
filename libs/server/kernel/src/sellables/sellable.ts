import type { Currency } from '@lyceum/contracts/payments';
import { defineMark } from '../marks/mark';
import type { StatementRunner } from '../sql/statement-runner';
import type { Transaction } from '../unit-of-work/transaction';

/** Something of a domain that is for sale, as its buyer is told of it. */
export interface Offer {
  /** Of what is sold: of a class. */
  readonly subjectId: string;
  /** Its key on the price list, `[a-z0-9-]`; promo codes are for some of these. */
  readonly product: string;
  /** What the price list calls it. */
  readonly name: string;
  /** What the order says was bought. */
  readonly title: string;
  /** Minor units of `currency`. */
  readonly priceMinor: number;
  readonly currency: Currency;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  /** Where whoever has it opens it, and where one reads of it. */
  readonly openUrl: string;
  readonly aboutUrl: string;
}

/** One order of something, for somebody. */
export interface Sale {
  readonly orderId: string;
  readonly subjectId: string;
  /** Who is to have it; null once their account is gone. */
  readonly beneficiaryId: string | null;
  /** Who pays. */
  readonly buyerId: string | null;
}

/** What a domain sells. Implemented by a provider marked `@Sells()`. Everything is done within the transaction of the order, whose row is held before. */
export interface Sellable {
  /** Stands in rows: `live-course-seat`. */
  readonly kind: string;
  /** By the name that addresses it on the site, e.g. a class's tag, or by its id; null where it is not for sale. */
  offer(
    statements: StatementRunner,
    by: { readonly name: string } | { readonly id: string },
  ): Promise<Offer | null>;
  /** Why this person cannot have it, in the words of a refusal; nothing is held. @throws DomainError */
  assertMayHave(statements: StatementRunner, sale: Omit<Sale, 'orderId'>): Promise<void>;
  /** Keeps it for the order so many minutes; given back by itself after that. @throws DomainError where it is gone, or they cannot have it */
  hold(transaction: Transaction, sale: Sale, minutes: number): Promise<void>;
  /** Keeps what the order holds so many minutes from now. @returns whether it holds it still */
  keep(transaction: Transaction, sale: Sale, minutes: number): Promise<boolean>;
  /** Gives back what these orders hold. What was delivered stays. */
  release(transaction: Transaction, orderIds: readonly string[]): Promise<void>;
  /** Gives it to whom it is for, with a hold or without: once, however often it is called. @returns whether they have it now */
  deliver(transaction: Transaction, sale: Sale): Promise<boolean>;
  /** Takes it back from whom this order gave it to. */
  revoke(transaction: Transaction, sale: Sale): Promise<void>;
}

/** Marks a provider as a `Sellable`. */
export const Sells = defineMark<Sellable>();
