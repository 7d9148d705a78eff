import { Injectable } from '@nestjs/common';
import { HasDueItems, statement } from '@lyceum/kernel';
import { polls } from '@lyceum/polls';
import { isNotHidden, isReadableTo } from '../access/forum-access.queries';
import { type DueThread, DueThreads } from '../threads/due/due-threads';
import * as messages from './polls-due.messages';

/** How long before its end a poll is named. */
const daysBefore = 7;

const closingPollsQuery = statement<DueThread>(
  'forum.closing-polls',
  `SELECT t.id, t.title, closing.closes_at AS at
   FROM (${polls.unvotedClosing('$userId', daysBefore)}) closing
   JOIN threads t ON t.id = closing.thread_id AND t.status = 'VISIBLE' AND ${isNotHidden('t.creator_id')}
   JOIN communities c ON c.id = t.community_id AND ${isReadableTo('$userId', 'c')}
   JOIN community_members mine ON mine.community_id = c.id AND mine.user_id = $userId
   ORDER BY closing.closes_at, t.id LIMIT $limit`,
);

/** Polls of the caller's forums that close soon and that they have not voted in. */
@Injectable()
@HasDueItems()
export class PollsDue extends DueThreads {
  protected readonly statement = closingPollsQuery;
  protected readonly label = messages.pollCloses;
}
