import { orderErrors, paymentLimits } from '@lyceum/contracts/payments';
import { DomainError, type StatementRunner } from '@lyceum/kernel';
import { unpaidOrdersQuery } from './order.statements';

/** Who is to have what, however often it was ordered for them. */
export interface HeldThing {
  readonly sellable: string;
  readonly subjectId: string;
  readonly beneficiaryId: string;
}

/** Nobody keeps a seat from others by ordering it again and again. @throws DomainError ORDER_HELD_TOO_OFTEN */
export async function assertNotHeldTooOften(statements: StatementRunner, thing: HeldThing): Promise<void> {
  const [row] = await statements.rows(unpaidOrdersQuery, { ...thing });
  if ((row?.number ?? 0) >= paymentLimits.unpaidOrdersPerDay)
    throw new DomainError(orderErrors.HELD_TOO_OFTEN);
}
