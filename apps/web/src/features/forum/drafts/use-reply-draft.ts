import { useSession } from '@lyceum/session';
import {
  DeleteDraftDocument,
  type DraftPartsFragment,
  execute,
  SaveThreadResponseDraftDocument,
  ThreadResponseDraftDocument,
} from '@lyceum/web-graphql';
import { useState } from 'react';
import type { DraftOnServer, StoredDraft } from './draft.types';
import { replyDraftKey } from './local-copy';
import { type Draft, useDraft } from './use-draft';
import { type DraftText, textKind, textOfStored } from './written-text';

/**
 * The draft of a reply to a thread, of which the server keeps one per person, or of another text within it (`draftKey`:
 * a comment, say), which this browser keeps alone.
 */
export function useReplyDraft(threadId: string, draftKey: string): Draft<DraftText> {
  const userId = useSession().user?.id ?? '';
  const [server] = useState(() => (draftKey === 'thread' ? replyDraftOnServer(userId, threadId) : null));
  return useDraft(replyDraftKey(userId, threadId, draftKey), textKind, server);
}

function replyDraftOnServer(userId: string, threadId: string): DraftOnServer<DraftText> {
  return {
    read: async () => {
      const { getThreadResponseDraft: draft } = await execute(ThreadResponseDraftDocument, {
        threadId,
        userId,
      });
      return draft ? storedOf(draft) : null;
    },
    save: async ({ content, isRich }, baseRevision) => {
      const variables = { userId, threadId, content, isRich, baseRevision };
      return storedOf((await execute(SaveThreadResponseDraftDocument, variables)).saveThreadResponseDraft);
    },
    remove: (draftId) => execute(DeleteDraftDocument, { draftId, userId }),
  };
}

function storedOf(draft: DraftPartsFragment): StoredDraft<DraftText> {
  const { id, revision, updatedAt } = draft;
  return { id, revision, updatedAt, content: textOfStored(draft) };
}
