import { Injectable } from '@nestjs/common';
import { type About, defineNotice, Notices, type Transaction } from '@lyceum/kernel';
import { z } from 'zod';
import * as messages from './mention.messages';
import { tellMentionedQuery } from './mentions.statements';

const mentioned = defineNotice({
  name: 'forum.mentioned',
  type: 'CONVERSATION_MENTIONED',
  data: z.object({ title: z.string() }),
  text: messages.mentioned,
});

/** A thread, post or comment that names people. */
export interface MentioningText {
  readonly about: About;
  readonly authorId: string;
  /** Its thread's. */
  readonly title: string;
  /** Where it is read. */
  readonly url: string;
  /** Whether it is shown and this person may read it. */
  readonly isShownTo: (userId: string) => Promise<boolean>;
  /** Who knows of it already. */
  readonly knower: string | null;
}

/** What people are told of being mentioned, wherever that is (checklist line 114). */
@Injectable()
export class MentionNotices {
  constructor(private readonly notices: Notices) {}

  /** Tells everybody who is named and may read it, once each, however often it is changed. */
  async tell(transaction: Transaction, text: MentioningText): Promise<void> {
    // What is held is told once it is shown.
    if (!(await text.isShownTo(text.authorId))) return;
    const { about, title, url, authorId: by } = text;
    const untold = await transaction.rows(tellMentionedQuery, { targetId: about.id });
    for (const { id: userId } of untold) {
      if (userId === text.knower || !(await text.isShownTo(userId))) continue;
      this.notices.tell(transaction, mentioned, { title }, { userId, by, url, tag: about.id, about });
    }
  }
}
