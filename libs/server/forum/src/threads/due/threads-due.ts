import { Injectable } from '@nestjs/common';
import { HasDueItems, statement } from '@lyceum/kernel';
import { isNotHidden, isReadableTo } from '../../access/forum-access.queries';
import { type DueThread, DueThreads } from './due-threads';
import * as messages from './threads-due.messages';

/** How long before its day a thread is named. */
const daysBefore = 14;

/** What waits for a moderator is answered, too. */
const dueThreadsQuery = statement<DueThread>(
  'forum.due-threads',
  `SELECT t.id, t.title, t.due_at AS at
   FROM community_members mine JOIN communities c ON c.id = mine.community_id AND ${isReadableTo('$userId', 'c')}
   JOIN threads t ON t.community_id = c.id AND t.status = 'VISIBLE' AND t.creator_id <> $userId
     AND t.due_at > now() AND t.due_at <= now() + interval '${String(daysBefore)} days' AND ${isNotHidden('t.creator_id')}
   WHERE mine.user_id = $userId AND NOT EXISTS (
     SELECT FROM posts p WHERE p.thread_id = t.id AND p.creator_id = $userId AND p.status IN ('VISIBLE', 'HELD'))
   ORDER BY t.due_at, t.id LIMIT $limit`,
);

/** Threads of the caller's forums that are to be answered soon and that they have not replied to. */
@Injectable()
@HasDueItems()
export class ThreadsDue extends DueThreads {
  protected readonly statement = dueThreadsQuery;
  protected readonly label = messages.replyIsDue;
}
