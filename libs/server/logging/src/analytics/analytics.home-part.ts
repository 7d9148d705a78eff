import { Injectable } from '@nestjs/common';
import type { HomeFigure } from '@lyceum/contracts/ops';
import { type Actor, type HomePart, StandsOnHome } from '@lyceum/kernel';
import { AnalyticsService } from './analytics.service';

/** Who used the product, as far as the roll-up has come. */
@Injectable()
@StandsOnHome()
export class AnalyticsHomePart implements HomePart {
  readonly requires = 'analytics.read';
  readonly place = 15;
  readonly title = 'People here';

  constructor(private readonly analytics: AnalyticsService) {}

  async figures(actor: Actor): Promise<HomeFigure[]> {
    const today = new Date().toISOString().slice(0, 10);
    const { totals, previous } = await this.analytics.overview(actor, { from: today, to: today });
    return [{ label: this.title, today: totals.users, yesterday: previous.users }];
  }
}
