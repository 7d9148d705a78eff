import { z } from 'zod';
import { idSchema } from '../common/page.schema';
import { amountSchema, currencySchema } from './money';
import { paymentMethods } from './payment.enums';
import { paymentLimits, promoCodeLimits } from './payment.limits';

/** A product as the price list names it: `kia`. */
export const productKeySchema = z
  .string()
  .max(paymentLimits.productKeyLength)
  .regex(/^[a-z0-9][a-z0-9-]*$/, 'This is not a product.');

/** A promo code as a buyer types it, in any case; whether there is such a one is another question. */
export const typedCodeSchema = z
  .string()
  .trim()
  .min(1, 'This field is required.')
  .max(promoCodeLimits.codeLength, `Use at most ${String(promoCodeLimits.codeLength)} characters.`)
  .regex(/^[^\p{Cc}]*$/u, 'Use a single line of text.')
  .toUpperCase();

/** What somebody wants to buy. `amountMinor` is the price they saw: it never sets the price, it only has to be right. */
const purchaseShape = {
  userId: idSchema,
  product: productKeySchema,
  currency: currencySchema.meta({ graphql: 'String', description: 'ISO 4217.' }),
  amountMinor: amountSchema
    .nullish()
    .describe('The list price the caller saw; refused where it is another now. It never sets the price.'),
};

/** What a promo code would take off now; takes no use of it. */
export const promoCodeQuoteSchema = z.object({ ...purchaseShape, code: typedCodeSchema });

export type PromoCodeQuoteInput = z.input<typeof promoCodeQuoteSchema>;

/** Nobody chooses WAIVED: an order of total 0 is (checklist line 225). */
export const orderMethodSchema = z
  .enum(paymentMethods)
  .exclude(['WAIVED'])
  .meta({ graphql: 'PaymentMethod', description: 'Not WAIVED, which follows from a total of 0.' });

/** An order. A repeated call with the same `clientKey` makes no second one and answers the first. */
export const createOrderSchema = z.object({
  ...purchaseShape,
  clientKey: idSchema.describe('A repeated call with the same one makes no second order.'),
  method: orderMethodSchema,
  code: typedCodeSchema.nullish().describe('A promo code, in any case.'),
  subjectId: idSchema.nullish().describe('Which one, of what a domain delivers: a class.'),
  beneficiaryId: idSchema
    .nullish()
    .describe('Who is to have it: the caller where nobody is named, or a child of theirs.'),
});

export type CreateOrderInput = z.input<typeof createOrderSchema>;

/** The order without who orders, whom the call names apart. */
export const newOrderSchema = createOrderSchema.omit({ userId: true }).meta({ id: 'CreateOrderInput' });

export type NewOrderInput = z.input<typeof newOrderSchema>;

export const cancelOrderSchema = z.object({ userId: idSchema, orderId: idSchema });

export type CancelOrderInput = z.input<typeof cancelOrderSchema>;

/** Goes to pay an order. A repeated call with the same `clientKey` answers the first. */
export const startPaymentSchema = z.object({
  userId: idSchema,
  orderId: idSchema,
  clientKey: idSchema,
  method: orderMethodSchema,
});

export type StartPaymentInput = z.input<typeof startPaymentSchema>;

/** One order of the caller's. */
export const orderOfUserSchema = z.object({ userId: idSchema, orderId: idSchema });

export type OrderOfUserInput = z.input<typeof orderOfUserSchema>;

/** What somebody is to buy: a kind of thing, by the name that addresses it. */
export const checkoutSchema = z.object({
  userId: idSchema,
  kind: productKeySchema,
  name: z.string().min(1).max(200),
  beneficiaryId: idSchema.nullish().describe('Who is to have it: the caller where nobody is named.'),
});

export type CheckoutInput = z.input<typeof checkoutSchema>;

/** One's own orders, the newest first. */
export const ordersSchema = z.object({
  userId: idSchema,
  cursor: z.string().max(200).nullish().describe('Of the page before.'),
});

export type OrdersInput = z.input<typeof ordersSchema>;
