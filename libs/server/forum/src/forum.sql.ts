import type { ModerationTargetType } from '@lyceum/contracts';
import { blocks } from '@lyceum/friends';

/** What something that is told elsewhere can be about: what moderators look after, and a CASE of theirs. */
export type AboutType = ModerationTargetType | 'CASE';

/** Where content is read, with the aliases of it and what it stands in. */
const sources: Readonly<Partial<Record<AboutType, { from: string; aliases: readonly string[] }>>> = {
  THREAD: { from: 'threads it', aliases: ['it'] },
  POST: { from: 'posts it JOIN threads t ON t.id = it.thread_id', aliases: ['it', 't'] },
  COMMENT: { from: 'comments it JOIN threads t ON t.id = it.thread_id', aliases: ['it', 't'] },
  CONVERSATION: { from: 'conversations it', aliases: ['it'] },
  CONVERSATION_REPLY: {
    from: 'conversation_replies it JOIN conversations v ON v.id = it.conversation_id',
    aliases: ['it', 'v'],
  },
};

/**
 * SQL that other domains paste into their statements: whether what is told is still to be told to this viewer. Content
 * is as long as it and what it stands in are VISIBLE, and nobody who wrote them has a block with the viewer; what is
 * restored is told again. A case is as long as it is open. Where the type is NULL, it is about nothing that could go.
 * Each row costs a look by primary key.
 * @param viewer SQL of the viewer's id, the same in all rows
 */
export function isStillTold(viewer: string, { type, id }: { type: string; id: string }): string {
  const cases = Object.entries(sources).map(([name, { from, aliases }]) => {
    const shown = aliases.map(
      (alias) => `${alias}.status = 'VISIBLE' AND NOT ${blocks.hiddenFrom(viewer, `${alias}.creator_id`)}`,
    );
    return `WHEN '${name}' THEN EXISTS (SELECT FROM ${from} WHERE it.id = ${id} AND ${shown.join(' AND ')})`;
  });
  const openCase = `EXISTS (SELECT FROM moderation_cases it WHERE it.id = ${id} AND it.status = 'OPEN')`;
  return `(CASE ${type} ${cases.join('\n    ')}\n    WHEN 'CASE' THEN ${openCase} ELSE TRUE END)`;
}
