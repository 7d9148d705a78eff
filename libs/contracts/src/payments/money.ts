import { z } from 'zod';
import { paymentLimits } from './payment.limits';

/** Currencies something can be sold in, by their ISO 4217 codes (checklist line 227). */
export const currencies = ['USD', 'CNY', 'EUR', 'GBP', 'HKD', 'JPY', 'KRW', 'KWD', 'MXN', 'SGD'] as const;

export type Currency = (typeof currencies)[number];

export const currencySchema = z.enum(currencies, 'This is not a currency we use.');

/** Minor units of a price or a discount: an integer, never negative. */
export const amountSchema = z
  .int('This is not an amount.')
  .min(0, 'An amount is never negative.')
  .max(paymentLimits.amountMinor, 'This is more than anything costs here.');
