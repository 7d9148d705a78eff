import { Injectable } from '@nestjs/common';
import {
  type AnyRow,
  type PersonalData,
  PersonalDataSource,
  PreparedQueries,
  statement,
} from '@lyceum/kernel';

const pollsQuery = statement<AnyRow>(
  'polls.export-polls',
  `SELECT id, thread_id AS "threadId", created_at AS "madeAt", closed_at AS "closedAt" FROM polls
   WHERE creator_id = $userId ORDER BY id`,
);

const optionsQuery = statement<AnyRow>(
  'polls.export-options',
  `SELECT id, poll_id AS "pollId", label, created_at AS "addedAt" FROM poll_options WHERE creator_id = $userId ORDER BY id`,
);

const votesQuery = statement<AnyRow>(
  'polls.export-votes',
  `SELECT poll_id AS "pollId", option_id AS "optionId", voted_at AS "votedAt" FROM poll_votes WHERE user_id = $userId
   ORDER BY voted_at, option_id`,
);

/** Polls somebody made, options they added, and what they voted for. */
@Injectable()
@PersonalDataSource('polls')
export class PollsPersonalData implements PersonalData {
  constructor(private readonly queries: PreparedQueries) {}

  async export(userId: string): Promise<object> {
    return {
      polls: await this.queries.rows(pollsQuery, { userId }),
      options: await this.queries.rows(optionsQuery, { userId }),
      votes: await this.queries.rows(votesQuery, { userId }),
    };
  }

  /** All of it stays, of 'Deleted user': others chose among the options, and a result does not change afterwards. */
  async erase(): Promise<void> {
    return Promise.resolve();
  }
}
