import {
  awaitingPaths,
  isDigital,
  isOpenOrder,
  orderErrors,
  type PaymentMethod,
  type StartPaymentInput,
  startPaymentSchema,
} from '@lyceum/contracts/payments';
import {
  ActivityLog,
  type Actor,
  assertCan,
  CONFIG,
  type Config,
  DomainError,
  parseInput,
  PreparedQueries,
  type Transaction,
  UnitOfWork,
} from '@lyceum/kernel';
import { Inject, Injectable } from '@nestjs/common';
import { Guardianship } from '../orders/guardianship';
import { OrderChanges } from '../orders/order-changes';
import type { PaymentProvider } from '../providers/payment-provider.port';
import { PaymentProviders } from '../providers/payment-providers';
import {
  type AttemptRow,
  attemptStatement,
  begunStatement,
  holdPayableStatement,
  setMethodStatement,
} from './attempt.statements';
import type { StartedPaymentModel } from './started-payment.model';

type CheckedStart = ReturnType<typeof startPaymentSchema.parse>;

/** Buyers who go to pay an order. */
@Injectable()
export class PaymentService {
  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'publicUrl'>,
    private readonly unitOfWork: UnitOfWork,
    private readonly queries: PreparedQueries,
    private readonly changes: OrderChanges,
    private readonly providers: PaymentProviders,
    private readonly guardianship: Guardianship,
    private readonly activity: ActivityLog,
  ) {}

  /**
   * Begins to pay an order of the caller that is open and in time. The try is kept before the provider is asked, under an id that
   * the provider is told: whatever ends in between, the same client key goes on with the same payment.
   * @throws DomainError ORDER_NOT_FOUND, ORDER_NOT_PAYABLE, ORDER_NOT_FOR_THEM, ORDER_METHOD_NOT_OFFERED, ORDER_PARTLY_PAID
   */
  async start(actor: Actor, input: StartPaymentInput): Promise<StartedPaymentModel> {
    assertCan(actor, 'order.write');
    const start = parseInput(startPaymentSchema, input);
    const provider = this.providers.of(start.method);
    if (!provider) throw new DomainError(orderErrors.METHOD_NOT_OFFERED);
    const { title, ...attempt } = await this.unitOfWork.run((transaction) =>
      this.keep(transaction, actor, { ...start, provider }),
    );
    const { id: attemptId, pageUrl, method, amountMinor, currency } = attempt;
    if (pageUrl !== null) return { attemptId, pageUrl };
    const returnUrl = new URL(returnPath(method, start.orderId), this.config.publicUrl).href;
    const begun = await provider.begin({ attemptId, method, amountMinor, currency, title, returnUrl });
    await this.queries.count(begunStatement, { attemptId, ...begun });
    return { attemptId, pageUrl: begun.pageUrl };
  }

  private async keep(
    transaction: Transaction,
    { userId }: Actor,
    { orderId, clientKey, method, provider }: CheckedStart & { readonly provider: PaymentProvider },
  ): Promise<AttemptRow & { readonly title: string }> {
    const [order] = await transaction.rows(holdPayableStatement, { userId, orderId });
    if (!order) throw new DomainError(orderErrors.NOT_FOUND);
    if (!isOpenOrder(order.status) || !order.isInTime) throw new DomainError(orderErrors.NOT_PAYABLE);
    if (order.isPartlyPaid) throw new DomainError(orderErrors.PARTLY_PAID);
    await this.guardianship.assertMayBuyFor(transaction, userId, order.beneficiaryId);
    const values = { orderId, clientKey, method, provider: provider.name };
    const [attempt] = await transaction.rows(attemptStatement, values);
    if (!attempt) throw new DomainError(orderErrors.NOT_FOUND);
    if (attempt.method !== method) throw new DomainError(orderErrors.KEY_REUSED);
    await transaction.count(setMethodStatement, { orderId, method });
    const to = isDigital(method) ? 'DIGITAL_PENDING' : 'PENDING';
    const begins = { to, reason: 'PAYING', actorId: userId, orderIds: [orderId] } as const;
    if (order.status !== to) await this.changes.change(transaction, begins);
    await this.activity.record(transaction, { userId, actionType: 'PAYMENT_START', details: { orderId } });
    return { ...attempt, title: order.title };
  }
}

/** Apps send back to addresses of their own (checklist line 223), which lead on to the order. */
const returnPath = (method: PaymentMethod, orderId: string): string => {
  const awaiting = awaitingPaths[method];
  return awaiting === undefined ? `/payments/order/${orderId}` : `${awaiting}?order=${orderId}`;
};
