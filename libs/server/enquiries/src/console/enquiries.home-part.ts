import type { HomeQueue } from '@lyceum/contracts/ops';
import {
  type Actor,
  type HomePart,
  PreparedQueries,
  StandsOnHome,
  statement,
  toQueue,
  type WaitingRow,
  waitingSince,
} from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { topicsOf } from '../enquiries.policy';

const waitingQuery = statement<WaitingRow>(
  'enquiries.waiting',
  waitingSince(`FROM enquiries WHERE state = 'NEW' AND topic = ANY($topics::text[])`, 'created_at'),
);

/** What nobody has taken yet, of what the caller may read. */
@Injectable()
@StandsOnHome()
export class EnquiriesHomePart implements HomePart {
  readonly requires = 'enquiry.answer';
  readonly place = 26;
  readonly title = 'Enquiries';

  constructor(private readonly queries: PreparedQueries) {}

  async queue(actor: Actor): Promise<HomeQueue> {
    const [row] = await this.queries.rows(waitingQuery, { topics: topicsOf(actor) });
    return toQueue(row, { label: 'Enquiries', path: '/enquiries', search: { state: 'NEW' } });
  }
}
