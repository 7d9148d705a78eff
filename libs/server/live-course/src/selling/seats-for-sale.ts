import { liveCourseErrors } from '@lyceum/contracts/live-course';
import {
  DomainError,
  type Offer,
  type Sale,
  type Sellable,
  Sells,
  type StatementRunner,
  type Transaction,
} from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { holdGroup, promote, raiseChanges } from '../enrolment/enrol';
import { enrolStatement, holdGroupsStatement } from '../enrolment/enrolment.statements';
import {
  holdClassStatement,
  holdCourseOfGroupStatement,
  holdSeatStatement,
  keepSeatStatement,
  releaseSeatsStatement,
  revokeSeatStatement,
  seatDeliveredStatement,
  type SeatFacts,
  seatFactsQuery,
  soldGroupOfTagQuery,
  soldGroupQuery,
  type SoldGroupRow,
  soldSeatQuery,
} from './seat.statements';

type Refusal = (typeof liveCourseErrors)[keyof typeof liveCourseErrors];

/**
 * Seats of classes that cost something. What an order holds is a seat that nobody else is given (`freeSeats`); the class's row is
 * held before seats are counted, and is the last that an order takes: order, promo code, course, class.
 */
@Injectable()
@Sells()
export class SeatsForSale implements Sellable {
  readonly kind = 'live-course-seat';

  async offer(
    statements: StatementRunner,
    by: { readonly name: string } | { readonly id: string },
  ): Promise<Offer | null> {
    const [row] =
      'name' in by
        ? await statements.rows(soldGroupOfTagQuery, by)
        : await statements.rows(soldGroupQuery, by);
    return row ? offerOf(row) : null;
  }

  async assertMayHave(statements: StatementRunner, sale: Omit<Sale, 'orderId'>): Promise<void> {
    assertNothingAgainst(await factsOf(statements, { ...sale, orderId: null }));
  }

  async hold(transaction: Transaction, sale: Sale, minutes: number): Promise<void> {
    const { orderId, subjectId: groupId, beneficiaryId: userId } = sale;
    await transaction.rows(holdClassStatement, { groupId });
    let facts = await factsOf(transaction, sale);
    if (facts?.isAwaited) {
      await promote(transaction, groupId);
      facts = await factsOf(transaction, sale);
    }
    assertNothingAgainst(facts);
    await transaction.count(holdSeatStatement, { orderId, groupId, userId, minutes });
  }

  async keep(
    transaction: Transaction,
    { orderId, subjectId: groupId }: Sale,
    minutes: number,
  ): Promise<boolean> {
    await holdGroup(transaction, groupId);
    return (await transaction.count(keepSeatStatement, { orderId, minutes })) > 0;
  }

  async release(transaction: Transaction, orderIds: readonly string[]): Promise<void> {
    const freed = await transaction.rows(releaseSeatsStatement, { orderIds });
    const groupIds = [...new Set(freed.map(({ groupId }) => groupId))];
    await transaction.rows(holdGroupsStatement, { groupIds });
    for (const groupId of groupIds) await promote(transaction, groupId);
  }

  async deliver(transaction: Transaction, sale: Sale): Promise<boolean> {
    const { orderId, subjectId: groupId, beneficiaryId: userId, buyerId } = sale;
    if (userId === null) return false;
    await transaction.rows(holdCourseOfGroupStatement, { groupId });
    const [group] = await transaction.rows(holdGroupsStatement, { groupIds: [groupId] });
    const [seat] = await transaction.rows(soldSeatQuery, { orderId });
    if (!group || seat?.isDelivered) return seat?.isDelivered ?? false;
    if (!seat?.isHeld) await promote(transaction, groupId);
    const facts = await factsOf(transaction, sale);
    // What was held before the class was closed to others is held. Who is in the class by another order, or by staff, pays nothing.
    if (!facts || refusalOf(seat?.isHeld ? { ...facts, isOpen: !facts.isOver } : facts)) return false;
    await transaction.count(seatDeliveredStatement, { orderId, groupId, userId });
    await transaction.rows(enrolStatement, { groupId, userIds: [userId], mayEnter: true, byStaff: false });
    raiseChanges(transaction, { groupId, by: buyerId }, 'ENROLLED', [userId]);
    return true;
  }

  async revoke(transaction: Transaction, { orderId }: Sale): Promise<void> {
    const groupId = await holdClassOfSeat(transaction, orderId);
    if (groupId === null) return;
    const left = await transaction.rows(revokeSeatStatement, { orderId });
    const userIds = left.map(({ userId }) => userId);
    raiseChanges(transaction, { groupId, by: null }, 'LEFT', userIds);
    await promote(transaction, groupId);
  }
}

/** Holds the class where the seat of an order is now: staff may have moved its student. @returns its id; null where there is no seat */
async function holdClassOfSeat(transaction: Transaction, orderId: string): Promise<string | null> {
  let held: string | null = null;
  for (;;) {
    const [seat] = await transaction.rows(soldSeatQuery, { orderId });
    if (!seat || seat.groupId === held) return held;
    held = seat.groupId;
    await transaction.rows(holdGroupsStatement, { groupIds: [held] });
  }
}

async function factsOf(
  statements: StatementRunner,
  { orderId, subjectId: groupId, beneficiaryId }: Omit<Sale, 'orderId'> & { readonly orderId: string | null },
): Promise<SeatFacts | undefined> {
  const [facts] = await statements.rows(seatFactsQuery, { orderId, groupId, userId: beneficiaryId });
  return facts;
}

/** Why somebody cannot have a seat: they are told before they pay. */
function refusalOf(facts: SeatFacts): Refusal | null {
  if (!facts.isOpen) return liveCourseErrors.ENROLMENT_CLOSED;
  if (facts.hasOtherRole) return liveCourseErrors.OTHER_ROLE;
  if (facts.isStudent) return liveCourseErrors.IN_CLASS_ALREADY;
  if (facts.wasTakenOut) return liveCourseErrors.WAS_WITHDRAWN;
  if (facts.isElsewhere) return liveCourseErrors.ENROLLED_ELSEWHERE;
  if (!facts.mayLearn) return liveCourseErrors.NOT_ENROLLABLE;
  if (facts.wasRefused) return liveCourseErrors.WAS_REFUSED;
  if (!facts.needsNoStaff) return liveCourseErrors.STAFF_FIRST;
  return facts.isFull ? liveCourseErrors.SEAT_GONE : null;
}

function assertNothingAgainst(facts: SeatFacts | undefined): void {
  const refusal = facts ? refusalOf(facts) : liveCourseErrors.ENROLMENT_CLOSED;
  if (refusal) throw new DomainError(refusal);
}

function offerOf({ groupId, groupTag, courseId, courseTag, name, ...row }: SoldGroupRow): Offer {
  const { priceMinor, currency, startsAt, endsAt } = row;
  return {
    subjectId: groupId,
    product: `live-course-${courseId}`,
    name,
    title: `${name} (${groupTag})`,
    priceMinor,
    currency,
    startsAt,
    endsAt,
    openUrl: `/lc-dashboard/${groupTag}`,
    aboutUrl: `/live-course-p/${courseTag}`,
  };
}
