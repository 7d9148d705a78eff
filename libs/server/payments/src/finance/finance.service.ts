import type { FinanceChart } from '@lyceum/contracts/payments';
import { type Actor, assertCan, Every, PreparedQueries } from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { monthsQuery, sumUpStatement } from './finance.statements';

/** Months that a chart shows. */
const shownMonths = 12;

/** What was sold, by months. */
@Injectable()
export class FinanceService {
  constructor(private readonly queries: PreparedQueries) {}

  /** Sums up this month and the one before, in which something may have been booked since it was last summed up. */
  @Every('payments.finance', { minutes: 15 })
  async sumUp(): Promise<void> {
    await this.queries.count(sumUpStatement, { since: firstOf(1) });
  }

  /** What was left of each of the last months, in each currency. */
  async chart(actor: Actor): Promise<FinanceChart> {
    assertCan(actor, 'order.oversee');
    return { months: await this.queries.rows(monthsQuery, { since: firstOf(shownMonths - 1) }) };
  }
}

/** The first day of the month so many ago, in UTC. */
function firstOf(monthsAgo: number, now = new Date()): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsAgo, 1))
    .toISOString()
    .slice(0, 10);
}
