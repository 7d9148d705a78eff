import { Injectable } from '@nestjs/common';
import { type AnyRow, PersonalDataSource, statement, StoredPersonalData } from '@lyceum/kernel';

/**
 * Polls somebody made, options they added, and what they voted for. All of it stays, of 'Deleted user': others chose among
 * the options, and a result does not change afterwards.
 */
@Injectable()
@PersonalDataSource('polls')
export class PollsPersonalData extends StoredPersonalData {
  protected readonly lists = {
    polls: statement<AnyRow>(
      'polls.export-polls',
      `SELECT id, thread_id AS "threadId", created_at AS "madeAt", closed_at AS "closedAt" FROM polls
       WHERE creator_id = $userId ORDER BY id`,
    ),
    options: statement<AnyRow>(
      'polls.export-options',
      `SELECT id, poll_id AS "pollId", label, created_at AS "addedAt" FROM poll_options WHERE creator_id = $userId ORDER BY id`,
    ),
    votes: statement<AnyRow>(
      'polls.export-votes',
      `SELECT poll_id AS "pollId", option_id AS "optionId", voted_at AS "votedAt" FROM poll_votes WHERE user_id = $userId
       ORDER BY voted_at, option_id`,
    ),
  };
}
