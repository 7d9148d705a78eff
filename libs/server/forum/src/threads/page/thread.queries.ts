import {
  isFindable,
  isPresent,
  people,
  userSummaryColumns,
  userSummaryJson,
  type UserSummaryModel,
} from '@lyceum/auth';
import { threadLimits } from '@lyceum/contracts/forum';
import { statement } from '@lyceum/kernel';
import { studentsOf } from '@lyceum/live-course';
import { hasReported } from '@lyceum/moderation';
import { polls } from '@lyceum/polls';
import { isBanned, isNotHidden, isReadable } from '../../access/forum-access.queries';
import { highlightOfThread } from '../thread-highlights.queries';
import type { ThreadModel } from './thread.model';
import { firstUnreadNumber, unreadCount } from '../thread-people.queries';
import { type SharedThreadRow, sharedColumns, sharedJoins } from '../thread.rows';

/** A thread of a teacher's students: how many of them are named. */
const namedStudents = 200;

/** Posts among whose authors the latest are looked for. */
const latestPosts = 100;

/** A row of `threadQuery`. */
export interface ThreadRow
  extends
    SharedThreadRow,
    Pick<
      ThreadModel,
      | 'editedAt'
      | 'content'
      | 'isRich'
      | 'plainText'
      | 'requestingUserHasRespondedTo'
      | 'requestingUserHasReported'
      | 'firstUnreadNumber'
      | 'pollId'
      | 'clappers'
      | 'teammates'
      | 'highlight'
      | 'studentParticipationArr'
    > {
  isBanned: boolean;
  isHidden: boolean;
  draftId: string | null;
  draftContent: string | null;
  draftIsRich: boolean | null;
  draftRevision: number | null;
  draftUpdatedAt: Date | null;
}

const faces = String(threadLimits.stackedFaces);

/** In the order of their ids, which the table's key has: a thread may have very many. */
const clappers = `
  SELECT json_agg(${userSummaryJson('clapper')}) FROM (
    SELECT p.* FROM thread_claps given ${people.join('p', 'given.user_id')}
    WHERE given.thread_id = t.id AND ${isFindable('p')} AND ${isNotHidden('given.user_id')}
    ORDER BY given.user_id LIMIT ${faces}) clapper`;

const teammates = `
  SELECT json_agg(${userSummaryJson('mate')} ORDER BY mate.latest DESC) FROM (
    SELECT p.*, wrote.latest FROM (
      SELECT creator_id, max(number) AS latest FROM (
        SELECT creator_id, number FROM posts
        WHERE thread_id = t.id AND status = 'VISIBLE' ORDER BY number DESC LIMIT ${String(latestPosts)}) last
      WHERE ${isNotHidden('last.creator_id')}
      GROUP BY creator_id ORDER BY latest DESC LIMIT ${faces}) wrote
    ${people.join('p', 'wrote.creator_id')} WHERE ${isFindable('p')}) mate`;

const ownPost = (creator: string): string => `EXISTS (
  SELECT FROM posts p WHERE p.thread_id = t.id AND p.creator_id = ${creator} AND p.status = 'VISIBLE')`;

const students = `
  SELECT json_agg(json_build_object('id', taking.id, 'name', taking.name, 'picture', taking.picture_url)) FROM (
    SELECT s.id, ${people.displayName('s')} AS name, s.picture_url
    FROM (${studentsOf('$userId')}) taught ${people.join('s', 'taught.id')}
    WHERE ${isPresent('s')} AND ${isNotHidden('s.id')} AND ${ownPost('s.id')}
    ORDER BY name, s.id LIMIT ${String(namedStudents)}) taking`;

const draftColumns = `
  draft.id AS "draftId", draft.content AS "draftContent", draft.is_rich AS "draftIsRich",
  draft.revision AS "draftRevision", draft.updated_at AS "draftUpdatedAt"`;

/** Thread `$threadId` as user `$userId` meets it, whoever they are: who may see it is for the policy to say. */
export const threadQuery = statement<ThreadRow>(
  'forum.thread',
  `
    SELECT ${sharedColumns}, t.edited_at AS "editedAt", t.content, t.is_rich AS "isRich", t.plain_text AS "plainText",
           ${isBanned('c.id')} AS "isBanned", NOT ${isNotHidden('t.creator_id')} AS "isHidden",
           ${ownPost('$userId')} AS "requestingUserHasRespondedTo", ${hasReported('THREAD', 't.id')} AS "requestingUserHasReported",
           ${unreadCount} AS "unreadCnt", ${firstUnreadNumber} AS "firstUnreadNumber",
           COALESCE((${clappers}), '[]') AS clappers, COALESCE((${teammates}), '[]') AS teammates,
           (${highlightOfThread}) AS highlight, COALESCE((${students}), '[]') AS "studentParticipationArr", ${polls.idOf('t.id')} AS "pollId", ${draftColumns}
    FROM threads t ${sharedJoins}
    LEFT JOIN drafts draft ON draft.user_id = $userId AND draft.thread_id = t.id
    WHERE t.id = $threadId`,
);

/**
 * Who may see a thread: the forum's members first, then, where everybody may read it, those who wrote in it. People
 * of a block with user `$userId` are left out.
 */
export const authorizedUsersQuery = statement<UserSummaryModel>(
  'forum.authorized-users-of-thread',
  `
    SELECT ${userSummaryColumns('p')} FROM (
      (SELECT m.user_id, 1 AS place, m.joined_at AS since FROM threads t
       JOIN community_members m ON m.community_id = t.community_id
       WHERE t.id = $threadId AND ${isNotHidden('m.user_id')} ORDER BY m.joined_at, m.user_id
       LIMIT ${String(threadLimits.authorizedUsers)})
      UNION ALL
      (SELECT last.creator_id, 2, max(last.created_at) FROM (
         SELECT o.creator_id, o.created_at FROM threads t JOIN communities c ON c.id = t.community_id
         JOIN posts o ON o.thread_id = t.id
         WHERE t.id = $threadId AND c.privacy = 'PUBLIC' AND o.status = 'VISIBLE' AND ${isReadable('c')}
         ORDER BY o.number DESC LIMIT ${String(latestPosts)}) last
       WHERE ${isNotHidden('last.creator_id')} AND NOT EXISTS (
         SELECT FROM threads t JOIN community_members m ON m.community_id = t.community_id
         WHERE t.id = $threadId AND m.user_id = last.creator_id)
       GROUP BY last.creator_id)) seen
    ${people.join('p', 'seen.user_id')}
    WHERE ${isFindable('p')}
    ORDER BY seen.place, seen.since, p.id LIMIT ${String(threadLimits.authorizedUsers)}`,
);
