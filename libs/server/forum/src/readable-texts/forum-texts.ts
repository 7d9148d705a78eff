import { Injectable } from '@nestjs/common';
import type { ReplyType } from '@lyceum/contracts/forum';
import type { WrittenType } from '@lyceum/contracts/translation';
import {
  type Actor,
  assertCan,
  PreparedQueries,
  type Statement,
  statement,
  type Texts,
  TextSource,
} from '@lyceum/kernel';
import { MentionNamesService } from '@lyceum/mentions';
import { polls, PollService } from '@lyceum/polls';
import { ConversationAccessService } from '../conversations/conversation-access.service';
import { ReplyAccessService } from '../replies/access/reply-access.service';
import { ThreadAccessService } from '../threads/page/thread-access.service';

interface TextsRow {
  texts: string[];
  pollId: string | null;
}

const textsQuery = (table: string, texts: string) =>
  statement<TextsRow>(
    `forum.text-of-reply-in-${table}`,
    `SELECT ${texts} AS texts, NULL::uuid AS "pollId" FROM ${table} WHERE id = $id`,
  );

const queries: Readonly<Record<WrittenType, Statement<TextsRow>>> = {
  THREAD: statement<TextsRow>(
    'forum.texts-of-threads',
    `
      SELECT ARRAY[t.title, t.plain_text] || t.tags AS texts, ${polls.idOf('t.id')} AS "pollId"
      FROM threads t WHERE t.id = $id`,
  ),
  POST: textsQuery('posts', 'ARRAY[plain_text]'),
  COMMENT: textsQuery('comments', 'ARRAY[plain_text]'),
  CONVERSATION: textsQuery('conversations', 'ARRAY[content]'),
  CONVERSATION_REPLY: textsQuery('conversation_replies', 'ARRAY[content]'),
};

/** What threads, replies and conversations say to who may open them; of a poll, what its options say to them. */
@Injectable()
@TextSource()
export class ForumTexts implements Texts {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly threads: ThreadAccessService,
    private readonly replies: ReplyAccessService,
    private readonly conversations: ConversationAccessService,
    private readonly polls: PollService,
    private readonly names: MentionNamesService,
  ) {}

  readonly ofType: Texts['ofType'] = {
    THREAD: (actor, id) => this.read(actor, 'THREAD', id, () => this.threads.ofReader(actor, id)),
    POST: (actor, id) => this.reply(actor, 'POST', id),
    COMMENT: (actor, id) => this.reply(actor, 'COMMENT', id),
    CONVERSATION: (actor, id) =>
      this.read(actor, 'CONVERSATION', id, () => this.conversations.ofReader(actor, id)),
    CONVERSATION_REPLY: (actor, id) =>
      this.read(actor, 'CONVERSATION_REPLY', id, () => this.conversations.ofReplysReader(actor, id)),
  };

  private reply(actor: Actor, type: ReplyType, id: string): Promise<string[]> {
    return this.read(actor, type, id, () => this.replies.ofReader(actor, { type, id }));
  }

  /** @param open throws where the caller may not read it */
  private async read(
    actor: Actor,
    type: WrittenType,
    id: string,
    open: () => Promise<unknown>,
  ): Promise<string[]> {
    assertCan(actor, 'forum.read');
    await open();
    const [row] = await this.queries.rows(queries[type], { id });
    if (!row) return [];
    const named = await this.names.into(
      actor.userId,
      row.texts.map((text) => ({ text })),
    );
    const texts = named.map(({ text }) => text);
    if (!row.pollId) return texts;
    const { options } = await this.polls.open(actor, { pollId: row.pollId });
    return [...texts, ...options.map(({ label }) => label)];
  }
}
