import { isNameable, people, userSummaryJson, type UserSummaryModel } from '@lyceum/auth';
import { postTexts, replyPartNames, type ReplyType } from '@lyceum/contracts/forum';
import { blocks } from '@lyceum/friends';
import { studentsOf } from '@lyceum/live-course';
import { type Actor, columns } from '@lyceum/kernel';
import { namesOf, withNames } from '@lyceum/mentions';
import { hasReported } from '@lyceum/moderation';
import { isNotHidden } from '../access/forum-access.queries';
import { mayModerate } from '../access/forum-access';
import type { ThreadAccess } from '../threads/thread-policy';
import { isGone, mayEdit, mayRemove, type ReplyStanding } from './access/reply-policy';
import { replyTypeTable } from './reply-types';
import type { ReplyPartsModel } from '../texts/reply-parts.model';
import type { ReplyModel } from './reply.model';
import type { ThreadAuthorModel } from '../threads/thread-parts.model';

/** What posts and comments have alike, as `replyColumns` reads it. */
export interface ReplyRow
  extends
    ReplyStanding,
    Pick<
      ReplyModel,
      keyof ReplyPartsModel | 'id' | 'createdAt' | 'editedAt' | 'claps' | 'requestingUserClapCnt'
    > {
  firstName: string;
  lastName: string;
  profilePictureUrl: string | null;
  /** Of a rich text alone: what was typed plainly is its own. */
  plainText: string | null;
  hasReported: boolean;
  /** Null where it mentions nobody, as most do. */
  mentionedUsers: UserSummaryModel[] | null;
}

/** SQL of a JSON array of people, as user `$userId` may know of them, or NULL. @param rows SQL of rows `cm` of `user_id` and `place` */
const mentioned = (rows: string): string => `
  (SELECT json_agg(${userSummaryJson('named')} ORDER BY cm.place)
   FROM ${rows} ${people.join('named', 'cm.user_id')}
   WHERE ${isNameable('named')} AND ${isNotHidden('cm.user_id')})`;

/** SQL of who wrote it, by the join of people as `u`. */
const authorColumns = {
  firstName: 'u.first_name',
  lastName: 'u.last_name',
  profilePictureUrl: 'u.picture_url',
};

/** SQL of the columns of `ReplyRow`, of the alias `r` of posts or comments, out of `replyJoins`. */
export const replyColumns = (type: ReplyType): string =>
  columns(['id', 'createdAt', 'editedAt', ...replyPartNames], {
    ...authorColumns,
    authorId: 'r.creator_id',
    isMyStudent: `r.creator_id IN (${studentsOf('$userId')})`,
    plainText: 'CASE WHEN r.is_rich THEN r.plain_text END',
    replyStatus: 'r.status',
    claps: 'r.claps_cnt',
    requestingUserClapCnt: 'COALESCE(cl.count, 0)::int',
    hasReported: hasReported(type, 'r.id'),
    mentionedUsers: mentioned('(SELECT user_id, place FROM content_mentions WHERE target_id = r.id) cm'),
  })('r');

/** SQL that joins what `replyColumns` reads, as user `$userId` meets it. */
export const replyJoins = (type: ReplyType): string => `
  ${people.leftJoin('u', 'r.creator_id')}
  LEFT JOIN ${replyTypeTable[type].clapsTable} cl ON cl.${replyTypeTable[type].clapsKey} = r.id AND cl.user_id = $userId`;

/** What of a reply is known only once it is made, as `madeReplyColumns` reads it. */
export interface MadeReply extends Pick<
  ReplyRow,
  'id' | 'firstName' | 'lastName' | 'profilePictureUrl' | 'createdAt' | 'mentionedUsers'
> {
  /** Everybody with a block with its author: their tabs are told nothing of it. */
  blockedWith: string[];
}

/** SQL of the array of everybody with a block with this person. */
export const blockedWith = (userId: string): string => `ARRAY(${blocks.partnersOf(userId)})`;

/**
 * SQL of the columns of `MadeReply`, of what the statement has just made as `r`, by its author `u`, who is user `$userId`.
 * @param people SQL of an array of the ids of those mentioned, in the order of the text
 */
export const madeReplyColumns = (people: string): string =>
  columns(['id', 'createdAt'], {
    ...authorColumns,
    blockedWith: blockedWith('$userId'),
    mentionedUsers: mentioned(`unnest(${people}) WITH ORDINALITY AS cm (user_id, place)`),
  })('r');

/** The row of what its author has just written, as `replyColumns` would read it. */
export function rowOfMade(
  actor: Actor,
  made: MadeReply,
  text: Pick<ReplyRow, keyof ReplyPartsModel | 'plainText' | 'replyStatus'>,
): ReplyRow {
  return {
    ...made,
    ...text,
    authorId: actor.userId,
    isMyStudent: false,
    editedAt: null,
    claps: 0,
    requestingUserClapCnt: 0,
    hasReported: false,
  };
}

/** What stands in the place of what is gone, and of what somebody else may not see yet (checklist line 108). */
const nothing = {
  editedAt: null,
  content: postTexts.deletedContent,
  isRich: false,
  plainText: postTexts.deletedContent,
  claps: 0,
  requestingUserClapCnt: 0,
  requestingUserHasReported: false,
  deleted: true,
  editable: false,
  deletable: false,
  removable: false,
  mentionedUsers: [],
} satisfies Partial<ReplyModel> & ReplyPartsModel;

/** Whether the caller sees no more of it than that it was there. */
export function isShownAsGone(
  actor: Actor,
  forum: ThreadAccess,
  { authorId, replyStatus }: ReplyStanding,
): boolean {
  if (replyStatus === 'HELD') return authorId !== actor.userId && !mayModerate(actor, forum);
  return isGone(replyStatus);
}

export function toReplyView(actor: Actor, type: ReplyType, forum: ThreadAccess, row: ReplyRow): ReplyModel {
  const { id, createdAt, editedAt, isRich, claps } = row;
  const { requestingUserClapCnt, hasReported: requestingUserHasReported, replyStatus } = row;
  const student = authorOf(row);
  if (isShownAsGone(actor, forum, row))
    return { id, student, createdAt, ...nothing, status: replyStatus === 'HELD' ? 'DELETED' : replyStatus };
  const mentionedUsers = row.mentionedUsers ?? [];
  const text = { content: row.content, isRich, plainText: row.plainText ?? row.content };
  const { content, plainText } = withNames(text, namesOf(mentionedUsers));
  const isOwn = mayEdit(actor, row);
  return {
    id,
    student,
    createdAt,
    editedAt,
    content,
    isRich,
    plainText,
    claps,
    mentionedUsers,
    requestingUserClapCnt,
    requestingUserHasReported,
    status: replyStatus,
    deleted: false,
    editable: isOwn,
    deletable: isOwn,
    removable: mayRemove(actor, type, forum, row),
  };
}

function authorOf({
  authorId,
  firstName,
  lastName,
  isMyStudent,
  profilePictureUrl,
}: ReplyRow): ThreadAuthorModel {
  return {
    id: authorId,
    firstName,
    lastName,
    requestingUserIsTheTeacherOfThisUser: isMyStudent,
    userProfile: { profilePictureUrl },
  };
}
