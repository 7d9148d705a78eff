import type { Actor } from '@lyceum/kernel';
import { mayModerate, mayPost } from '../../access/forum-access';
import { mayDelete, mayHighlightAnswers, mayPin, type ThreadAccess } from '../thread-policy';
import { placeOf } from '../thread.rows';
import type { ThreadRow } from './thread.queries';
import type { ThreadDraftModel, ThreadModel } from './thread.model';

type Rights = Pick<
  ThreadModel,
  'deletable' | 'editable' | 'pinnable' | 'canReplyTo' | 'canModerate' | 'canHighlight'
>;

function rightsOf(actor: Actor, access: ThreadAccess & Pick<ThreadRow, 'isMyStudent'>): Rights {
  return {
    deletable: mayDelete(actor, access),
    editable: access.creatorId === actor.userId,
    pinnable: mayPin(actor, access),
    canReplyTo: access.status === 'VISIBLE' && mayPost(actor, access),
    canModerate: mayModerate(actor, access),
    canHighlight: mayHighlightAnswers(actor, access, access.isMyStudent),
  };
}

function draftOf(row: ThreadRow): ThreadDraftModel | null {
  const { draftId, draftContent, draftIsRich, draftRevision, draftUpdatedAt } = row;
  if (draftId === null || draftUpdatedAt === null) return null;
  const [content, isRich, revision] = [draftContent ?? '', draftIsRich ?? false, draftRevision ?? 1];
  return { id: draftId, content, isRich, revision, updatedAt: draftUpdatedAt };
}

export function toThreadView(actor: Actor, row: ThreadRow): ThreadModel {
  return {
    ...row,
    ...placeOf(row),
    ...rightsOf(actor, { ...row, threadId: row.id }),
    claps: row.clapsCnt,
    // What is deleted is never shown.
    deleted: false,
    studentParticipationCnt: row.studentParticipationArr.length,
    requestingUserDraft: draftOf(row),
  };
}
