import { type CallLimit, everyHour } from '../common/call-limit';
import { paymentLimits } from './payment.limits';

/** How often one person may call what buying consists of. */
export const paymentCalls = {
  orders: everyHour('payments.orders', paymentLimits.ordersPerHour),
  cancellations: everyHour('payments.cancellations', paymentLimits.ordersPerHour),
  attempts: everyHour('payments.attempts', paymentLimits.attemptsPerHour),
  receipts: everyHour('payments.receipts', paymentLimits.receiptsPerHour),
  quotes: everyHour('payments.quotes', paymentLimits.quotesPerHour),
} as const satisfies Record<string, CallLimit>;
