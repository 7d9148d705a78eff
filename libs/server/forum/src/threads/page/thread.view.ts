import type { ContentStatus } from '@lyceum/contracts';
import type { Actor } from '@lyceum/kernel';
import { mayModerate, mayPost } from '../../access/forum-access';
import type { UserSummary } from '../../people/user-summary';
import { mayDelete, mayPin, type ThreadAccess } from '../thread-policy';
import { authorOf, communityOf, type ThreadAuthor, type ThreadCommunity } from '../thread.rows';
import type { ThreadRow } from './thread.queries';

/** A student of the caller who wrote in a thread (checklist line 98). */
export interface StudentInThread {
  id: string;
  name: string;
  picture: string | null;
}

/** A reply somebody has begun. */
export interface ThreadDraft {
  id: string;
  content: string;
  isRich: boolean;
  revision: number;
  updatedAt: Date;
}

/** A thread as its page shows it to the caller. */
export interface ThreadView {
  id: string;
  title: string;
  creator: ThreadAuthor;
  community: ThreadCommunity;
  createdAt: Date;
  editedAt: Date | null;
  lastActiveAt: Date;
  thumbnailUrl: string | null;
  content: string;
  isRich: boolean;
  plainText: string;
  claps: number;
  clappers: UserSummary[];
  tags: string[];
  viewsCnt: number;
  postsCnt: number;
  status: ContentStatus;
  deleted: boolean;
  deletable: boolean;
  editable: boolean;
  pinned: boolean;
  pinnable: boolean;
  canReplyTo: boolean;
  canModerate: boolean;
  requestingUserClapCnt: number;
  requestingUserHasRespondedTo: boolean;
  requestingUserIsFavourite: boolean;
  requestingUserHasReported: boolean;
  studentParticipationCnt: number;
  studentParticipationArr: StudentInThread[];
  requestingUserDraft: ThreadDraft | null;
  pollId: string | null;
  unreadCnt: number;
  firstUnreadNumber: number | null;
  teammates: UserSummary[];
}

type Rights = Pick<ThreadView, 'deletable' | 'editable' | 'pinnable' | 'canReplyTo' | 'canModerate'>;

function rightsOf(actor: Actor, access: ThreadAccess): Rights {
  return {
    deletable: mayDelete(actor, access),
    editable: access.creatorId === actor.userId,
    pinnable: mayPin(actor, access),
    canReplyTo: access.status === 'VISIBLE' && mayPost(actor, access),
    canModerate: mayModerate(actor, access),
  };
}

function draftOf(row: ThreadRow): ThreadDraft | null {
  const { draftId, draftContent, draftIsRich, draftRevision, draftUpdatedAt } = row;
  if (draftId === null || draftUpdatedAt === null) return null;
  const [content, isRich, revision] = [draftContent ?? '', draftIsRich ?? false, draftRevision ?? 1];
  return { id: draftId, content, isRich, revision, updatedAt: draftUpdatedAt };
}

export function toThreadView(actor: Actor, row: ThreadRow): ThreadView {
  const { id, title, createdAt, editedAt, lastActiveAt, thumbnailUrl, content, isRich, plainText } = row;
  const { tags, viewsCnt, postsCnt, status, pinned, unreadCnt, clappers, teammates } = row;
  return {
    ...{ id, title, createdAt, editedAt, lastActiveAt, thumbnailUrl, content, isRich, plainText },
    ...{ tags, viewsCnt, postsCnt, status, pinned, unreadCnt, clappers, teammates },
    ...rightsOf(actor, { ...row, threadId: id }),
    creator: authorOf(row),
    community: communityOf(row),
    claps: row.clapsCnt,
    // What is deleted is never shown.
    deleted: false,
    requestingUserClapCnt: row.requestingUserClapCnt,
    requestingUserHasRespondedTo: row.hasResponded,
    requestingUserIsFavourite: row.requestingUserIsFavourite,
    requestingUserHasReported: row.hasReported,
    studentParticipationCnt: row.students.length,
    studentParticipationArr: row.students,
    requestingUserDraft: draftOf(row),
    pollId: row.pollId,
    firstUnreadNumber: row.firstUnreadNumber,
  };
}
