import { Injectable } from '@nestjs/common';
import type { Transaction } from '@lyceum/kernel';
import { openThread } from '../page/open-thread.queries';

/** What is so now of what an event told of a thread, for whoever tells people of it. They have checked nothing. */
@Injectable()
export class ThreadNewsService {
  /** The thread's title, if it is shown and this person may read it; they are nobody who oversees all forums. */
  async titleFor({ manager }: Transaction, userId: string, threadId: string): Promise<string | null> {
    const [row] = await manager.query<{ title: string }[]>(
      `SELECT t.title FROM threads t JOIN (${openThread}) seen ON seen.id = t.id`,
      [userId, false, threadId],
    );
    return row?.title ?? null;
  }

  /** What the author of a thread is called. */
  async authorNameOf({ manager }: Transaction, threadId: string): Promise<string> {
    const [row] = await manager.query<[{ name: string }]>(
      'SELECT trim(u.full_name) AS name FROM threads t JOIN users u ON u.id = t.creator_id WHERE t.id = $1',
      [threadId],
    );
    return row.name;
  }
}
