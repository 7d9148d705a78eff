import { onlineMethods, type PaymentMethod } from '@lyceum/contracts/payments';
import { z } from 'zod';

const key = z.string().trim().min(1).optional();

/** Ways to pay that Stripe can take, by our names. */
const stripeMethods: readonly string[] = onlineMethods.filter((method) => method !== 'PAYPAL');

const stripeMethodSchema = z.custom<PaymentMethod>(
  (name) => stripeMethods.includes(String(name)),
  `must be some of ${stripeMethods.join(', ')}, comma-separated`,
);

/** Variables of providers that take money. Stripe is asked where both of its secrets are set. */
export const paymentsEnvironment = {
  /** Of the account, `sk_live_…` or a restricted key that may write Checkout Sessions and Refunds. */
  STRIPE_SECRET_KEY: key,
  /** Of the webhook endpoint at PUBLIC_URL/webhooks/payments/stripe, `whsec_…`. */
  STRIPE_WEBHOOK_SECRET: key,
  STRIPE_API_URL: z
    .url({ protocol: /^https?$/, hostname: /.+/, error: 'must be a URL like https://api.stripe.com' })
    .default('https://api.stripe.com'),
  /** Which of them the account may take. */
  STRIPE_METHODS: z
    .string()
    .default('CARD')
    .transform((list) => list.split(',').map((entry) => entry.trim()))
    .pipe(z.array(stripeMethodSchema).min(1)),
  /** What of every price is tax, in hundredths; prices have it in them. 0: none is charged. */
  TAX_PERCENT: z.coerce
    .number('must be a number like 8.5')
    .min(0, 'must not be less than 0')
    .max(50, 'must not be more than 50')
    .multipleOf(0.01, 'has two digits after the point at most')
    .default(0),
  /** What that tax is called on receipts. */
  TAX_NAME: z.string().trim().min(1).max(20).default('Tax'),
  /** Who issues invoices for purchase orders, and where they are paid, line by line: `Lyceum Ltd|1 School Lane|IBAN …`. */
  INVOICE_ISSUER: z.string().trim().min(1).optional(),
  /** Of the REST app that takes the money. PayPal is asked where these three are set. */
  PAYPAL_CLIENT_ID: key,
  PAYPAL_SECRET: key,
  /** Of the webhook at PUBLIC_URL/webhooks/payments/paypal: its signatures are of it. */
  PAYPAL_WEBHOOK_ID: key,
  PAYPAL_API_URL: z
    .url({ protocol: /^https?$/, hostname: /.+/, error: 'must be a URL like https://api-m.paypal.com' })
    .default('https://api-m.paypal.com'),
} as const;
