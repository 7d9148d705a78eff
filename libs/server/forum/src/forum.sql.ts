import type { ModerationTargetType } from '@lyceum/contracts';
import { blocks } from '@lyceum/friends';
import { isKeptBy, isKnownTo, isReadableTo } from './access/forum-access.queries';

/**
 * What something that is told elsewhere can be about: what moderators look after; a CASE of theirs and a JOIN_REQUEST,
 * which those who keep order decide; a COMMUNITY one reads, or only its name.
 */
export type AboutType = ModerationTargetType | 'CASE' | 'JOIN_REQUEST' | 'COMMUNITY' | 'COMMUNITY_NAME';

/** Where content is read, with the aliases of it and what it stands in, and SQL of its forum's id. */
interface ContentSource {
  readonly from: string;
  readonly aliases: readonly string[];
  readonly forumId: string;
}

const contents: Readonly<Partial<Record<AboutType, ContentSource>>> = {
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

/** SQL of what there still has to be with the id that is told of. */
function standing(viewer: string): Partial<Record<AboutType, { from: string; condition: string }>> {
  const content = Object.entries(contents).map(([type, { from, aliases, forumId }]) => {
    const shown = aliases.map(
      (alias) => `${alias}.status = 'VISIBLE' AND NOT ${blocks.hiddenFrom(viewer, `${alias}.creator_id`)}`,
    );
    const condition = [...shown, isReadableTo(viewer, 'forum')].join(' AND ');
    return [type, { from: `${from} JOIN communities forum ON forum.id = ${forumId}`, condition }] as const;
  });
  return {
    ...Object.fromEntries(content),
    CASE: {
      from: 'moderation_cases it',
      condition: `it.status = 'OPEN' AND ${isKeptBy(viewer, 'it.community_id')}`,
    },
    JOIN_REQUEST: {
      from: 'community_join_requests it',
      condition: `it.status = 'PENDING' AND ${isKeptBy(viewer, 'it.community_id')}`,
    },
    COMMUNITY: { from: 'communities it', condition: isReadableTo(viewer, 'it') },
    COMMUNITY_NAME: { from: 'communities it', condition: isKnownTo(viewer, 'it') },
  };
}

/**
 * SQL that other domains paste into their statements: whether what is told is still to be told to this viewer. Content
 * is as long as it and what it stands in are VISIBLE, nobody who wrote them has a block with the viewer, and the viewer
 * may read its forum, by whatever that was lost: they left, were removed or banned, or it turned private. Work of those
 * who keep order is as long as it is open and they do. What is given back is told again. Where the type is NULL, it is
 * about nothing that could go. Each row costs a few looks by primary key.
 * @param viewer SQL of the viewer's id, the same in all rows
 */
export function isStillTold(viewer: string, { type, id }: { type: string; id: string }): string {
  const cases = Object.entries(standing(viewer)).map(
    ([name, { from, condition }]) =>
      `WHEN '${name}' THEN EXISTS (SELECT FROM ${from} WHERE it.id = ${id} AND ${condition})`,
  );
  return `(CASE ${type} ${cases.join('\n    ')}\n    ELSE TRUE END)`;
}
