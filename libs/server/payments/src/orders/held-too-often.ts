import { orderErrors, paymentLimits } from '@lyceum/contracts/payments';
import { DomainError, type StatementRunner } from '@lyceum/kernel';
import { type OrdersOfThing, ordersOfThingQuery } from './order.statements';

/** Who is to have what, however often it was ordered for them. */
export interface HeldThing {
  readonly sellable: string;
  readonly subjectId: string;
  readonly beneficiaryId: string;
}

export async function ordersOf(
  statements: StatementRunner,
  { sellable, subjectId, beneficiaryId }: HeldThing,
): Promise<OrdersOfThing> {
  const [row] = await statements.rows(ordersOfThingQuery, { sellable, subjectId, beneficiaryId });
  return row ?? { isOpen: false, unpaid: 0 };
}

/** Nobody keeps a seat from others by ordering it again and again. @throws DomainError ORDER_HELD_TOO_OFTEN */
export function assertNotHeldTooOften({ unpaid }: OrdersOfThing): void {
  if (unpaid >= paymentLimits.unpaidOrdersPerDay) throw new DomainError(orderErrors.HELD_TOO_OFTEN);
}
