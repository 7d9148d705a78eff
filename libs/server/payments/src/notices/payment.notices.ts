import { formatMoney } from '@lyceum/contracts/payments';
import { defineNotice } from '@lyceum/kernel';
import { z } from 'zod';
import * as messages from './payment.messages';

/** The order it is about, and of what went back the refund. */
export const toldOrderSchema = z.object({ orderId: z.uuid().optional(), refundId: z.uuid().optional() });

const data = toldOrderSchema.extend({
  what: z.string(),
  amountMinor: z.int(),
  currency: z.string().length(3),
});

type Told = z.output<typeof data>;

const about = ({ orderId }: Told) => (orderId === undefined ? undefined : `order:${orderId}`);

const named = ({ what, amountMinor, currency }: Told) => ({
  what,
  amount: formatMoney(amountMinor, currency),
});

const mailOf = (said: string, more: string) => ({
  subject: said,
  heading: said,
  paragraphs: [more],
  action: messages.openOrder(),
});

export const paymentReceived = defineNotice({
  name: 'payments.paid',
  type: 'PAYMENT_RECEIVED',
  data,
  about,
  text: (told) => messages.paid(named(told)),
  mail: (told) => mailOf(messages.paid(named(told)), messages.aboutPaid()),
});

export const paymentFailed = defineNotice({
  name: 'payments.failed',
  type: 'PAYMENT_FAILED',
  data,
  about,
  text: ({ what }) => messages.failed({ what }),
  mail: ({ what }) => mailOf(messages.failed({ what }), messages.aboutFailed()),
});

export const paymentRefunded = defineNotice({
  name: 'payments.refunded',
  type: 'PAYMENT_REFUNDED',
  data,
  about,
  text: (told) => messages.refunded(named(told)),
  mail: (told) => mailOf(messages.refunded(named(told)), messages.aboutRefunded()),
});

export const seatGone = defineNotice({
  name: 'payments.seat-gone',
  type: 'SEAT_GONE',
  data,
  about,
  text: (told) => messages.seatGone(named(told)),
  mail: (told) => mailOf(messages.seatGone(named(told)), messages.aboutRefunded()),
});
