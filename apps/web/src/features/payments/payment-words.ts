import { dateFormat } from '@lyceum/contracts/messages';
import { formatMoney, isOpenOrder } from '@lyceum/contracts/payments';
import type { Order } from './payment-calls';
import * as messages from './payments.messages';

export const day = dateFormat({ month: 'short', day: 'numeric', year: 'numeric' });
/** A day of UTC, which an invoice says. */
export const dueDay = dateFormat({ month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' });
export const moment = dateFormat({ dateStyle: 'medium', timeStyle: 'short' });
export const time = dateFormat({ hour: 'numeric', minute: '2-digit' });

/** Where an order stands, in a word or two. */
export function statusText({ status, method, refundedMinor, totalMinor, currency }: Order): string {
  if (refundedMinor > 0 && refundedMinor >= totalMinor)
    return messages.refundOf({ amount: formatMoney(refundedMinor, currency) });
  if (status === 'SUCCEEDED') return method === 'WAIVED' ? messages.statusWaived() : messages.statusPaid();
  if (status === 'FAILED') return messages.statusFailed();
  return isOpenOrder(status) ? messages.statusWaiting() : messages.statusCanceled();
}

/** Milliseconds until an order is looked at again: soon at first, then less and less often. */
export const lookAgainAfter = (looks: number): number => Math.min(30_000, Math.round(1_500 * 1.35 ** looks));
