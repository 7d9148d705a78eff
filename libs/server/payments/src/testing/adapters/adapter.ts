import { randomUUID } from 'node:crypto';
import { DomainError } from '@lyceum/kernel';
import type { Movement, PaymentProvider, Report, WantedPayment } from '../../providers/payment-provider.port';

/** An adapter with what its provider would send, in the words of that provider, signed at a time. */
export interface Adapter {
  readonly provider: PaymentProvider;
  sent(report: Report, at?: Date): { body: Buffer; headers: Record<string, string> };
  /** Has the provider list this of an attempt: money that came, or went back. */
  moves(movements: readonly Movement[]): Promise<void>;
  /** What of a report this provider tells. */
  says(report: Report): Report;
}

/** A payment of 180.00 USD by card, unless said otherwise. */
export const wantedPayment = (overrides: Partial<WantedPayment> = {}): WantedPayment => ({
  attemptId: randomUUID(),
  method: 'CARD',
  amountMinor: 18_000,
  currency: 'USD',
  title: 'A seat',
  returnUrl: 'https://lyceum.example/payments/order/1',
  ...overrides,
});

/** That it was paid, unless said otherwise. */
export const reportOf = (overrides: Partial<Report> = {}): Report => ({
  eventId: `evt_${randomUUID()}`,
  kind: 'PAID',
  attemptId: randomUUID(),
  ref: 'ref',
  amountMinor: 18_000,
  currency: 'USD',
  feeMinor: 522,
  refundId: null,
  decline: null,
  dispute: null,
  ...overrides,
});

/** With which code something is refused; 'read' where it is not. */
export async function refusal(read: () => Promise<unknown>): Promise<string> {
  try {
    await read();
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
  return 'read';
}
