import type { PaymentMethod } from '@lyceum/contracts/payments';
import {
  CancelOwnOrderDocument,
  CheckoutDocument,
  type CheckoutQuery,
  CheckoutChildrenDocument,
  CheckoutQuoteDocument,
  type CheckoutQuoteQuery,
  execute,
  graphqlQueryOptions,
  OwnOrderDetailDocument,
  type OwnOrderDetailQuery,
  type OwnOrderFragment,
  OwnOrdersDocument,
  PlaceOrderDocument,
  RequestInvoiceDocument,
  StartPaymentDocument,
} from '@lyceum/web-graphql';

export type Checkout = CheckoutQuery['getCheckout'];

/** What is bought: a kind of thing, by the name that addresses it. */
export interface Wanted {
  readonly kind: 'live-course-seat' | 'payment-link';
  readonly name: string;
}
export type Quote = CheckoutQuoteQuery['getPromoCodeQuote'];
export type Order = OwnOrderFragment;
export type OrderDetail = OwnOrderDetailQuery['getOrder'];

export const checkoutQuery = (userId: string, { kind, name }: Wanted, beneficiaryId: string | null) =>
  graphqlQueryOptions(CheckoutDocument, { userId, kind, name, beneficiaryId });

export const childrenQuery = (userId: string) => graphqlQueryOptions(CheckoutChildrenDocument, { userId });

export const orderQuery = (userId: string, orderId: string) =>
  graphqlQueryOptions(OwnOrderDetailDocument, { userId, orderId });

export const fetchOrders = async (userId: string, cursor: string | null) =>
  (await execute(OwnOrdersDocument, { userId, cursor })).getMyOrders;

export const fetchQuote = async (
  userId: string,
  code: string,
  { product, currency, priceMinor: amountMinor }: Checkout,
): Promise<Quote> =>
  (await execute(CheckoutQuoteDocument, { userId, code, product, currency, amountMinor })).getPromoCodeQuote;

export interface Purchase {
  readonly checkout: Checkout;
  readonly beneficiaryId: string;
  readonly method: PaymentMethod;
  readonly code: string | null;
  readonly clientKey: string;
}

export const placeOrder = async (
  userId: string,
  { checkout, beneficiaryId, method, code, clientKey }: Purchase,
): Promise<Order> => {
  const { product, subjectId, currency, priceMinor: amountMinor } = checkout;
  const bought = { product, subjectId, currency, amountMinor, beneficiaryId };
  const input = { ...bought, method, code, clientKey };
  return (await execute(PlaceOrderDocument, { userId, input })).createOrder;
};

/** @returns the provider's page */
export const startPayment = async (
  userId: string,
  payment: { readonly orderId: string; readonly clientKey: string; readonly method: PaymentMethod },
): Promise<string> => (await execute(StartPaymentDocument, { userId, ...payment })).startPayment.pageUrl;

export const cancelOrder = async (userId: string, orderId: string): Promise<void> => {
  await execute(CancelOwnOrderDocument, { userId, orderId });
};

export interface WantedInvoice {
  readonly orderId: string;
  readonly billTo: string;
  readonly address: string;
  readonly reference: string;
}

export const requestInvoice = async (userId: string, wanted: WantedInvoice): Promise<void> => {
  await execute(RequestInvoiceDocument, { userId, ...wanted });
};
