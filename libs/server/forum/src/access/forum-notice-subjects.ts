import { Injectable } from '@nestjs/common';
import type { NotificationType } from '@lyceum/contracts/notifications';
import { blocks } from '@lyceum/friends';
import { type NoticeSubjects, TellsOfSubjects } from '@lyceum/kernel';
import { conversationPath } from './conversation-path';
import { isKeptBy, isKnownTo, isReadableTo } from './forum-access.queries';

/** Where content is read, with the aliases of it and what it stands in, and SQL of its forum's id. */
interface ContentSource {
  readonly from: string;
  readonly aliases: readonly string[];
  readonly forumId: string;
}

const contents: Readonly<Record<string, ContentSource>> = {
  THREAD: { from: 'threads it', aliases: ['it'], forumId: 'it.community_id' },
  POST: {
    from: 'posts it JOIN threads t ON t.id = it.thread_id',
    aliases: ['it', 't'],
    forumId: 't.community_id',
  },
  COMMENT: {
    from: 'comments it JOIN threads t ON t.id = it.thread_id',
    aliases: ['it', 't'],
    forumId: 't.community_id',
  },
  CONVERSATION: { from: 'conversations it', aliases: ['it'], forumId: 'it.community_id' },
  CONVERSATION_REPLY: {
    from: 'conversation_replies it JOIN conversations v ON v.id = it.conversation_id',
    aliases: ['it', 'v'],
    forumId: 'v.community_id',
  },
};

/** What content is called and where it is read, as SQL over the aliases above; of a short text without a title, its beginning. */
const beginning = (text: string): string => `left(regexp_replace(${text}, '\\s+', ' ', 'g'), 80)`;

const titles: Readonly<Record<string, { from: string; title: string; url: string }>> = {
  THREAD: { from: 'threads it', title: 'it.title', url: `'/thread/' || it.id` },
  POST: {
    from: 'posts it JOIN threads t ON t.id = it.thread_id',
    title: 't.title',
    url: `'/thread/' || t.id || '?post=' || it.number`,
  },
  COMMENT: {
    from: 'comments it JOIN threads t ON t.id = it.thread_id JOIN posts p ON p.id = it.post_id',
    title: 't.title',
    url: `'/thread/' || t.id || '?post=' || p.number`,
  },
  CONVERSATION: {
    from: 'conversations it',
    title: beginning('it.content'),
    url: `'${conversationPath('')}' || it.id`,
  },
  CONVERSATION_REPLY: {
    from: 'conversation_replies it JOIN conversations v ON v.id = it.conversation_id',
    title: beginning('v.content'),
    url: `'${conversationPath('')}' || v.id`,
  },
  COMMUNITY: { from: 'communities it', title: 'it.display_name', url: `'/community/' || it.name` },
};

/**
 * SQL of whether something with the id is there as it has to be. `OFFSET 0` keeps PostgreSQL from planning it a second time, as a
 * table of all ids: each is looked up by its key, in a branch of a CASE, and with all types planning took longer than reading.
 */
const stands = (id: string, from: string, condition: string): string =>
  `EXISTS (SELECT FROM ${from} WHERE it.id = ${id} AND ${condition} OFFSET 0)`;

/**
 * What notices of the forums can be about: content, a JOIN_REQUEST, a COMMUNITY one reads or only its name. Content is told
 * of as long as it and what it stands in are VISIBLE, nobody who wrote them has a block with the reader, and the reader may
 * read its forum, by whatever that was lost: they left, were removed or banned, or it turned private. A request is as long
 * as it is open and they keep order there. Each costs a few looks by primary key.
 */
@Injectable()
@TellsOfSubjects()
export class ForumNoticeSubjects implements NoticeSubjects {
  stillTold(reader: string, id: string): Record<string, string> {
    const content = Object.entries(contents).map(([type, { from, aliases, forumId }]) => {
      const shown = aliases.map(
        (alias) => `${alias}.status = 'VISIBLE' AND NOT ${blocks.hiddenFrom(reader, `${alias}.creator_id`)}`,
      );
      const condition = [...shown, isReadableTo(reader, 'forum')].join(' AND ');
      return [
        type,
        stands(id, `${from} JOIN communities forum ON forum.id = ${forumId}`, condition),
      ] as const;
    });
    const isTheirs = `it.status = 'PENDING' AND ${isKeptBy(reader, 'it.community_id')}`;
    return {
      ...Object.fromEntries(content),
      JOIN_REQUEST: stands(id, 'community_join_requests it', isTheirs),
      COMMUNITY: stands(id, 'communities it', isReadableTo(reader, 'it')),
      COMMUNITY_NAME: stands(id, 'communities it', isKnownTo(reader, 'it')),
    };
  }

  titles(id: string): Record<string, string> {
    const told = Object.entries(titles).map(([type, { from, title, url }]) => [
      type,
      `(SELECT json_build_object('title', ${title}, 'url', ${url}) FROM ${from} WHERE it.id = ${id})`,
    ]);
    return Object.fromEntries(told) as Record<string, string>;
  }

  /** What waits for those who keep order in some forum. */
  concerned(reader: string): Partial<Record<NotificationType, string>> {
    const isKeeper = `EXISTS (SELECT FROM community_members own WHERE own.user_id = ${reader} AND own.role <> 'MEMBER')`;
    return {
      COMMUNITY_JOIN_REQUEST: isKeeper,
      POST_REPORT: isKeeper,
      COMMENT_REPORT: isKeeper,
      THREAD_REPORT: isKeeper,
    };
  }
}
