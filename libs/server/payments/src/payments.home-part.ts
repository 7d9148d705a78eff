import { Injectable } from '@nestjs/common';
import type { HomeFigure } from '@lyceum/contracts/ops';
import {
  type DaysRow,
  type HomePart,
  PreparedQueries,
  StandsOnHome,
  statement,
  todayAndYesterday,
} from '@lyceum/kernel';

const daysQuery = statement<DaysRow>('payments.new-orders', todayAndYesterday('FROM orders', 'created_at'));

/** What was ordered, for whoever reads promo codes and their uses. */
@Injectable()
@StandsOnHome()
export class PaymentsHomePart implements HomePart {
  readonly requires = 'promoCode.read';
  readonly place = 40;
  readonly title = 'Orders';

  constructor(private readonly queries: PreparedQueries) {}

  async figures(): Promise<HomeFigure[]> {
    const days = await this.queries.rows(daysQuery);
    return days.map((row) => ({ label: this.title, ...row }));
  }
}
