import { Injectable } from '@nestjs/common';
import { type PersonalData, PersonalDataSource, PreparedQueries } from '@lyceum/kernel';

const exported = {
  polls: `
    SELECT id, thread_id AS "threadId", created_at AS "madeAt", closed_at AS "closedAt" FROM polls
    WHERE creator_id = $1 ORDER BY id`,
  options: `
    SELECT id, poll_id AS "pollId", label, created_at AS "addedAt" FROM poll_options WHERE creator_id = $1 ORDER BY id`,
  votes: `
    SELECT poll_id AS "pollId", option_id AS "optionId", voted_at AS "votedAt" FROM poll_votes WHERE user_id = $1
    ORDER BY voted_at, option_id`,
} as const;

/** Polls somebody made, options they added, and what they voted for. */
@Injectable()
@PersonalDataSource('polls')
export class PollsPersonalData implements PersonalData {
  constructor(private readonly queries: PreparedQueries) {}

  async export(userId: string): Promise<object> {
    const lists = Object.entries(exported).map(async ([name, text]) => {
      return [name, await this.queries.rows({ name: `polls.export-${name}`, text }, [userId])] as const;
    });
    return Object.fromEntries(await Promise.all(lists));
  }

  /** All of it stays, of 'Deleted user': others chose among the options, and a result does not change afterwards. */
  async erase(): Promise<void> {
    return Promise.resolve();
  }
}
