import type { HomeQueue } from '@lyceum/contracts/ops';
import { type HomePart, PreparedQueries, StandsOnHome, toQueue } from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { askingQueueQuery } from './asking.statements';

/** Who asks to come into a class. */
@Injectable()
@StandsOnHome()
export class AskingHomePart implements HomePart {
  readonly requires = 'liveCourse.oversee';
  readonly place = 27;
  readonly title = 'Who asks to come into a class';

  constructor(private readonly queries: PreparedQueries) {}

  async queue(): Promise<HomeQueue> {
    const [row] = await this.queries.rows(askingQueueQuery);
    return toQueue(row, { label: 'Asking to come into a class', path: '/classes/asking', search: {} });
  }
}
